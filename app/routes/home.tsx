import { BodyMapping } from '#app/features/home/body-mapping.tsx'
import { ClosingCall } from '#app/features/home/closing-call.tsx'
import { FaqSection } from '#app/features/home/faq-section.tsx'
import { FeaturesGrid } from '#app/features/home/features-grid.tsx'
import { Hero } from '#app/features/home/hero.tsx'
import { Steps } from '#app/features/home/steps.tsx'
import { Testimonials } from '#app/features/home/testimonials.tsx'
import { IdeaPieces, WallStrip } from '#app/features/home/wall-strip.tsx'
import { FeaturedWall } from '#app/features/tattoos/featured-wall.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import { faqPage, organization, website } from '#app/platform/head/structured-data.ts'
import { LANDING } from '#content/landing/landing.ts'
import { exploreTattoos } from '#server/features/gallery/explore.service.ts'
import { requestContext } from '#server/http/request-context.ts'
import { ExploreQuery } from '#shared/gallery.ts'
import type { Route } from './+types/home.ts'

/** A row of the wall. */
const FEATURED_COUNT = 5

/** The same for everybody, so that any cache may keep it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { deps } = context.get(requestContext)
  const query = ExploreQuery.parse({ sort: 'Popular', limit: String(FEATURED_COUNT) })
  const { tattoos } = await exploreTattoos(deps, undefined, query)
  return { copy: LANDING, featured: tattoos }
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { copy, featured } = loaderData
  return (
    <>
      <Hero freeNote={copy.freeNote} />
      <WallStrip figures={copy.figures}>
        {featured.length < FEATURED_COUNT ? <IdeaPieces /> : <FeaturedWall tattoos={featured} />}
      </WallStrip>
      <FeaturesGrid />
      <BodyMapping />
      <Steps />
      <Testimonials reviews={copy.reviews} testimonials={copy.testimonials} />
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
