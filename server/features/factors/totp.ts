import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { TotpSetUp } from '#shared/second-factor.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** What every authenticator app can do. Others are in the standard, and ignored by half of them. */
const PROFILE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const SECRET_BYTES = 20
/** Steps before and after this one whose code counts as well: telephones' clocks differ, and people type slowly. */
const WINDOW_STEPS = 1

export const createTotpSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes

const totpOf = (secret: Uint8Array, label = '') =>
  new TOTP({
    ...PROFILE,
    issuer: PRODUCT_NAME,
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  })

/** What people are shown once: the secret in groups to type, and a picture of it. */
export function describeTotp(secret: Uint8Array, label: string): TotpSetUp {
  const totp = totpOf(secret, label)
  const svg = renderSVG(totp.toString(), { ecc: 'M', border: 4 })
  return {
    secret: totp.secret.base32.replaceAll(/.{4}(?=.)/g, '$& '),
    qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  }
}

/** The step whose code this is, counted since 1970; undefined when it is none of about now. */
export function findTotpStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW_STEPS })
  return delta === null ? undefined : TOTP.counter({ period: PROFILE.period, timestamp }) + delta
}
