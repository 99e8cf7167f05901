import { z } from 'zod'
import { PRODUCT_KEYS } from '#shared/billing.ts'
import { EVENTS_PER_BATCH, UTM_VALUE_MAX_LENGTH } from '#shared/limits.ts'
import { productOf } from '#shared/plans.ts'
import { STYLES } from '#shared/styles.ts'

/** As text, since that is what a form holds; the server goes by the list all the same. */
const STYLE_WORDS: readonly string[] = [...STYLES, 'none']
const TIER_WORDS: readonly string[] = PRODUCT_KEYS.map((key) => productOf(key).name)

const event = <Name extends string, Data extends z.ZodRawShape>(name: Name, data: Data) =>
  z.strictObject({ name: z.literal(name), data: z.strictObject(data) })

/** What pages may tell of their use: these names with this data, and nothing that says whose page it was. */
export const ProductEvent = z.discriminatedUnion('name', [
  event('pricing_opened', {}),
  event('upgrade_clicked', { tier: z.enum(TIER_WORDS) }),
  event('generate_design', { style: z.enum(STYLE_WORDS) }),
])
export type ProductEvent = z.infer<typeof ProductEvent>

/** POST /events */
export const EventsRequest = z.strictObject({
  events: z.array(ProductEvent).min(1).max(EVENTS_PER_BATCH),
  /** The utm_source that the visitor came by. */
  source: z.string().max(UTM_VALUE_MAX_LENGTH).optional(),
})
export type EventsRequest = z.infer<typeof EventsRequest>

/** Everything that is counted by the day: what pages tell, and what the server sees for itself. */
export const COUNTED_NAMES = [
  'sign_up',
  'pricing_opened',
  'upgrade_clicked',
  'generate_design',
  'moderation_refused',
] as const
export type CountedName = (typeof COUNTED_NAMES)[number]
