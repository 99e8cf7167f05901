import { z } from 'zod'
import { AuthResponse, GoogleIdToken, Password } from '#shared/accounts.ts'
import { PASSKEY_NAME_MAX_LENGTH } from '#shared/limits.ts'

/** The ways to take the second step of a sign-in. */
export const SECOND_FACTORS = ['totp', 'passkey', 'recovery'] as const
export type SecondFactorMethod = (typeof SECOND_FACTORS)[number]

/** What sign-in answers instead of a token when there is a second step. */
export const SecondStep = z.object({
  secondFactor: z.object({ ticket: z.string(), methods: z.array(z.enum(SECOND_FACTORS)) }),
})
export type SecondStep = z.infer<typeof SecondStep>

/** POST /auth/login, POST /auth/google */
export const SignInResponse = z.union([AuthResponse, SecondStep])
export type SignInResponse = z.infer<typeof SignInResponse>

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+={0,2}$/)

const CredentialId = base64url(1_400)
const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
}

/** What a browser makes of a new passkey, as `toJSON()` writes it. */
export const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_192),
    attestationObject: base64url(32_768),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

/** What a browser makes of a passkey that signs, as `toJSON()` writes it. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_192),
    authenticatorData: base64url(8_192),
    signature: base64url(8_192),
    userHandle: base64url(256).nullish(),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

/** As people type it, with spaces. */
const TotpCode = z
  .string()
  .trim()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits that your app shows'))
const RecoveryCode = z.string().trim().min(1, 'Please enter a recovery code').max(64)

export const FactorProof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('totp'), code: TotpCode }),
  z.object({ method: z.literal('recovery'), code: RecoveryCode }),
  z.object({ method: z.literal('passkey'), assertion: PasskeyAssertion }),
])
export type FactorProof = z.infer<typeof FactorProof>

const Ticket = z.string().min(1).max(512)
/** POST /auth/second-factor */
export const SecondStepRequest = z.object({ ticket: Ticket, proof: FactorProof })
/** POST /auth/second-factor/passkey-options */
export const TicketRequest = z.object({ ticket: Ticket })

/** POST /auth/proof */
export const ProofRequest = z.discriminatedUnion('method', [
  z.object({ method: z.literal('password'), password: Password }),
  /** A new ID token, asked of people without a password. */
  z.object({ method: z.literal('google'), googleToken: GoogleIdToken }),
  ...FactorProof.options,
])
export type ProofRequest = z.infer<typeof ProofRequest>

/** POST /auth/passkey */
export const PasskeySignInRequest = z.object({ assertion: PasskeyAssertion })

/** What `navigator.credentials` is asked with, as `PublicKeyCredential.parse…FromJSON` reads it. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

export const PasskeyName = z
  .string()
  .trim()
  .min(1, 'Please give it a name')
  .max(PASSKEY_NAME_MAX_LENGTH, `A name has at most ${PASSKEY_NAME_MAX_LENGTH} characters`)
/** POST /auth/passkeys */
export const AddPasskeyRequest = z.object({ name: PasskeyName, registration: PasskeyRegistration })
/** PATCH /auth/passkeys/{id} */
export const RenamePasskeyRequest = z.object({ name: PasskeyName })

/** POST /auth/totp */
export const TotpSetUp = z.object({
  /** For whoever types it. */
  secret: z.string(),
  /** The same as a picture, for whoever points their app at it: a data address. */
  qrCode: z.string(),
})
export type TotpSetUp = z.infer<typeof TotpSetUp>
/** POST /auth/totp/confirm */
export const ConfirmTotpRequest = z.object({ code: TotpCode })

/** Told once, when the first factor is added or new ones are asked for. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
/** Null where the person has theirs already. */
export const FactorAdded = z.object({ recoveryCodes: z.array(z.string()).nullable() })

/** GET /auth/second-factor */
export const SecondFactorState = z.object({
  /** When the authenticator app was set up; null without one. */
  totpSince: z.iso.datetime().nullable(),
  passkeys: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  recoveryCodesLeft: z.number().int(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>
