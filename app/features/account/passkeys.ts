import type { PasskeyOptions } from '#shared/second-factor.ts'

/** The browser's own reading and writing of JSON, which every current one has; older ones are offered no passkeys. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Asks the person for a new passkey. Undefined when they would rather not. */
export function makePasskey(options: PasskeyOptions) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return unlessCancelled(() => navigator.credentials.create({ publicKey }))
}

/** Asks the person to sign with a passkey. Undefined when they would rather not. */
export function signWithPasskey(options: PasskeyOptions) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return unlessCancelled(() => navigator.credentials.get({ publicKey }))
}

async function unlessCancelled(ask: () => Promise<Credential | null>) {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
  } catch (error) {
    // Closed by the person, or nobody came: the browser does not say which, and neither is an error.
    if (error instanceof DOMException && CANCELLED.has(error.name)) return undefined
    throw error
  }
}

const CANCELLED = new Set(['NotAllowedError', 'AbortError'])
