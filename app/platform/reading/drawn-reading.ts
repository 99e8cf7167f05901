import { COLORS, isSameOption } from '#shared/options.ts'
import type { ReadingPayload } from '#shared/reading.ts'
import { STYLES } from '#shared/styles.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** What a finished design was asked with. */
export const readingPayloadOf = (tattoo: Tattoo): ReadingPayload => ({
  prompt: tattoo.prompt,
  style: STYLES.find((style) => isSameOption(style, tattoo.style)) ?? null,
  color: COLORS.find((color) => isSameOption(color, tattoo.color)) ?? null,
  placement: tattoo.placement,
  corrections: tattoo.corrections,
})
