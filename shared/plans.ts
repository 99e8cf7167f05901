/** The one catalogue of what is sold: pricing modal, pricing page, policy, checkout, grants and limits all read it. Money in US cents. */
export interface Plan {
  /** The account's `subscriptionPlan`. */
  number: 0 | 1 | 2 | 3 | 4
  name: string
  priceCents: number
  /** Shown struck out where the plan is on offer. */
  regularPriceCents: number | null
  creditsPerCycle: number
  trialDays: number
  isRecommended: boolean
  badges: readonly string[]
  features: readonly string[]
  cta: string
  /** On the modal too; the full page shows every plan. */
  isInModal: boolean
  hasBodyMapping: boolean
  hasPrivateDesigns: boolean
  /** Longest side of a downloaded picture. */
  downloadMaxPx: number
  isWhiteLabel: boolean
  /** Higher goes first in the queue. */
  queuePriority: number
  /** Requests drawn at the same time for one person; the rest wait. */
  concurrentGenerations: number
}

export const PLANS: readonly Plan[] = [
  {
    number: 0,
    name: 'Free',
    priceCents: 0,
    regularPriceCents: null,
    creditsPerCycle: 0,
    trialDays: 0,
    isRecommended: false,
    badges: [],
    features: ['5 credits at sign-up', 'Public gallery', 'Standard downloads'],
    cta: 'Start for free',
    isInModal: false,
    hasBodyMapping: false,
    hasPrivateDesigns: false,
    downloadMaxPx: 1024,
    isWhiteLabel: false,
    queuePriority: 0,
    concurrentGenerations: 1,
  },
  {
    number: 1,
    name: 'Starter',
    priceCents: 350,
    regularPriceCents: 999,
    creditsPerCycle: 20,
    trialDays: 2,
    isRecommended: true,
    badges: ['Most Popular', 'Limited Time Offer'],
    features: ['HD downloads', 'Basic customization', 'Email support'],
    cta: 'Start free trial',
    isInModal: true,
    hasBodyMapping: true,
    hasPrivateDesigns: false,
    downloadMaxPx: 2048,
    isWhiteLabel: false,
    queuePriority: 1,
    concurrentGenerations: 2,
  },
  {
    number: 2,
    name: 'Pro',
    priceCents: 1700,
    regularPriceCents: null,
    creditsPerCycle: 40,
    trialDays: 2,
    isRecommended: false,
    badges: [],
    features: ['Advanced customization tools', 'Priority support', 'Private designs'],
    cta: 'Start free trial',
    isInModal: true,
    hasBodyMapping: true,
    hasPrivateDesigns: true,
    downloadMaxPx: 2048,
    isWhiteLabel: false,
    queuePriority: 2,
    concurrentGenerations: 2,
  },
  {
    number: 3,
    name: 'Premium',
    priceCents: 4200,
    regularPriceCents: null,
    creditsPerCycle: 100,
    trialDays: 0,
    isRecommended: false,
    badges: [],
    features: ['High-resolution downloads', 'Priority support', 'Private designs'],
    cta: 'Choose Premium',
    isInModal: false,
    hasBodyMapping: true,
    hasPrivateDesigns: true,
    downloadMaxPx: 4096,
    isWhiteLabel: false,
    queuePriority: 3,
    concurrentGenerations: 3,
  },
  {
    number: 4,
    name: 'Business',
    priceCents: 14_200,
    regularPriceCents: null,
    creditsPerCycle: 500,
    trialDays: 0,
    isRecommended: false,
    badges: [],
    features: ['White-label designs', 'High-resolution downloads', 'Private designs'],
    cta: 'Choose Business',
    isInModal: false,
    hasBodyMapping: true,
    hasPrivateDesigns: true,
    downloadMaxPx: 4096,
    isWhiteLabel: true,
    queuePriority: 4,
    concurrentGenerations: 4,
  },
]

/** An account's plan. A number that is no longer sold counts as Free. */
export function planOf(subscriptionPlan: number): Plan {
  return PLANS.find(({ number }) => number === subscriptionPlan) ?? PLANS[0]!
}
