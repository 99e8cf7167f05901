import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { DetailPage } from '#app/features/tattoos/detail-page.tsx'
import type { DesignProblem } from '#app/features/tattoos/missing-design.tsx'
import { imageObject } from '#app/features/tattoos/picture-data.ts'
import { altOf, titleOf } from '#app/features/tattoos/tattoo-words.ts'
import { paths } from '#app/paths.ts'
import { isDrawnAsRead } from '#app/platform/reading/drawn-list.tsx'
import { readingPayloadOf } from '#app/platform/reading/drawn-reading.ts'
import { breadcrumbs } from '#app/platform/head/breadcrumbs.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { listSimilar } from '#server/features/gallery/similar.service.ts'
import { readDescription } from '#server/features/generations/readings.service.ts'
import { isGone } from '#server/features/tattoos/gone.service.ts'
import { TattooNotFoundError } from '#server/features/tattoos/tattoos.errors.ts'
import { getTattoo, listDescendants } from '#server/features/tattoos/tattoos.service.ts'
import { requestContext } from '#server/http/request-context.ts'
import { TattooId } from '#shared/tattoos.ts'
import type { Route } from './+types/tattoo.ts'

/** Most people see what they came for. */
const MissingDesign = lazy(async () => ({
  default: (await import('#app/features/tattoos/missing-design.tsx')).MissingDesign,
}))

const STATUSES: Record<DesignProblem, number> = {
  invalid: 404,
  missing: 404,
  gone: 410,
  failed: 500,
}

const NOTHING = {
  tattoo: undefined,
  similar: undefined,
  descendants: undefined,
  reading: undefined,
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { deps, reportError } = context.get(requestContext)
  const id = TattooId.safeParse(/^\d+$/.test(params.id ?? '') ? Number(params.id) : undefined)
  const problem = (kind: DesignProblem) =>
    data({ problem: kind, ...NOTHING }, { status: STATUSES[kind] })
  if (!id.success) return problem('invalid')
  try {
    const tattoo = await getTattoo(deps, undefined, id.data)
    // The page is worth showing without them.
    const none = (error: unknown) => {
      reportError(error)
      return []
    }
    const [similar, descendants, reading] = await Promise.all([
      listSimilar(deps, undefined, id.data).catch(none),
      listDescendants(deps, undefined, id.data).catch(none),
      isDrawnAsRead(tattoo)
        ? readDescription(
            deps,
            { payload: readingPayloadOf(tattoo), isSignedIn: false },
            request.signal,
          ).catch((error: unknown) => {
            reportError(error)
            return undefined
          })
        : undefined,
    ])
    return data({ problem: undefined, tattoo, similar, descendants, reading })
  } catch (error) {
    if (error instanceof TattooNotFoundError)
      return problem((await isGone(deps, id.data)) ? 'gone' : 'missing')
    reportError(error)
    return problem('failed')
  }
}

export default function TattooRoute({ loaderData, params }: Route.ComponentProps) {
  const { problem, tattoo, similar, descendants, reading } = loaderData
  if (problem !== undefined)
    return (
      <Suspense>
        <MissingDesign key={params.id} problem={problem} tattooId={Number(params.id)} />
      </Suspense>
    )
  return (
    <DetailPage
      key={tattoo.id}
      found={tattoo}
      similar={similar}
      descendants={descendants}
      reading={reading}
    />
  )
}

export function meta(args: Route.MetaArgs) {
  const tattoo = args.loaderData?.tattoo
  const title = `Tattoo #${args.params.id ?? ''} - AI Generated Tattoo Design`
  if (!tattoo) return pageMeta(args, { title, isIndexed: false })
  return pageMeta(args, {
    title,
    description: tattoo.metaDescription ?? `${altOf(tattoo)}. A ${tattoo.style} tattoo design.`,
    image: { path: paths.tattooShareImage(tattoo.id), alt: altOf(tattoo) },
    structuredData: [
      imageObject({
        name: titleOf(tattoo),
        description: altOf(tattoo),
        imagePath: tattoo.imageUrl,
        widthPx: tattoo.width,
        heightPx: tattoo.height,
        creator: tattoo.creator,
        createdAt: tattoo.createdAt,
      }),
      breadcrumbs([
        { name: 'Tattoo Gallery', path: paths.explore() },
        { name: titleOf(tattoo), path: paths.tattoo(tattoo.id) },
      ]),
    ],
  })
}
