import { X } from 'lucide-react'
import { Link } from 'react-router'
import { ideaArt } from '#app/features/ideas/idea-art.ts'
import { IdeaGrid, type IdeaPicture } from '#app/features/ideas/idea-grid.tsx'
import { IdeaSearch } from '#app/features/ideas/idea-search.tsx'
import { filterIdeas } from '#app/features/ideas/idea-words.ts'
import { Invitation } from '#app/features/ideas/invitation.tsx'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { useIsComing } from '#app/platform/http/page-attempt.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listIdeaPictures } from '#server/features/gallery/idea-pictures.service.ts'
import { listIdeas } from '#server/features/ideas/ideas.service.ts'
import { requestContext } from '#server/http/request-context.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import { cutText } from '#shared/text.ts'
import type { Route } from './+types/ideas.ts'

/** Before the first invitation. */
const FIRST_COUNT = 24
const SEARCH_MAX_LENGTH = 60

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, reportError } = context.get(requestContext)
  const given = new URL(request.url).searchParams.get('search') ?? ''
  const search = cutText(given.trim(), SEARCH_MAX_LENGTH)
  const ideas = filterIdeas(listIdeas(), search)
  const pictures = await listIdeaPictures(deps).catch((error: unknown) => {
    // The words are worth reading without them.
    reportError(error)
    return new Map<string, never>()
  })
  return {
    search,
    ideas: ideas.map(({ name, description }) => ({
      name,
      description,
      picture: pictureOf(pictures.get(name)) ?? ideaArt(name),
    })),
  }
}

/** Only what the page shows of it travels with the page. */
function pictureOf(tattoo: Tattoo | undefined): IdeaPicture | undefined {
  if (tattoo === undefined) return undefined
  const { imageUrl, avifSrcSet, webpSrcSet, width, height } = tattoo
  return { imageUrl, avifSrcSet, webpSrcSet, width, height }
}

export default function IdeasRoute({ loaderData: { search, ideas } }: Route.ComponentProps) {
  const isLoading = useIsComing(paths.ideas())
  return (
    <div
      className={classNames('page-wrap pt-10 pb-section md:pt-12', isLoading && 'opacity-60')}
      aria-busy={isLoading}
    >
      <h1 className="text-64 tracking-[-0.036em]">Tattoo Ideas</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-18 text-faded">
        What a subject stands for, to whom and since when. A good place to start when you know the
        feeling but not the picture.
      </p>
      <IdeaSearch search={search} maxLength={SEARCH_MAX_LENGTH} />
      {search !== '' && <ActiveSearch search={search} />}
      {ideas.length === 0 && (
        <EmptyState
          picture={FLASH_ART.compass}
          title="No tattoo ideas found."
          text="Another word may find it, or look through all of them."
          className="mb-14"
        >
          <Link to={paths.ideas()} className={buttonClass({ variant: 'line' })}>
            See all ideas
          </Link>
        </EmptyState>
      )}
      <IdeaGrid ideas={ideas.slice(0, FIRST_COUNT)} />
      <div className="mt-6 mb-14">
        <Invitation
          title="Not in the book? Say it in words."
          text="Describe it the way you would tell your artist. The first five designs are on the house."
          action={{ label: 'Open the designer', path: paths.design() }}
          picture={FLASH_ART.snakeSword}
        />
      </div>
      <IdeaGrid ideas={ideas.slice(FIRST_COUNT)} />
      <div className="mt-6">
        <Invitation
          title="See what others had drawn."
          text="The gallery hangs full of designs that people keep, like and take to their artists."
          action={{ label: 'Explore the gallery', path: paths.explore() }}
          picture={FLASH_ART.owl}
        />
      </div>
    </div>
  )
}

function ActiveSearch({ search }: { search: string }) {
  return (
    <p className="mb-7">
      <Link
        to={paths.ideas()}
        aria-label={`Remove filter ${search}`}
        className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-control border border-edge px-3 text-14 font-semibold wrap-anywhere hover:border-ink pointer-coarse:min-h-11"
      >
        “{search}”
        <X aria-hidden className="size-3.5 flex-none text-faded" />
      </Link>
    </p>
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Tattoo Ideas',
    description:
      'What tattoo subjects mean, to whom and since when: from anchor to wolf, with designs to look at and answers to what people ask.',
    isIndexed: args.loaderData?.search === '',
  })
}
