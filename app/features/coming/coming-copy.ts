import { paths } from '#app/paths.ts'
import type { FlashArtName } from '#app/platform/flash-art.ts'
import { MINIMUM_AGE_YEARS } from '#shared/product.ts'

type ComingCopy = {
  /** Of the browser's tab. */
  title: string
  heading: string
  lead: string
  art: FlashArtName
  next: { label: string; path: string }
}

const toSupport = { label: 'Ask us', path: paths.support() }
const toAccount = { label: 'Go to your account', path: paths.account() }

/** What stands in for a screen that is not built yet, by route id. Each entry goes when its screen comes. */
const COMING: Record<string, ComingCopy> = {
  pricing: {
    title: 'Pricing',
    heading: 'Plain prices, soon on the door',
    lead: 'You start with five credits on the house. Plans and top-ups for more will stand here, in dollars, with nothing hidden.',
    art: 'anchor',
    next: { label: 'Create your account', path: paths.signup() },
  },
  terms: {
    title: 'Terms of Service',
    heading: 'Terms of service',
    lead: `We are writing them in plain words. What holds already: you are ${MINIMUM_AGE_YEARS} or older, your designs stay yours, and nobody gets to be cruel here.`,
    art: 'eye',
    next: toSupport,
  },
  'credit-policy': {
    title: 'Credit Policy',
    heading: 'Credit policy',
    lead: 'How credits are earned, spent and returned, line by line. One rule stands above the rest: nothing is charged without a design delivered.',
    art: 'koi',
    next: toSupport,
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    heading: 'Privacy policy',
    lead: 'What we keep, why, and for how long will stand here. You can already export or delete everything from your account.',
    art: 'butterfly',
    next: toAccount,
  },
  support: {
    title: 'Contact Support',
    heading: 'Contact support',
    lead: 'The counter opens soon. You will be able to write to us here, and we answer within 24 hours on business days.',
    art: 'octopus',
    next: { label: 'Back to the front door', path: paths.home() },
  },
}

export function getComingCopy(routeId: string): ComingCopy {
  const copy = COMING[routeId]
  if (copy === undefined) throw new Error(`No copy for the coming page ${routeId}`)
  return copy
}
