import { filesOfAccount } from '#server/features/accounts/account-files.ts'
import * as jobs from '#server/features/accounts/accounts.jobs.ts'
import { findAccount } from '#server/features/accounts/accounts.queries.ts'
import { forgetUnusedNetworks } from '#server/features/accounts/password-guesses.ts'
import { createLinkToken } from '#server/features/accounts/recovery.service.ts'
import { purgeExpired } from '#server/features/accounts/sessions.service.ts'
import { forgetOldTakings } from '#server/features/free-offers/free-offers.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { defineTask, type Task } from '#server/platform/jobs.ts'
import { renderMail } from '#server/providers/mail/mail-layout.ts'
import {
  EMAIL_VERIFICATION_LIFETIME_HOURS,
  PASSWORD_RESET_LIFETIME_MINUTES,
} from '#shared/limits.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const MINUTE_MS = 60_000

export const accountTasks = (deps: Deps): Task[] => [
  defineTask(jobs.sendVerificationMail, ({ accountId }) => mailVerification(deps, accountId)),
  defineTask(jobs.sendPasswordResetMail, ({ accountId }) => mailPasswordReset(deps, accountId)),
  defineTask(jobs.removeFilesOfAccount, ({ accountId }) => removeFiles(deps, accountId)),
  defineTask(jobs.purgeExpiredRows, async () => {
    await purgeExpired(deps)
    await forgetUnusedNetworks(deps)
    await forgetOldTakings(deps)
  }),
]

async function mailVerification(deps: Deps, accountId: number): Promise<void> {
  const account = await findAccount(deps.db, accountId)
  if (!account || account.email_verified_at) return
  const token = await createLinkToken(deps, {
    accountId,
    kind: 'email_verification',
    lifetimeMs: EMAIL_VERIFICATION_LIFETIME_HOURS * 60 * MINUTE_MS,
  })
  const link = `${deps.config.origin}/verify-email?token=${token}`
  const body = renderMail({
    productName: PRODUCT_NAME,
    heading: 'Confirm your email',
    paragraphs: [
      `Welcome to ${PRODUCT_NAME}, ${account.username}.`,
      `The link works for ${EMAIL_VERIFICATION_LIFETIME_HOURS} hours. If you did not sign up, ignore this mail.`,
    ],
    action: { label: 'Confirm email', url: link },
  })
  await deps.mailer.send({
    to: account.email,
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    ...body,
    link,
  })
}

async function mailPasswordReset(deps: Deps, accountId: number): Promise<void> {
  const account = await findAccount(deps.db, accountId)
  if (!account) return
  const token = await createLinkToken(deps, {
    accountId,
    kind: 'password_reset',
    lifetimeMs: PASSWORD_RESET_LIFETIME_MINUTES * MINUTE_MS,
  })
  const link = `${deps.config.origin}/reset-password?token=${token}`
  const body = renderMail({
    productName: PRODUCT_NAME,
    heading: 'Set a new password',
    paragraphs: [
      `Somebody, we hope you, asked for a new password for ${account.username}.`,
      `The link works for ${PASSWORD_RESET_LIFETIME_MINUTES} minutes and once. If it was not you, ignore this mail: nothing has changed.`,
    ],
    action: { label: 'Set a new password', url: link },
  })
  await deps.mailer.send({
    to: account.email,
    subject: `Set a new ${PRODUCT_NAME} password`,
    ...body,
    link,
  })
}

async function removeFiles(deps: Deps, accountId: number): Promise<void> {
  for await (const key of deps.files.list(filesOfAccount(accountId))) await deps.files.remove(key)
}
