import { forgetCustomerAtStripe } from '#server/features/billing/account-closing.service.ts'
import * as jobs from '#server/features/billing/billing.jobs.ts'
import { purgeEvents } from '#server/features/billing/webhook.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { defineTask, type Task } from '#server/platform/jobs.ts'

export const billingTasks = (deps: Deps): Task[] => [
  defineTask(jobs.forgetCustomer, ({ customerId }) => forgetCustomerAtStripe(deps, customerId)),
  defineTask(jobs.purgePaymentEvents, () => purgeEvents(deps)),
]
