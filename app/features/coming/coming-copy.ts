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

type RouteParams = Readonly<Record<string, string | undefined>>

const toExplore = { label: 'Browse the gallery', path: paths.explore() }
const toDesign = { label: 'Go to the drawing table', path: paths.design() }
const toSupport = { label: 'Ask us', path: paths.support() }
const toIdeas = { label: 'Look for ideas', path: paths.ideas() }
const toAccount = { label: 'Go to your account', path: paths.account() }

/** What stands in for a screen that is not built yet, by route id. Each entry goes when its screen comes. */
const COMING: Record<string, ComingCopy | ((params: RouteParams) => ComingCopy)> = {
  explore: {
    title: 'Tattoo Gallery',
    heading: 'The wall is being hung',
    lead: 'Soon you will walk along every public design here, filter by placement and keep the ones you like.',
    art: 'dragon',
    next: toIdeas,
  },
  ideas: {
    title: 'Tattoo Ideas',
    heading: 'The idea book is being bound',
    lead: 'Thirty subjects and what they mean, to whom, and since when. A good place to start when you know the feeling but not the picture.',
    art: 'owl',
    next: toDesign,
  },
  idea: ({ idea = '' }) => ({
    title: `${capitalise(idea)} Tattoo Ideas`,
    heading: `${capitalise(idea)} tattoo ideas`,
    lead: 'This page of the idea book is still on the table: its meaning, its history and designs to look at will be here soon.',
    art: 'feather',
    next: { label: 'All ideas', path: paths.ideas() },
  }),
  tattoo: ({ id = '' }) => ({
    title: `Tattoo #${id} - AI Generated Tattoo Design`,
    heading: 'This sheet is still drying',
    lead: 'Soon you will see the design up close here, with its story, its stencil and others like it.',
    art: 'medusa',
    next: toExplore,
  }),
  favourites: {
    title: 'Tattoo Gallery',
    heading: 'A drawer for your favourites',
    lead: 'Designs you keep will lie here, where nobody but you can see them.',
    art: 'hummingbird',
    next: toExplore,
  },
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

export function getComingCopy(routeId: string, params: RouteParams): ComingCopy {
  const copy = COMING[routeId]
  if (copy === undefined) throw new Error(`No copy for the coming page ${routeId}`)
  return typeof copy === 'function' ? copy(params) : copy
}

function capitalise(text: string) {
  return text.replaceAll(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
}
