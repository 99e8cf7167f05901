import { expect, test } from 'vitest'
import { decideConsent } from '#app/platform/consent/consent.ts'

const FACTS = { answer: undefined, isPrivacyAsked: false, isReopened: false }

test('nothing is given before somebody has answered, and the question is on screen', () => {
  expect(decideConsent(FACTS)).toMatchObject({ isGiven: false, isAsked: true })
})

test.for(['accepted', 'declined'] as const)(
  'the answer %s is remembered and not asked for again',
  (answer) => {
    expect(decideConsent({ ...FACTS, answer })).toMatchObject({
      isGiven: answer === 'accepted',
      isAsked: false,
    })
  },
)

test('an answer stands while somebody thinks about changing it', () => {
  expect(decideConsent({ ...FACTS, answer: 'accepted', isReopened: true })).toMatchObject({
    isGiven: true,
    isAsked: true,
  })
})

test.for([undefined, 'accepted', 'declined'] as const)(
  'with Global Privacy Control nothing is given and nobody asked, whatever was answered before: %s',
  (answer) => {
    expect(decideConsent({ ...FACTS, answer, isPrivacyAsked: true })).toEqual({
      isGiven: false,
      isAsked: false,
      isReopened: false,
      isRefusedByBrowser: true,
    })
  },
)
