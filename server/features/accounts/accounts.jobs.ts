import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs.ts'

/**
 * Mails are told to whom they go, not what they say: the handler makes the link's token, so that no
 * token ever lies in the queue's table.
 */
const ToAccount = z.object({ accountId: z.number().int() })
type ToAccount = z.infer<typeof ToAccount>

const mailJob = (name: string): JobDefinition<ToAccount> => ({
  name,
  data: ToAccount,
  retryLimit: 5,
  timeoutSeconds: 60,
})

export const sendVerificationMail = mailJob('send-verification-mail')
export const sendPasswordResetMail = mailJob('send-password-reset-mail')

const FilesOfAccount = z.object({ accountId: z.number().int() })
export const removeFilesOfAccount: JobDefinition<z.infer<typeof FilesOfAccount>> = {
  name: 'remove-files-of-account',
  data: FilesOfAccount,
  retryLimit: 10,
  timeoutSeconds: 600,
}

export const purgeExpiredRows: JobDefinition<object> = {
  name: 'purge-expired-rows',
  data: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 300,
  cron: '17 3 * * *',
}

export const accountJobs = [
  sendVerificationMail,
  sendPasswordResetMail,
  removeFilesOfAccount,
  purgeExpiredRows,
]
