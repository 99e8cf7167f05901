import { CircleAlert, ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'
import { Button } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { BODY_MAPPING_COST_CREDITS } from '#shared/credits.ts'
import { planOf } from '#shared/plans.ts'

export const BODY_MAPPING_PANEL_ID = 'body-mapping'

type BodyMappingPanelProps = {
  subscriptionPlan: number
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Why a design cannot go on photos yet; said when it was asked for. */
  problem: string | undefined
  /** The way to the photos, once it is switched on. */
  children: ReactNode
}

/** §4.mapping.toggle, §4.mapping.plan: off by default and flipped here; an upgrade prompt without a paid plan. */
export function BodyMappingPanel(props: BodyMappingPanelProps) {
  const { subscriptionPlan, isOn, onChange, problem, children } = props
  const hasPlan = planOf(subscriptionPlan).hasBodyMapping
  return (
    <section
      id={BODY_MAPPING_PANEL_ID}
      aria-label="Body mapping"
      className="rounded-control border border-hair bg-(--field,var(--color-raised)) px-3.5 py-3 text-15 leading-[1.35]"
    >
      {hasPlan ? (
        <Switch
          label="Try it on my photos"
          hint={`Body mapping, ${BODY_MAPPING_COST_CREDITS} credits a design`}
          isOn={isOn}
          onChange={onChange}
        />
      ) : (
        <UpgradePrompt />
      )}
      {hasPlan && isOn && (
        <div className="mt-3 border-t border-hair pt-3.5">
          {problem !== undefined && (
            <p role="alert" className="mb-3 flex gap-2 text-14 text-red">
              <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
              {problem}
            </p>
          )}
          {children}
        </div>
      )}
    </section>
  )
}

function UpgradePrompt() {
  return (
    <div className="flex items-center gap-3.5">
      <ScanLine aria-hidden className="size-4.5 flex-none text-faded" />
      <p className="flex-1">
        Try it on my photos
        <small className="block text-13 text-faded">
          Body mapping, {BODY_MAPPING_COST_CREDITS} credits. Comes with every plan.
        </small>
      </p>
      <Button variant="line" size="sm" onClick={() => openPricing('body-mapping')}>
        Upgrade
      </Button>
    </div>
  )
}
