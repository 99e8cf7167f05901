import type { LegalDocument } from '#content/legal/legal-document.ts'
import {
  BODY_MAPPING_COST_CREDITS,
  GENERATION_COST_CREDITS,
  SIGNUP_CREDITS,
  SIGNUP_CREDITS_LIFETIME_DAYS,
  TOPUP_CREDITS_LIFETIME_DAYS,
} from '#shared/credits.ts'
import { PLANS, TOPUPS, type Plan } from '#shared/plans.ts'
import { priceWords } from '#shared/price-words.ts'

const counted = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`)

const yesOrNo = (is: boolean) => (is ? 'yes' : '–')

const planRow = (plan: Plan): string[] => [
  plan.name,
  plan.regularPriceCents === null
    ? priceWords(plan.priceCents)
    : `${priceWords(plan.priceCents)} (regular price ${priceWords(plan.regularPriceCents)})`,
  plan.creditsPerCycle === 0 ? '–' : String(plan.creditsPerCycle),
  plan.trialDays === 0 ? '–' : `${plan.trialDays} days`,
  yesOrNo(plan.hasBodyMapping),
  yesOrNo(plan.hasPrivateDesigns),
]

/** Every figure comes from the catalogue that also drives checkout and grants, so page and policy cannot disagree. */
export const creditPolicy: LegalDocument = {
  title: 'Credit Policy',
  lead: 'How credits are earned, spent and returned. One rule stands above the rest: nothing is charged without a design delivered.',
  effective: '2026-11-15',
  sections: [
    {
      id: 'plans',
      heading: 'Plans',
      blocks: [
        {
          table: {
            caption: 'Plans, in US dollars a month',
            head: [
              'Plan',
              'Price',
              'Credits a cycle',
              'Free trial',
              'Body mapping',
              'Private designs',
            ],
            rows: PLANS.map(planRow),
          },
        },
        'Plans renew automatically every month unless cancelled. Plan changes take effect at the end of the billing cycle. After cancelling, the plan and its credits stay until the cycle you have paid for ends. A free trial is given once per person and card; with a card that has had one, the plan begins and is paid for at once.',
      ],
    },
    {
      id: 'top-ups',
      heading: 'Top-ups',
      blocks: [
        {
          table: {
            caption: 'Credits without a plan',
            head: ['Top-up', 'Price'],
            rows: TOPUPS.map(({ credits, priceCents }) => [
              counted(credits),
              priceWords(priceCents),
            ]),
          },
        },
      ],
    },
    {
      id: 'spending',
      heading: 'What a credit buys',
      blocks: [
        {
          list: [
            `A generation costs ${counted(GENERATION_COST_CREDITS)}, whatever its number of variations.`,
            `A generation with body mapping costs ${counted(BODY_MAPPING_COST_CREDITS)}.`,
            'Improving a prompt, browsing, keeping, liking and downloading cost nothing.',
          ],
        },
        'Credits are set aside when you ask and taken when the design is delivered. If it fails, is refused, takes too long or is cancelled, they come back by themselves. Where the lot they came from has expired meanwhile, they come back for one more day.',
      ],
    },
    {
      id: 'expiry',
      heading: 'When credits expire',
      blocks: [
        {
          list: [
            `Signing up gives ${counted(SIGNUP_CREDITS)}, which expire after ${SIGNUP_CREDITS_LIFETIME_DAYS} days, once per person. Where the operator pays for each picture, they come once the email address is confirmed.`,
            'Credits of a plan expire at the end of their billing cycle and do not roll over.',
            `Credits of a top-up expire ${TOPUP_CREDITS_LIFETIME_DAYS} days after purchase.`,
          ],
        },
        'What expires first is spent first. Your account shows each lot with its date.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      blocks: [
        'There are no refunds except as required by law; a trial comes first, and credits are used at once. Where a refund is due, or the fault was ours, write to support: we answer within 24 hours on business days. A refund takes back the unspent credits of that payment in proportion, and never more than you have.',
        'Credits are non-refundable and non-transferable, and have no value in money.',
      ],
    },
  ],
}
