import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'

/** §8.tattoos.none, §8.ideas.none: an empty list is told to the log, and to nobody on the page. */
export function noteEmpty<Item>(c: Context<AppEnv>, list: Item[]): Item[] {
  if (list.length === 0) c.get('log').info('No tattoos found in the API response')
  return list
}
