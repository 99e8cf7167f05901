import { call, send } from '#app/platform/http/api-client.ts'
import type { ProofRequest } from '#shared/second-factor.ts'
import { AuthResponse } from '#shared/accounts.ts'
import * as schemas from '#shared/second-factor.ts'

export type TypedProof = { method: 'totp' | 'recovery'; code: string }
/** As the browser wrote it; the server reads it with suspicion. */
type BrowserProof = { method: 'passkey'; assertion: unknown }

export const takeSecondStep = (ticket: string, proof: TypedProof | BrowserProof) =>
  call('/auth/second-factor', { method: 'POST', body: { ticket, proof }, schema: AuthResponse })

export const passkeyOptionsOfTicket = (ticket: string) =>
  call('/auth/second-factor/passkey-options', {
    method: 'POST',
    body: { ticket },
    schema: schemas.PasskeyOptions,
  })

export const signInPasskeyOptions = () =>
  call('/auth/passkey/options', { method: 'POST', schema: schemas.PasskeyOptions })

export const signInWithPasskey = (assertion: unknown) =>
  call('/auth/passkey', { method: 'POST', body: { assertion }, schema: AuthResponse })

export const fetchFactors = () => call('/auth/second-factor', { schema: schemas.SecondFactorState })

type FirstStepProof = Extract<ProofRequest, { method: 'password' | 'google' }>

export const prove = (proof: FirstStepProof | TypedProof | BrowserProof) =>
  send('/auth/proof', { method: 'POST', body: proof })

export const proofPasskeyOptions = () =>
  call('/auth/proof/passkey-options', { method: 'POST', schema: schemas.PasskeyOptions })

export const startTotp = () => call('/auth/totp', { method: 'POST', schema: schemas.TotpSetUp })

export const confirmTotp = (code: string) =>
  call('/auth/totp/confirm', { method: 'POST', body: { code }, schema: schemas.FactorAdded })

export const removeTotp = () => send('/auth/totp', { method: 'DELETE' })

export const renewRecoveryCodes = () =>
  call('/auth/recovery-codes', { method: 'POST', schema: schemas.RecoveryCodes })

export const newPasskeyOptions = () =>
  call('/auth/passkeys/options', { method: 'POST', schema: schemas.PasskeyOptions })

export const addPasskey = (name: string, registration: unknown) =>
  call('/auth/passkeys', {
    method: 'POST',
    body: { name, registration },
    schema: schemas.FactorAdded,
  })

export const renamePasskey = (id: number, name: string) =>
  send(`/auth/passkeys/${id}`, { method: 'PATCH', body: { name } })

export const removePasskey = (id: number) => send(`/auth/passkeys/${id}`, { method: 'DELETE' })
