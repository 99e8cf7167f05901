import { FAQ } from '#content/landing/faq.ts'
import {
  FIGURES,
  REVIEWS,
  TESTIMONIALS,
  type Figures,
  type Reviews,
  type Testimonial,
} from '#content/landing/voices.ts'
import { SIGNUP_CREDITS } from '#shared/credits.ts'

/** Under the box that draws a visitor's first design. */
const FREE_NOTE = `One design a day is free: no account, no card. ${SIGNUP_CREDITS} free credits when you sign up.`

/** Everything the landing page says that is not a heading. It travels with the page, not with its scripts. */
export interface LandingCopy {
  freeNote: string
  /** Null where the operator has said nothing. */
  figures: Figures | null
  reviews: Reviews | null
  testimonials: readonly Testimonial[] | null
  faq: typeof FAQ
}

export const LANDING: LandingCopy = {
  freeNote: FREE_NOTE,
  figures: FIGURES,
  reviews: REVIEWS,
  testimonials: TESTIMONIALS,
  faq: FAQ,
}
