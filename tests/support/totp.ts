import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows for a secret, as it was shown to the person, at a certain time. */
export const totpCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: at.getTime(),
  })
