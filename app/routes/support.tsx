import { SupportForm } from '#app/features/support/support-form.tsx'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { FlashSheet } from '#app/ui/flash-sheet.tsx'
import type { Route } from './+types/support.ts'

const REASONS = [
  'Technical issues',
  'Subscription questions',
  'Help with design generation',
  'Billing inquiries',
]

export default function SupportRoute() {
  return (
    <div className="page-wrap grid gap-x-20 gap-y-12 pt-10 pb-section md:pt-12 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div>
        <h1 className="text-64 tracking-[-0.036em]">Contact Support</h1>
        <p className="mt-4 text-18 text-faded">Write to us about</p>
        <ul className="mt-3 mb-5 list-disc space-y-1.5 pl-5 text-17 marker:text-faded">
          {REASONS.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="mb-9 text-faded">
          We typically respond within 24 hours during business days.
        </p>
        <SupportForm />
      </div>
      <FlashSheet
        picture={FLASH_ART.octopus}
        alt=""
        loading="lazy"
        className="mx-auto hidden w-full max-w-105 rotate-[1.8deg] self-center shadow-lift-2 lg:block"
      />
    </div>
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Contact Support',
    description:
      'Write to us about technical issues, subscriptions, designs or billing. A person answers, typically within 24 hours on business days.',
  })
}
