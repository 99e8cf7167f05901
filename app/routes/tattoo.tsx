import { useEffect, useState } from 'react'
import { data, Link, useNavigate } from 'react-router'
import { GalleryWall } from '#app/features/tattoos/gallery-wall.tsx'
import { AudienceNote } from '#app/features/tattoos/audience-note.tsx'
import { BackToGallery, TattooDetail } from '#app/features/tattoos/tattoo-detail.tsx'
import { fetchDescendants, fetchSimilar, fetchTattoo } from '#app/features/tattoos/tattoos.api.ts'
import { altOf, titleOf } from '#app/features/tattoos/tattoo-words.ts'
import { useLike } from '#app/features/tattoos/use-like.ts'
import { useMarkedTattoos } from '#app/features/tattoos/use-marked-tattoos.ts'
import { useOwnDesign } from '#app/features/tattoos/use-own-design.ts'
import { ViewGate } from '#app/features/tattoos/lazy-dialogs.ts'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { useLikes } from '#app/platform/storage/likes-store.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { SignedInOnly, SignedOutOnly } from '#app/platform/session/session-gate.tsx'
import { breadcrumbs, imageObject } from '#app/platform/head/structured-data.ts'
import { countView } from '#app/features/tattoos/view-limit.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/notice-page.tsx'
import { listSimilar } from '#server/features/gallery/similar.service.ts'
import { isGone } from '#server/features/tattoos/gone.service.ts'
import { TattooNotFoundError } from '#server/features/tattoos/tattoos.errors.ts'
import { getTattoo, listDescendants } from '#server/features/tattoos/tattoos.service.ts'
import { requestContext } from '#server/http/request-context.ts'
import { TattooId, type Tattoo } from '#shared/tattoos.ts'
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

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps, reportError } = context.get(requestContext)
  const id = TattooId.safeParse(/^\d+$/.test(params.id ?? '') ? Number(params.id) : undefined)
  const problem = (kind: keyof typeof PROBLEMS) =>
    data(
      { problem: kind, tattoo: undefined, similar: undefined, descendants: undefined },
      { status: PROBLEMS[kind].status },
    )
  if (!id.success) return problem('invalid')
  try {
    const tattoo = await getTattoo(deps, undefined, id.data)
    // The page is worth showing without them.
    const none = (error: unknown) => {
      reportError(error)
      return []
    }
    const [similar, descendants] = await Promise.all([
      listSimilar(deps, undefined, id.data).catch(none),
      listDescendants(deps, undefined, id.data).catch(none),
    ])
    return data({ problem: undefined, tattoo, similar, descendants })
  } catch (error) {
    if (error instanceof TattooNotFoundError)
      return problem((await isGone(deps, id.data)) ? 'gone' : 'missing')
    reportError(error)
    return problem('failed')
  }
}

export default function TattooRoute({ loaderData, params }: Route.ComponentProps) {
  const { problem, tattoo, similar, descendants } = loaderData
  if (problem === 'missing') return <PerhapsPrivate key={params.id} tattooId={Number(params.id)} />
  if (problem !== undefined) return <Problem kind={problem} />
  return <Detail key={tattoo.id} found={tattoo} similar={similar} descendants={descendants} />
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
    return <Detail found={own.tattoo} similar={own.similar} descendants={own.descendants} />
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

type DetailProps = { found: Tattoo; similar: readonly Tattoo[]; descendants: readonly Tattoo[] }

function Detail({ found, similar, descendants }: DetailProps) {
  const navigate = useNavigate()
  const own = useMarkedTattoos([found], async () => [await fetchTattoo(found.id)])
  const isMadeFromIt = ({ id }: Tattoo) => descendants.some((made) => made.id === id)
  const others = useMarkedTattoos(
    similar.filter((design) => !isMadeFromIt(design)),
    () => fetchSimilar(found.id),
  )
  const made = useMarkedTattoos(descendants, () => fetchDescendants(found.id))
  const tattoo = own.tattoos[0] ?? found
  const like = useLike(own.update)
  const leave = () => void navigate(paths.explore())
  return (
    <div className="page-wrap pt-4 pb-section md:pt-6">
      <div className="mb-3">
        <BackToGallery />
      </div>
      <AudienceNote tattoo={tattoo} onChange={own.update} />
      <TattooDetail
        tattoo={tattoo}
        isLiked={useLikes().has(tattoo.id)}
        onLike={() => like(tattoo)}
        onChange={own.update}
        onDeleted={leave}
      />
      <MoreDesigns title="Made from this" designs={made} />
      <MoreDesigns title="Similar Designs You Might Like" designs={others} />
      <ViewGate isOpen={useIsOverLimit(tattoo.id)} onClose={leave} />
    </div>
  )
}

type MoreDesignsProps = { title: string; designs: ReturnType<typeof useMarkedTattoos> }

function MoreDesigns({ title, designs }: MoreDesignsProps) {
  if (designs.tattoos.length === 0) return null
  return (
    <section className="mt-20">
      <h2 className="mb-7 text-48 tracking-[-0.034em]">{title}</h2>
      <GalleryWall
        tattoos={designs.tattoos}
        onChange={designs.update}
        onDeleted={designs.remove}
        isBelowFold
      />
    </section>
  )
}

/** Known in the browser only, so no crawler and no link preview meets the gate. */
function useIsOverLimit(tattooId: number) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(!countView(tattooId)), 0)
    return () => clearTimeout(timer)
  }, [tattooId])
  return isOver
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
