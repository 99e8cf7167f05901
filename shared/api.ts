import { z } from 'zod'
import type { PaymentMode } from '#shared/billing.ts'

/** Every refusal of the API has this body. `code` is stable; `message` is for people. */
export const ApiErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** Present when single fields were refused: field path to what is wrong with it. */
  fields: z.record(z.string(), z.string()).optional(),
})
export type ApiErrorBody = z.infer<typeof ApiErrorBody>

/** How the sign-in screen offers Google: the real thing, our labelled sandbox, or not at all. */
export type GoogleSignIn =
  | { mode: 'google'; clientId: string }
  | { mode: 'sandbox'; clientId: string; authorizePath: string }
  | { mode: 'off' }

/** What every page may know of the running product. The same for everybody. */
export type PublicConfig = {
  origin: string
  google: GoogleSignIn
  payments: PaymentMode
  /** What is fetched after consent alone; empty where the operator has set up nothing. */
  foreignScripts: readonly ForeignScript[]
}

export type ForeignScript = { purpose: 'analytics' | 'session-recording'; url: string }
