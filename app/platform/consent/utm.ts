import { readStored, removeStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { isPrivacyAsked } from '#app/platform/consent/privacy-control.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import type { UtmParams } from '#shared/accounts.ts'
import { UTM_VALUE_MAX_LENGTH } from '#shared/limits.ts'
import { UTM_KEYS } from '#shared/product.ts'
import { cutText } from '#shared/text.ts'

/** The marketing parameters of a query string; only those that are there. Long ones are cut, not refused. */
export function readUtmParams(search: string): UtmParams {
  const query = new URLSearchParams(search)
  const params: UtmParams = {}
  for (const key of UTM_KEYS) {
    const value = query.get(key)
    if (value) params[key] = cutText(value, UTM_VALUE_MAX_LENGTH)
  }
  return params
}

/** Keeps what a visitor arrived with until they sign in, unless their browser asks not to be measured. A visit without parameters changes nothing. */
export function rememberUtmParams(search: string) {
  if (isPrivacyAsked()) return
  const params = readUtmParams(search)
  if (Object.keys(params).length > 0) writeStored(STORAGE_KEYS.utmParams, JSON.stringify(params))
}

export function findStoredUtmParams(): UtmParams | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.utmParams) ?? 'null')
    return typeof stored === 'object' && stored !== null ? pickUtmParams(stored) : undefined
  } catch {
    return undefined
  }
}

/** Storage can be edited; whatever is there must not make a sign-up fail. */
function pickUtmParams(stored: object): UtmParams {
  const params: UtmParams = {}
  for (const key of UTM_KEYS) {
    const value: unknown = Reflect.get(stored, key)
    if (typeof value === 'string') params[key] = cutText(value, UTM_VALUE_MAX_LENGTH)
  }
  return params
}

export function forgetUtmParams() {
  removeStored(STORAGE_KEYS.utmParams)
}
