import { z } from 'zod'
import { ALL_SKIN_TONES, COLORS, GENDERS, isSameOption, PLACEMENTS } from '#shared/options.ts'
import { STYLES } from '#shared/styles.ts'

/** One of a list, whatever its capitals; nothing where the form sent nothing. */
export const oneOf = <Value extends string>(values: readonly Value[], message: string) =>
  z
    .string()
    .max(60, message)
    .nullish()
    .transform((given, context): Value | null => {
      if (given === null || given === undefined || given.trim() === '') return null
      const found = values.find((value) => isSameOption(value, given))
      if (found !== undefined) return found
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

export const StyleChoice = oneOf(STYLES, 'Please choose one of the styles.')
export const ColorChoice = oneOf(COLORS, 'Please choose one of the colours.')
export const GenderChoice = oneOf(GENDERS, 'Please choose one of the body types.')
export const PlacementChoice = oneOf(PLACEMENTS, 'Please choose one of the placements.')
export const SkinToneChoice = oneOf(
  ALL_SKIN_TONES.map(({ description }) => description),
  'Please choose one of the skin tones.',
)
