import { FaqAccordion } from '#app/features/ideas/faq-accordion.tsx'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { priceWords } from '#shared/price-words.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { breadcrumbs } from '#app/platform/head/breadcrumbs.ts'
import { faqPage } from '#app/platform/head/structured-data.ts'
import { PRICING_COPY } from '#content/pricing/pricing.ts'
import { PLANS } from '#shared/plans.ts'
import type { Route } from './+types/pricing.ts'

export function loader() {
  return { copy: PRICING_COPY }
}

export default function PricingRoute({ loaderData: { copy } }: Route.ComponentProps) {
  return <PricingPage copy={copy} faq={<FaqAccordion items={copy.faq} />} />
}

/** What the cheapest paid plan costs. */
const FROM_CENTS = Math.min(...PLANS.map(({ priceCents }) => priceCents).filter(Boolean))

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Pricing',
    description: `Plans from ${priceWords(FROM_CENTS)} a month with a 2-day free trial, and top-ups without a plan. What a credit buys, how long it lasts and how to cancel.`,
    structuredData: [
      breadcrumbs([{ name: 'Pricing', path: paths.pricing() }]),
      ...(args.loaderData === undefined ? [] : [faqPage(args.loaderData.copy.faq)]),
    ],
  })
}
