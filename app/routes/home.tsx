import { lazy, Suspense } from 'react'
import { BestLiked } from '#app/features/home/best-liked.tsx'
import { BodyMapping } from '#app/features/home/body-mapping.tsx'
import { ClosingCall } from '#app/features/home/closing-call.tsx'
import { FaqSection } from '#app/features/home/faq-section.tsx'
import { FeaturesGrid } from '#app/features/home/features-grid.tsx'
import { Hero } from '#app/features/home/hero.tsx'
import { liveFigures } from '#app/features/home/live-figures.ts'
import { Steps } from '#app/features/home/steps.tsx'
import { WallStrip } from '#app/features/home/wall-strip.tsx'
import { FeaturedWall } from '#app/features/tattoos/featured-wall.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import { faqPage, organization, website } from '#app/platform/head/structured-data.ts'
import { LANDING } from '#content/landing/landing.ts'
import { countPeople } from '#server/features/accounts/people-count.service.ts'
import { countDesigns } from '#server/features/gallery/design-count.service.ts'
import { exploreTattoos } from '#server/features/gallery/explore.service.ts'
import { requestContext } from '#server/http/request-context.ts'
import { ExploreQuery } from '#shared/gallery.ts'
import type { Route } from './+types/home.ts'

// Most installations do not show them, once people have drawn there, so they are no part of the page's own script.
const IdeaPieces = lazy(async () => ({
  default: (await import('#app/features/home/idea-pieces.tsx')).IdeaPieces,
}))

// There are none before the operator has written them.
const Testimonials = lazy(async () => ({
  default: (await import('#app/features/home/testimonials.tsx')).Testimonials,
}))

/** A row of the wall. */
const FEATURED_COUNT = 5
/** With their words, further down. */
const VOICES_COUNT = 3

/** The same for everybody, so that any cache may keep it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { deps } = context.get(requestContext)
  const query = ExploreQuery.parse({
    sort: 'Popular',
    limit: String(FEATURED_COUNT + VOICES_COUNT),
  })
  const { tattoos } = await exploreTattoos(deps, undefined, query)
  const [designs, people] = await Promise.all([countDesigns(deps), countPeople(deps)])
  return {
    copy: LANDING,
    figures: LANDING.figures ?? liveFigures({ designs, people }),
    featured: tattoos.slice(0, FEATURED_COUNT),
    // Others than on the wall, where there are so many.
    voices: tattoos.slice(-VOICES_COUNT),
  }
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { copy, figures, featured, voices } = loaderData
  return (
    <>
      <Hero freeNotes={copy.freeNotes} />
      <WallStrip figures={figures}>
        <Suspense>
          {featured.length < FEATURED_COUNT ? <IdeaPieces /> : <FeaturedWall tattoos={featured} />}
        </Suspense>
      </WallStrip>
      <FeaturesGrid />
      <BodyMapping />
      <Steps />
      {copy.testimonials === null ? (
        voices.length === VOICES_COUNT && <BestLiked tattoos={voices} />
      ) : (
        <Suspense>
          <Testimonials reviews={copy.reviews} testimonials={copy.testimonials} />
        </Suspense>
      )}
      <FaqSection faq={copy.faq} />
      <ClosingCall />
    </>
  )
}

export function meta(args: Route.MetaArgs) {
  const faq = args.loaderData?.copy.faq
  return pageMeta(args, {
    structuredData: [organization, website, ...(faq === undefined ? [] : [faqPage(faq)])],
  })
}
