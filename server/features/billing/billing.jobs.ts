import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs.ts'

const Customer = z.object({ customerId: z.string() })

/** Queued with the deletion of an account: nobody is charged for what they can no longer use. */
export const forgetCustomer: JobDefinition<z.infer<typeof Customer>> = {
  name: 'forget-customer',
  data: Customer,
  retryLimit: 20,
  timeoutSeconds: 120,
}

export const purgePaymentEvents: JobDefinition<object> = {
  name: 'purge-payment-events',
  data: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 300,
  cron: '41 3 * * *',
}

export const billingJobs = [forgetCustomer, purgePaymentEvents]
