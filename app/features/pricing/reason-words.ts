import type { PricingReason } from '#app/platform/billing/upgrade-prompt.ts'
import { HIGHEST_PLAN } from '#shared/product.ts'

/** Nothing above it is for sale: whoever has it is never told to upgrade. */
export const isHighestPlan = (plan: number) => plan >= HIGHEST_PLAN

type Situation = { reason: PricingReason; isTrialLeft: boolean; plan: number }

/** The dialog's title and first words: what is missing, and what brings it. */
export function reasonWords({ reason, isTrialLeft, plan }: Situation) {
  const trial = isTrialLeft ? ' Both start with a 2-day free trial.' : ''
  if (isHighestPlan(plan))
    return {
      title: 'More credits',
      lead: 'Your plan is the largest there is. A top-up is paid once and lasts 90 days.',
    }
  if (reason === 'no-credits')
    return {
      title: 'Keep the ink flowing',
      lead: `You have no credits left. A plan brings new ones every month, a top-up is paid once.${trial}`,
    }
  if (reason === 'private-designs')
    return {
      title: 'Designs only you see',
      lead: `Private designs come with Pro and above.${trial}`,
    }
  if (reason === 'body-mapping')
    return {
      title: 'See it on your own skin',
      lead: `Body mapping comes with every paid plan.${trial}`,
    }
  return {
    title: 'Keep the ink flowing',
    lead: trial === '' ? 'More credits every month.' : trial.trim(),
  }
}

/** Credits alone are missing, so they can also be bought without a plan. */
export const offersTopUps = ({ reason, plan }: Omit<Situation, 'isTrialLeft'>) =>
  reason === 'no-credits' || isHighestPlan(plan)
