/** What a card of the sandbox does. Numbers and behaviour are those that Stripe publishes for its test mode. */
export interface TestCard {
  number: string
  brand: string
  /** For people, beside the number. */
  purpose: string
  /** Saving it for later, or the first payment with it. */
  onSetup: CardAnswer
  /** A payment, now or by a renewal. */
  onCharge: CardAnswer
  /** Its bank asks the owner before the first use. */
  needsAuthentication: boolean
}

export type CardAnswer = 'approved' | CardRefusal

export interface CardRefusal {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc'
  declineCode: 'generic_decline' | 'insufficient_funds'
  message: string
}

const DECLINED: CardRefusal = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}
const INSUFFICIENT_FUNDS: CardRefusal = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}

const approved = { onSetup: 'approved', onCharge: 'approved', needsAuthentication: false } as const

/** https://docs.stripe.com/testing */
export const TEST_CARDS: readonly TestCard[] = [
  { ...approved, number: '4242424242424242', brand: 'visa', purpose: 'Always works' },
  { ...approved, number: '5555555555554444', brand: 'mastercard', purpose: 'Works too' },
  { ...approved, number: '6011111111111117', brand: 'discover', purpose: 'Works as well' },
  {
    number: '4000000000000002',
    brand: 'visa',
    purpose: 'Is declined',
    onSetup: DECLINED,
    onCharge: DECLINED,
    needsAuthentication: false,
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    purpose: 'Has insufficient funds',
    onSetup: INSUFFICIENT_FUNDS,
    onCharge: INSUFFICIENT_FUNDS,
    needsAuthentication: false,
  },
  {
    ...approved,
    number: '4000002500003155',
    brand: 'visa',
    purpose: 'Asks for 3-D Secure',
    needsAuthentication: true,
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    purpose: 'Can be saved, then every payment fails',
    onSetup: 'approved',
    onCharge: DECLINED,
    needsAuthentication: false,
  },
]

export const WORKING_CARD = TEST_CARDS[0]!

export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number)
}

/** The names under which Stripe's API knows the same cards without a page to type them into. */
const PAYMENT_METHOD_TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_discover: '6011111111111117',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_chargeCustomerFail: '4000000000000341',
}

export function findCardByToken(token: string): TestCard | undefined {
  const number = Object.hasOwn(PAYMENT_METHOD_TOKENS, token)
    ? PAYMENT_METHOD_TOKENS[token]
    : undefined
  return number === undefined ? undefined : findTestCard(number)
}
