import { useEffect } from 'react'
import { hasShape } from '#app/platform/http/answer-shape.ts'
import { ApiError, send } from '#app/platform/http/api-client.ts'
import { readStored, removeStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { getSession } from '#app/platform/session/session-store.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { FirstDesign } from '#shared/first-design.ts'
import { SNACKBAR_MS } from '#shared/limits.ts'

const SHAPE = {
  previewUrl: 'string',
  width: 'number',
  height: 'number',
  altText: 'string',
  prompt: 'string',
  claimToken: 'string',
  expiresAt: 'string',
} as const

/** Remembers it, so that signing up can keep it. */
export const rememberFirstDesign = (design: FirstDesign) =>
  writeStored(STORAGE_KEYS.firstDesign, JSON.stringify(design))

export const isFirstDesign = (value: unknown): value is FirstDesign =>
  hasShape<FirstDesign>(value, SHAPE)

/** What was drawn for this browser and can still be kept. */
export function findFirstDesign(): FirstDesign | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.firstDesign) ?? 'null')
    if (!isFirstDesign(stored)) return undefined
    return Date.parse(stored.expiresAt) > Date.now() ? stored : undefined
  } catch {
    return undefined
  }
}

export const forgetFirstDesign = () => removeStored(STORAGE_KEYS.firstDesign)

let claiming: Promise<boolean> | undefined

/**
 * Makes the visitor's design the signed-in person's. True when it now is. Whoever is about to list somebody's designs waits for
 * this first, so that it is among them.
 */
export function claimFirstDesign(): Promise<boolean> {
  const design = getSession().status === 'signed-in' ? findFirstDesign() : undefined
  if (design === undefined) return claiming ?? Promise.resolve(false)
  claiming ??= claim(design.claimToken).finally(() => (claiming = undefined))
  return claiming
}

async function claim(claimToken: string): Promise<boolean> {
  try {
    await send('/first-design/claim', { method: 'POST', body: { claimToken } })
    forgetFirstDesign()
    return true
  } catch (error) {
    // Kept in another tab, or gone: there is nothing to try again. Without an answer there is.
    if (error instanceof ApiError && error.status === 404) forgetFirstDesign()
    return false
  }
}

/** Wherever somebody signs in, what they had drawn as a visitor comes along. */
export function useFirstDesignClaim() {
  const isSignedIn = useCurrentUser() !== undefined
  const showToast = useToast()
  useEffect(() => {
    if (!isSignedIn) return
    void claimFirstDesign().then((isKept) => {
      if (!isKept) return
      const message = 'Your first design is kept: it is with your designs now.'
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'status' })
    })
  }, [isSignedIn, showToast])
}
