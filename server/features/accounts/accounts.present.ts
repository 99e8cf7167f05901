import type { Account } from '#server/features/accounts/accounts.queries.ts'
import type { CurrentUser, PublicUser } from '#shared/accounts.ts'

export function presentPublicUser(account: Account): PublicUser {
  return {
    id: account.id,
    username: account.username,
    photoUrl: account.photo_url,
    createdAt: account.created_at.toISOString(),
  }
}

export function presentCurrentUser(account: Account): CurrentUser {
  return {
    ...presentPublicUser(account),
    email: account.email,
    emailVerified: account.email_verified_at !== null,
    hasPassword: account.password_hash !== null,
    subscriptionStatus: account.subscription_status,
    subscriptionPlan: account.subscription_plan,
  }
}
