import { FAQ } from '#content/landing/faq.ts'
import { FIGURES, REVIEWS, TESTIMONIALS } from '#content/landing/voices.ts'
import { SIGNUP_CREDITS } from '#shared/credits.ts'

/** Under the box that draws a visitor's first design. */
const FREE_NOTE = `One design a day is free: no account, no card. ${SIGNUP_CREDITS} free credits when you sign up.`

/** Everything the landing page says that is not a heading. It travels with the page, not with its scripts. */
export const LANDING = {
  freeNote: FREE_NOTE,
  figures: FIGURES,
  reviews: REVIEWS,
  testimonials: TESTIMONIALS,
  faq: FAQ,
}

export type LandingCopy = typeof LANDING
