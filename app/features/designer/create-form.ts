import { z } from 'zod'
import { KeptCorrections, type Correction } from '#shared/corrections.ts'
import { LetteringChoice, NOTHING_CHOSEN } from '#shared/lettering.ts'
import { PROMPT_MAX_LENGTH } from '#shared/limits.ts'
import {
  COLORS,
  CREATE_GENDERS,
  CREATE_STYLES,
  SKIN_TONES,
  type Color,
  type Gender,
} from '#shared/options.ts'

/** §4.create.defaults: what the screen begins with. */
export const PRESET_PROMPT =
  'A geometric tiger tattoo in black and white for very light skin, placed on the arm'

export type CreateDraft = {
  prompt: string
  gender: Gender
  style: (typeof CREATE_STYLES)[number]
  color: Color
  skinTone: string
  /** What was put right of our reading. */
  corrections: Correction[]
  /** How the words are to be written. */
  lettering: LetteringChoice
}

export const CREATE_DEFAULTS: CreateDraft = {
  prompt: PRESET_PROMPT,
  gender: CREATE_GENDERS[0],
  style: CREATE_STYLES[0],
  color: COLORS[0],
  skinTone: SKIN_TONES[0].description,
  corrections: [],
  lettering: NOTHING_CHOSEN,
}

const KeptDraft = z.object({
  prompt: z.string().max(PROMPT_MAX_LENGTH).catch(CREATE_DEFAULTS.prompt),
  gender: z.enum(CREATE_GENDERS).catch(CREATE_DEFAULTS.gender),
  style: z.enum(CREATE_STYLES).catch(CREATE_DEFAULTS.style),
  color: z.enum(COLORS).catch(CREATE_DEFAULTS.color),
  skinTone: z
    .string()
    .refine((given) => SKIN_TONES.some(({ description }) => description === given))
    .catch(CREATE_DEFAULTS.skinTone),
  corrections: KeptCorrections,
  lettering: LetteringChoice.catch(NOTHING_CHOSEN),
})

/** What can be used of a stored draft; undefined where there is none. */
export const parseCreateDraft = (stored: unknown): CreateDraft | undefined =>
  KeptDraft.safeParse(stored).data
