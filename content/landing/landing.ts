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
const FREE_NOTES = {
  open: `One design a day is free: no account, no card. ${SIGNUP_CREDITS} free credits when you sign up.`,
  spent: `Today’s free design is drawn, and yours for 24 hours. Sign up and it stays, without the mark, with ${SIGNUP_CREDITS} credits for more.`,
}

/** Everything the landing page says that is not a heading. It travels with the page, not with its scripts. */
export interface LandingCopy {
  /** Before it is drawn, and after. */
  freeNotes: { open: string; spent: string }
  /** Null where the operator has said nothing. */
  figures: Figures | null
  reviews: Reviews | null
  testimonials: readonly Testimonial[] | null
  faq: typeof FAQ
}

export const LANDING: LandingCopy = {
  freeNotes: FREE_NOTES,
  figures: FIGURES,
  reviews: REVIEWS,
  testimonials: TESTIMONIALS,
  faq: FAQ,
}
