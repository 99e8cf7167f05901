import type { Context } from 'hono'
import { deviceWords } from '#server/features/accounts/device-words.ts'

/** What the request comes from, in the words that people know their own devices by. */
export const deviceOf = (c: Context): string => deviceWords(c.req.header('User-Agent') ?? '')
