import { PAYMENT_GRACE_DAYS } from '#shared/billing.ts'
import {
  BODY_MAPPING_COST_CREDITS,
  GENERATION_COST_CREDITS,
  SIGNUP_CREDITS,
  SIGNUP_CREDITS_LIFETIME_DAYS,
  TOPUP_CREDITS_LIFETIME_DAYS,
} from '#shared/credits.ts'
import { VARIATIONS_MAX } from '#shared/limits.ts'

/** The words of the pricing page beside the catalogue. They travel with the page, not with its scripts. */
export interface PricingCopy {
  creditsLead: string
  creditUses: readonly { what: string; cost: string }[]
  topUpsLead: string
  /** What people ask before they pay. */
  faq: readonly { question: string; answer: string }[]
}

const CREDIT_USES: PricingCopy['creditUses'] = [
  {
    what: `A design, in up to ${VARIATIONS_MAX} variations`,
    cost: `${GENERATION_COST_CREDITS} credit`,
  },
  { what: 'Body mapping on your photos', cost: `${BODY_MAPPING_COST_CREDITS} credits` },
  { what: 'Improving your prompt', cost: 'Free' },
  { what: 'PNG, SVG, PDF and stencil downloads', cost: 'Free' },
  { what: 'A design that fails or is refused', cost: 'Nothing' },
]

const FAQ: PricingCopy['faq'] = [
  {
    question: 'When is my card charged?',
    answer:
      'Starter and Pro begin with a 2-day free trial: your card is charged when it ends, and then once a month. Cancel within the two days and you pay nothing; everybody gets one trial. Premium, Business and top-ups are charged at once. Prices in USD.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'On your account page, in two presses, or in the billing portal. Plans renew monthly until you do. What you have paid for stays yours until the end of the cycle, credits included.',
  },
  {
    question: 'Can I change to another plan?',
    answer:
      'Any time. The change takes effect at the end of your billing cycle, and you are charged the new price from then on. If you need credits before that, a top-up arrives at once.',
  },
  {
    question: 'How long do credits last?',
    answer: `Credits of a plan last until the end of their billing cycle, top-ups ${TOPUP_CREDITS_LIFETIME_DAYS} days, and the ${SIGNUP_CREDITS} you get for signing up ${SIGNUP_CREDITS_LIFETIME_DAYS} days. We always spend those first that expire first.`,
  },
  {
    question: 'What if a design cannot be drawn?',
    answer:
      'Then it costs nothing. Credits are set aside while a design is drawn, and go straight back if it fails, is refused or you cancel it.',
  },
  {
    question: 'What happens when a payment fails?',
    answer: `You keep your plan for ${PAYMENT_GRACE_DAYS} days, we tell you on every page, and the charge is tried again. Put in another card in the billing portal and all goes on as before.`,
  },
  {
    question: 'Who sees what I draw?',
    answer:
      'On Free and Starter your designs hang in the public gallery. From Pro up they are yours alone, unless you put one in the gallery yourself.',
  },
  {
    question: 'Do you give money back?',
    answer:
      'Only where the law asks for it. Credits cannot be refunded, and they cannot be passed on to somebody else.',
  },
]

export const PRICING_COPY: PricingCopy = {
  creditsLead: `You start with ${SIGNUP_CREDITS}, on the house. They keep for ${SIGNUP_CREDITS_LIFETIME_DAYS} days.`,
  creditUses: CREDIT_USES,
  topUpsLead: `Top-ups need no plan and keep for ${TOPUP_CREDITS_LIFETIME_DAYS} days. We always spend what expires first.`,
  faq: FAQ,
}
