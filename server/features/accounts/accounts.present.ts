import type { Account } from '#server/features/accounts/accounts.queries.ts'
import type { SignedIn } from '#server/features/accounts/sign-in-steps.service.ts'
import { currentPlan, currentStatus } from '#server/features/billing/entitlement.policy.ts'
import type { Preferences } from '#shared/billing.ts'
import type { AuthResponse, CurrentUser, PublicUser } from '#shared/accounts.ts'
import type { SecondStep, SignInResponse } from '#shared/second-factor.ts'

export function presentPublicUser(account: Account): PublicUser {
  return {
    id: account.id,
    username: account.username,
    photoUrl: account.photo_url,
    createdAt: account.created_at.toISOString(),
  }
}

export function presentCurrentUser(account: Account, now: Date): CurrentUser {
  return {
    ...presentPublicUser(account),
    email: account.email,
    emailVerified: account.email_verified_at !== null,
    hasPassword: account.password_hash !== null,
    hasSecondFactor: account.has_second_factor,
    mustChangePassword: account.must_change_password,
    subscriptionStatus: currentStatus(account, now),
    subscriptionPlan: currentPlan(account, now).number,
  }
}

export function presentPreferences(account: Account): Preferences {
  return { privateByDefault: account.is_private_by_default }
}

export const presentSignedIn = ({ account, token }: SignedIn, now: Date): AuthResponse => ({
  user: presentCurrentUser(account, now),
  token,
})

export const presentSignIn = (answer: SignedIn | SecondStep, now: Date): SignInResponse =>
  'secondFactor' in answer ? { secondFactor: answer.secondFactor } : presentSignedIn(answer, now)
