import { data, Link } from 'react-router'
import { DetailPage } from '#app/features/tattoos/detail-page.tsx'
import { altOf, titleOf } from '#app/features/tattoos/tattoo-words.ts'
import { useOwnDesign } from '#app/features/tattoos/use-own-design.ts'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { isDrawnAsRead } from '#app/platform/reading/drawn-list.tsx'
import { readingPayloadOf } from '#app/platform/reading/drawn-reading.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { SignedInOnly, SignedOutOnly } from '#app/platform/session/session-gate.tsx'
import { breadcrumbs, imageObject } from '#app/platform/head/structured-data.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/notice-page.tsx'
import { listSimilar } from '#server/features/gallery/similar.service.ts'
import { readDescription } from '#server/features/generations/readings.service.ts'
import { isGone } from '#server/features/tattoos/gone.service.ts'
import { TattooNotFoundError } from '#server/features/tattoos/tattoos.errors.ts'
import { getTattoo, listDescendants } from '#server/features/tattoos/tattoos.service.ts'
import { requestContext } from '#server/http/request-context.ts'
import { TattooId } from '#shared/tattoos.ts'
import type { Route } from './+types/tattoo.ts'

/** Why there is nothing to see. */
const PROBLEMS = {
  invalid: { status: 404, title: 'No such sheet', message: 'Invalid tattoo ID.' },
  missing: {
    status: 404,
    title: 'Not on the wall',
    message: 'No tattoo found with the given ID. It may have been taken down, or kept private.',
  },
  gone: {
    status: 410,
    title: 'Off the wall for good',
    message: 'This design has been deleted.',
  },
  failed: {
    status: 500,
    title: 'The needle slipped',
    message: 'Error fetching tattoo. Please try again later.',
  },
} as const

const NOTHING = {
  tattoo: undefined,
  similar: undefined,
  descendants: undefined,
  reading: undefined,
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { deps, reportError } = context.get(requestContext)
  const id = TattooId.safeParse(/^\d+$/.test(params.id ?? '') ? Number(params.id) : undefined)
  const problem = (kind: keyof typeof PROBLEMS) =>
    data({ problem: kind, ...NOTHING }, { status: PROBLEMS[kind].status })
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
  if (problem === 'missing') return <PerhapsPrivate key={params.id} tattooId={Number(params.id)} />
  if (problem !== undefined) return <Problem kind={problem} />
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

/** To the world it is not there. Somebody who is signed in may be its owner, and is not told so before that has been asked. */
function PerhapsPrivate({ tattooId }: { tattooId: number }) {
  return (
    <>
      <SignedOutOnly>
        <Problem kind="missing" />
      </SignedOutOnly>
      <SignedInOnly>
        <OwnDesign tattooId={tattooId} />
      </SignedInOnly>
    </>
  )
}

function OwnDesign({ tattooId }: { tattooId: number }) {
  const own = useOwnDesign(tattooId)
  if (own.status === 'loading') return <div aria-busy className="min-h-svh" />
  if (own.status === 'found')
    return <DetailPage found={own.tattoo} similar={own.similar} descendants={own.descendants} />
  return <Problem kind={own.status} />
}

function Problem({ kind }: { kind: keyof typeof PROBLEMS }) {
  const { title, message } = PROBLEMS[kind]
  return (
    <NoticePage picture={FLASH_ART.compass} title={title} lead={message}>
      <Link to={paths.explore()} className={buttonClass()}>
        Back to Gallery
      </Link>
    </NoticePage>
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
