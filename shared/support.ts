import { z } from 'zod'
import { Email } from '#shared/accounts.ts'
import {
  ANSWER_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
} from '#shared/limits.ts'

/** POST /contact */
export const ContactRequest = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please enter your name')
    .max(CONTACT_NAME_MAX_LENGTH, `At most ${CONTACT_NAME_MAX_LENGTH} characters`),
  email: Email,
  message: z
    .string()
    .trim()
    .min(1, 'Please enter a message')
    .max(CONTACT_MESSAGE_MAX_LENGTH, `At most ${CONTACT_MESSAGE_MAX_LENGTH} characters`),
  /** A field that nobody sees; only machines fill it in. */
  website: z.string().max(1000).optional(),
})
export type ContactRequest = z.infer<typeof ContactRequest>

/** GET /admin/messages */
export const ContactMessage = z.object({
  id: z.number().int(),
  accountId: z.number().int().nullable(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  answer: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const ContactMessagesResponse = z.object({
  messages: z.array(ContactMessage),
  hasMore: z.boolean(),
})
export type ContactMessagesResponse = z.infer<typeof ContactMessagesResponse>

/** POST /admin/messages/{id}/close: with an answer, which is mailed, or without. */
export const CloseMessageRequest = z.object({
  answer: z.string().trim().min(1).max(ANSWER_MAX_LENGTH).optional(),
})
