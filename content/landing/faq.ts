import {
  BODY_MAPPING_COST_CREDITS,
  GENERATION_COST_CREDITS,
  SIGNUP_CREDITS,
} from '#shared/credits.ts'
import { PHOTO_REVIEW_WORDS } from '#shared/photo-words.ts'
import { planOf } from '#shared/plans.ts'
import { priceWords } from '#shared/price-words.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export interface LandingQuestion {
  question: string
  answer: string
}

/** Nine questions that people have before they begin. */
export const FAQ: readonly LandingQuestion[] = [
  {
    question: `How does ${PRODUCT_NAME} turn my words into a tattoo?`,
    answer:
      'It reads your sentence the way an artist would: the subject, what goes with it, how it sits on the body. Then it sketches, inks and finishes the design in the style you chose. Most designs take a few seconds.',
  },
  {
    question: 'Do I need to be able to draw, or to write a good prompt?',
    answer:
      'Neither. “A fox asleep under a moon” is enough. If you are stuck, Improve Prompt finishes the thought for you, and whatever could not be drawn is named, never dropped in silence.',
  },
  {
    question: 'What does a design cost?',
    answer: `Your first design on this page is free, without an account. Signing up gives you ${SIGNUP_CREDITS} credits, and a design costs ${GENERATION_COST_CREDITS}. After that, plans start at ${priceWords(planOf(1).priceCents)} a month and credits can be topped up. A design that fails costs nothing.`,
  },
  {
    question: 'Can my tattoo artist work from it?',
    answer:
      'Yes. Every design comes as a clean stencil, as vector lines and as a PDF at true size in millimetres, so your artist can trace it, change it or redraw it by hand.',
  },
  {
    question: 'Can I see it on my own body?',
    answer: `Yes, AI body mapping is available with every paid plan. Upload 5 to 10 photos of the spot; learning your body takes about 10 minutes, once. Every design you place on your photos costs ${BODY_MAPPING_COST_CREDITS} credits.`,
  },
  {
    question: 'Are my designs private?',
    answer:
      'Designs made on the Free and Starter plans appear in the public gallery. From the Pro plan up you keep designs private, one by one or all of them.',
  },
  {
    question: 'What happens to my photos?',
    answer: `Only you see them. ${PHOTO_REVIEW_WORDS} They are stripped of place and camera data, deleted after 30 days or whenever you say so, and you see a record of the deletion.`,
  },
  {
    question: 'Who owns the design?',
    answer: `You do. You keep the rights to what you make and may wear, print or change it. You only allow ${PRODUCT_NAME} to show public designs on its own pages.`,
  },
  {
    question: 'Can I cancel any time?',
    answer:
      'Yes, with one press in your account. The plan stays yours until the end of the month you have paid for, and then it simply ends.',
  },
]
