import type { PricingReason } from '#app/platform/billing/upgrade-prompt.ts'
import { planOf, PLANS, type Plan } from '#shared/plans.ts'
import { HIGHEST_PLAN } from '#shared/product.ts'

/** Nothing above it is for sale: whoever has it is never told to upgrade. */
export const isHighestPlan = (plan: number) => plan >= HIGHEST_PLAN

type Situation = { reason: PricingReason; isTrialLeft: boolean; plan: number }

/**
 * §2.pricing.modal: Starter and Pro, of which those stay that bring what is missing. Whoever has one of them sees both when they
 * ask; told what is missing, they are offered nothing that they have or have left behind. Whoever has a larger plan is offered neither.
 */
export function offeredPlans({ reason, plan }: Omit<Situation, 'isTrialLeft'>): Plan[] {
  const shown = PLANS.filter(({ isInModal }) => isInModal)
  if (shown.every(({ number }) => number < plan)) return []
  if (reason === 'asked') return shown
  return shown.filter(
    ({ number, hasPrivateDesigns }) =>
      number > plan && (reason !== 'private-designs' || hasPrivateDesigns),
  )
}

/** The dialog's title and first words: what is missing, and what brings it. */
export function reasonWords({ reason, isTrialLeft, plan }: Situation) {
  const offered = offeredPlans({ reason, plan })
  if (offered.length === 0) return { title: 'More credits', lead: ofLargePlans(plan) }
  const [only] = offered
  const ofPlans = plan > 0 ? 'larger plan brings more' : 'plan brings new ones'
  const who = offered.length === 1 && only !== undefined ? `${only.name} starts` : 'Both start'
  const trial = isTrialLeft ? ` ${who} with a 2-day free trial.` : ''
  if (reason === 'no-credits')
    return {
      title: 'Keep the ink flowing',
      lead: `You have no credits left. A ${ofPlans} every month, a top-up is paid once.${trial}`,
    }
  if (reason === 'few-credits')
    return {
      title: 'A few more credits',
      lead: `This takes more credits than you have left. A top-up is paid once, a ${ofPlans} every month.${trial}`,
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
  if (reason === 'flash-sheets')
    return {
      title: 'A wall of it',
      lead: `Flash sheets come with every paid plan and take no credits.${trial}`,
    }
  return {
    title: 'Keep the ink flowing',
    lead: trial === '' ? 'More credits every month.' : trial.trim(),
  }
}

function ofLargePlans(plan: number): string {
  const topUps = 'A top-up is paid once and lasts 90 days.'
  if (isHighestPlan(plan)) return `Your plan is the largest there is. ${topUps}`
  const { name, creditsPerCycle } = planOf(plan + 1)
  return `${topUps} ${name} brings ${creditsPerCycle} credits every month.`
}

/** Credits alone are missing, so they can also be bought without a plan. */
export const offersTopUps = ({ reason, plan }: Omit<Situation, 'isTrialLeft'>) =>
  reason === 'no-credits' || reason === 'few-credits' || offeredPlans({ reason, plan }).length === 0
