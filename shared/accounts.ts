import { z } from 'zod'
import { EMAIL_PATTERN, INVALID_EMAIL, LONG_PASSWORD, SHORT_PASSWORD } from '#shared/credentials.ts'
import {
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  UTM_VALUE_MAX_LENGTH,
} from '#shared/limits.ts'

export const Email = z
  .string()
  .trim()
  .max(EMAIL_MAX_LENGTH, INVALID_EMAIL)
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: INVALID_EMAIL }))

export const Password = z
  .string()
  .min(PASSWORD_MIN_LENGTH, SHORT_PASSWORD)
  .max(PASSWORD_MAX_LENGTH, LONG_PASSWORD)

export const Username = z
  .string()
  .trim()
  .min(USERNAME_MIN_LENGTH, `Username must be at least ${USERNAME_MIN_LENGTH} characters`)
  .max(USERNAME_MAX_LENGTH, `Username must be at most ${USERNAME_MAX_LENGTH} characters`)
  .regex(
    /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/,
    'Use letters, digits, dots, dashes and underscores, with a letter or digit at both ends',
  )

const utmValue = z.string().max(UTM_VALUE_MAX_LENGTH).optional()
/** Marketing parameters a visitor arrived with. Unknown keys are dropped, never stored. */
export const UtmParams = z.object({
  utm_source: utmValue,
  utm_medium: utmValue,
  utm_campaign: utmValue,
  utm_term: utmValue,
  utm_content: utmValue,
})
export type UtmParams = z.infer<typeof UtmParams>

export const LoginRequest = z.object({ email: Email, password: Password })
export const SignupRequest = z.object({
  email: Email,
  password: Password,
  utmParams: UtmParams.nullish(),
})
export const GoogleIdToken = z.string().min(1).max(8_192)
export const GoogleLoginRequest = z.object({
  token: GoogleIdToken,
  utmParams: UtmParams.nullish(),
})
const OpaqueToken = z.string().min(1).max(512)
export const ValidateTokenRequest = z.object({ token: OpaqueToken })
export const ForgotPasswordRequest = z.object({ email: Email })
export const ResetPasswordRequest = z.object({ token: OpaqueToken, password: Password })
export const VerifyEmailRequest = z.object({ token: OpaqueToken })
export const ChangePasswordRequest = z.object({
  /** Absent for people who came through Google and have no password yet. */
  currentPassword: Password.optional(),
  /** A new ID token, asked of those people instead. */
  googleToken: GoogleIdToken.optional(),
  newPassword: Password,
})
export const PasswordStrengthRequest = z.object({
  password: z.string().max(PASSWORD_MAX_LENGTH, LONG_PASSWORD),
  /** As far as it is typed: a password made of it is easy to guess. */
  email: z.string().max(EMAIL_MAX_LENGTH).optional(),
})
export const PasswordStrengthWord = z.enum(['weak', 'fair', 'good', 'strong'])
export type PasswordStrengthWord = z.infer<typeof PasswordStrengthWord>
export const PasswordStrength = z.object({
  strength: PasswordStrengthWord,
  /** Why it would be refused. */
  problem: z.string().optional(),
})
export type PasswordStrength = z.infer<typeof PasswordStrength>
export const ChangeUsernameRequest = z.object({ username: Username })
export const DeleteAccountRequest = z.object({
  /** The username, typed out, so that a stray click deletes nothing. */
  username: z.string().max(USERNAME_MAX_LENGTH),
  /** Asked of everybody who has one. */
  password: Password.optional(),
  /** A new ID token, asked of people without a password. */
  googleToken: GoogleIdToken.optional(),
})

/** What anybody may know of a person. */
export const PublicUser = z.object({
  id: z.number().int(),
  username: z.string(),
  photoUrl: z.string(),
  createdAt: z.iso.datetime(),
})
export type PublicUser = z.infer<typeof PublicUser>

/** What people see of themselves. */
export const CurrentUser = PublicUser.extend({
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  /** Whether sign-in asks for a second step. */
  hasSecondFactor: z.boolean(),
  /** Until they choose another, the rest of the API refuses them. */
  mustChangePassword: z.boolean(),
  subscriptionStatus: z.string(),
  /** 0 is Free; anything above is a paid plan. */
  subscriptionPlan: z.number().int(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const AuthResponse = z.object({ user: CurrentUser, token: z.string() })
export type AuthResponse = z.infer<typeof AuthResponse>
/** GET /auth/sessions */
export const SessionsResponse = z.object({
  sessions: z.array(
    z.object({
      id: z.number().int(),
      /** "Firefox on Windows"; empty when the browser did not say. */
      device: z.string(),
      /** The session that asks. */
      isCurrent: z.boolean(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
    }),
  ),
})
export type SessionsResponse = z.infer<typeof SessionsResponse>

export const GoogleNonceResponse = z.object({ nonce: z.string() })
export const ValidateTokenResponse = z.object({ isValid: z.boolean() })
export const MessageResponse = z.object({ message: z.string() })
