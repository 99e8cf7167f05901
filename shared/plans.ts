import type { PlanKey, ProductKey, TopUpKey } from '#shared/billing.ts'

/** The one catalogue of what is sold: pricing modal, pricing page, policy, checkout, grants and limits all read it. Money in US cents. */
export interface Plan {
  /** The account's `subscriptionPlan`. */
  number: 0 | 1 | 2 | 3 | 4
  /** What it is bought as; Free is not bought. */
  key: PlanKey | null
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
  /** Sheets of small designs around one's own. */
  hasFlashSheets: boolean
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
    key: null,
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
    hasFlashSheets: false,
    downloadMaxPx: 1024,
    isWhiteLabel: false,
    queuePriority: 0,
    concurrentGenerations: 1,
  },
  {
    number: 1,
    key: 'starter',
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
    hasFlashSheets: true,
    downloadMaxPx: 2048,
    isWhiteLabel: false,
    queuePriority: 1,
    concurrentGenerations: 2,
  },
  {
    number: 2,
    key: 'pro',
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
    hasFlashSheets: true,
    downloadMaxPx: 2048,
    isWhiteLabel: false,
    queuePriority: 2,
    concurrentGenerations: 2,
  },
  {
    number: 3,
    key: 'premium',
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
    hasFlashSheets: true,
    downloadMaxPx: 4096,
    isWhiteLabel: false,
    queuePriority: 3,
    concurrentGenerations: 3,
  },
  {
    number: 4,
    key: 'business',
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
    hasFlashSheets: true,
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

/** Credits bought once, without a plan. They live for TOPUP_CREDITS_LIFETIME_DAYS. */
export interface TopUp {
  key: TopUpKey
  name: string
  credits: number
  priceCents: number
}

export const TOPUPS: readonly TopUp[] = [
  { key: 'topup-10', name: '10 credits', credits: 10, priceCents: 500 },
  { key: 'topup-50', name: '50 credits', credits: 50, priceCents: 2000 },
  { key: 'topup-100', name: '100 credits', credits: 100, priceCents: 3500 },
]

/** Whatever can be put into a checkout. */
export type Product =
  | { kind: 'plan'; key: PlanKey; name: string; priceCents: number; credits: number; plan: Plan }
  | { kind: 'topup'; key: TopUpKey; name: string; priceCents: number; credits: number }

export const PRODUCTS: readonly Product[] = [
  ...PLANS.flatMap((plan): Product[] => {
    const { key, name, priceCents, creditsPerCycle: credits } = plan
    return key === null ? [] : [{ kind: 'plan', key, name, priceCents, credits, plan }]
  }),
  ...TOPUPS.map((topUp): Product => ({ kind: 'topup', ...topUp })),
]

export function productOf(key: ProductKey): Product {
  return PRODUCTS.find((product) => product.key === key)!
}

/** What people read where they give their card for a trial. */
export const TRIAL_TERMS =
  'There is one trial for each person and each card. With a card that has had one, the plan begins and is paid for today.'
