import { ScanLine } from 'lucide-react'
import { openPricing } from '#app/platform/upgrade-prompt.ts'
import { Button } from '#app/ui/button.tsx'
import { BODY_MAPPING_COST_CREDITS } from '#shared/credits.ts'
import { planOf } from '#shared/plans.ts'

/** Spec §4: an upgrade prompt without a paid plan. With one, it says when the photos can come. */
export function BodyMappingPanel({ subscriptionPlan }: { subscriptionPlan: number }) {
  const hasPlan = planOf(subscriptionPlan).hasBodyMapping
  return (
    <section
      aria-label="Body mapping"
      className="flex items-center gap-3.5 rounded-control border border-hair bg-(--field,var(--color-raised)) px-3.5 py-3 text-15 leading-[1.35]"
    >
      <ScanLine aria-hidden className="size-4.5 flex-none text-faded" />
      <p className="flex-1">
        Try it on my photos
        <small className="block text-13 text-faded">
          {hasPlan
            ? 'Uploading your photos opens soon.'
            : `Body mapping, ${BODY_MAPPING_COST_CREDITS} credits. Comes with every plan.`}
        </small>
      </p>
      {!hasPlan && (
        <Button variant="line" size="sm" onClick={openPricing}>
          Upgrade
        </Button>
      )}
    </section>
  )
}
