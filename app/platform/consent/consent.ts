import { createStore, useStore } from '#app/platform/storage/create-store.ts'
import { readStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { isPrivacyAsked } from '#app/platform/consent/privacy-control.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'

export type Answer = 'accepted' | 'declined'

export type Consent = {
  /** Whether scripts of others may be fetched. */
  isGiven: boolean
  /** Whether the question is on screen: because it has no answer yet, or because somebody wants to change theirs. */
  isAsked: boolean
  isReopened: boolean
  /** The browser has answered for its owner: no. */
  isRefusedByBrowser: boolean
}

type Facts = { answer: Answer | undefined; isPrivacyAsked: boolean; isReopened: boolean }

/** Nothing is given before somebody says so, and nothing said here outweighs what the browser says. */
export function decideConsent(facts: Facts): Consent {
  const isRefusedByBrowser = facts.isPrivacyAsked
  return {
    isGiven: facts.answer === 'accepted' && !isRefusedByBrowser,
    isAsked: facts.isReopened || (facts.answer === undefined && !isRefusedByBrowser),
    isReopened: facts.isReopened,
    isRefusedByBrowser,
  }
}

const UNKNOWN: Consent = {
  isGiven: false,
  isAsked: false,
  isReopened: false,
  isRefusedByBrowser: false,
}

let isReopened = false
const store = createStore(readConsent, { storageKeys: [STORAGE_KEYS.scriptConsent] })

/** On the server, and until the page is alive, nothing is known and nothing shown: pages are the same for everybody. */
export function useConsent(): Consent {
  return useStore(store, UNKNOWN)
}

export function answerConsent(answer: Answer) {
  writeStored(STORAGE_KEYS.scriptConsent, answer)
  isReopened = false
  store.refresh()
}

export const reopenConsent = () => setReopened(true)
export const closeConsent = () => setReopened(false)

function setReopened(value: boolean) {
  isReopened = value
  store.refresh()
}

function readConsent(): Consent {
  const stored = readStored(STORAGE_KEYS.scriptConsent)
  const answer = stored === 'accepted' || stored === 'declined' ? stored : undefined
  return decideConsent({ answer, isPrivacyAsked: isPrivacyAsked(), isReopened })
}
