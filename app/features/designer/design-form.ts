import { z } from 'zod'
import type { DesignPayload } from '#app/features/designer/designer.api.ts'
import { KeptCorrections, type Correction } from '#shared/corrections.ts'
import { LetteringChoice, NOTHING_CHOSEN } from '#shared/lettering.ts'
import { PROMPT_MAX_LENGTH, VARIATIONS_MAX } from '#shared/limits.ts'
import {
  ALL_SKIN_TONES,
  BODY_TYPES,
  COLORS,
  GENDERS,
  isSameOption,
  monkToneOf,
  PLACEMENTS,
  type BodyType,
  type Color,
  type Gender,
  type Placement,
} from '#shared/options.ts'
import { STYLES, type Style } from '#shared/styles.ts'
import { TattooId, type Tattoo } from '#shared/tattoos.ts'

/** Everything that is said of a design before it is drawn, and that is kept until it is. */
export type DesignDraft = {
  prompt: string
  style: Style | null
  gender: Gender
  /** Of either screen's tones: a design that is opened again keeps its own. */
  skinTone: string
  placement: Placement | null
  /** Null leaves it to the style. */
  color: Color | null
  /** What was put right of our reading. */
  corrections: Correction[]
  /** How the words are to be written. */
  lettering: LetteringChoice
  /** One when the design goes on photos. */
  variations: number
  /** Null leaves it to the person's own rule. */
  isPrivate: boolean | null
  /** The design that this one is made from. */
  remixOf: number | null
}

export type DesignForm = DesignDraft & {
  /** §4.mapping.toggle: off until the panel flips it, so it is never kept. */
  bodyMapping: boolean
}

/** §4.designer.defaults: gender male, skin tone medium, no style. */
export const DESIGN_DEFAULTS: DesignDraft = {
  prompt: '',
  style: null,
  gender: 'Male',
  skinTone: 'medium',
  placement: null,
  color: null,
  corrections: [],
  lettering: NOTHING_CHOSEN,
  // One request costs the same however many it brings.
  variations: VARIATIONS_MAX,
  isPrivate: null,
  remixOf: null,
}

const KeptDraft = z.object({
  prompt: z.string().max(PROMPT_MAX_LENGTH).catch(DESIGN_DEFAULTS.prompt),
  style: z.enum(STYLES).nullable().catch(null),
  gender: z.enum(GENDERS).catch(DESIGN_DEFAULTS.gender),
  skinTone: z
    .enum(ALL_SKIN_TONES.map(({ description }) => description))
    .catch(DESIGN_DEFAULTS.skinTone),
  placement: z.enum(PLACEMENTS).nullable().catch(null),
  color: z.enum(COLORS).nullable().catch(null),
  corrections: KeptCorrections,
  lettering: LetteringChoice.catch(NOTHING_CHOSEN),
  variations: z.int().min(1).max(VARIATIONS_MAX).catch(DESIGN_DEFAULTS.variations),
  isPrivate: z.boolean().nullable().catch(null),
  remixOf: TattooId.nullable().catch(null),
})

/** What can be used of a stored draft; undefined where there is none. */
export const parseDesignDraft = (stored: unknown): DesignDraft | undefined =>
  KeptDraft.safeParse(stored).data

export function toPayload({ isPrivate, ...form }: DesignForm): DesignPayload {
  return {
    ...form,
    variations: askedVariations(form),
    ...(isPrivate === null ? {} : { isPrivate }),
  }
}

/** On photos there is one design, as many photos as there may be. */
export const askedVariations = ({
  bodyMapping,
  variations,
}: Pick<DesignForm, 'bodyMapping' | 'variations'>) => (bodyMapping ? 1 : variations)

/** The same wish again, with another hand: whatever the design was made from, and as private as it is. */
export function moreLikeThis(tattoo: Tattoo): DesignPayload {
  const { prompt, style, color, skinTone, gender, placement, isPublic, id } = tattoo
  return {
    prompt,
    corrections: tattoo.corrections,
    lettering: tattoo.lettering,
    style,
    color,
    skinTone,
    gender,
    placement,
    isPrivate: !isPublic,
    bodyMapping: false,
    variations: 1,
    remixOf: id,
  }
}

/** Words and settings of a design, to go on from it. */
export function draftOf(
  tattoo: Tattoo,
  { userId, variations }: { userId: number | undefined; variations: number },
): DesignDraft {
  const { prompt, gender, placement, skinTone, id } = tattoo
  return {
    prompt,
    style: STYLES.find((style) => isSameOption(style, tattoo.style)) ?? null,
    color: COLORS.find((color) => isSameOption(color, tattoo.color)) ?? null,
    gender,
    placement,
    corrections: tattoo.corrections,
    lettering: tattoo.lettering ?? NOTHING_CHOSEN,
    skinTone: monkToneOf(skinTone) === undefined ? DESIGN_DEFAULTS.skinTone : skinTone,
    variations: Math.min(Math.max(variations, 1), VARIATIONS_MAX),
    // How others keep theirs says nothing about how this person keeps their own.
    isPrivate: tattoo.userId === userId ? !tattoo.isPublic : null,
    remixOf: id,
  }
}

/** The variations of one request, in their order. A design that came of none stands alone. */
export function siblingsOf(tattoo: Tattoo, tattoos: readonly Tattoo[]): Tattoo[] {
  const { id, generationId } = tattoo
  const isSibling = (other: Tattoo) =>
    generationId === null ? other.id === id : other.generationId === generationId
  return tattoos.filter(isSibling).toSorted((a, b) => a.id - b.id)
}

type Wish = Pick<DesignDraft, 'prompt' | 'gender' | 'skinTone' | 'corrections' | 'lettering'> &
  Partial<Pick<DesignDraft, 'style' | 'color' | 'placement'>>

/** Whether a design is what these words and settings ask for. What was left to us is whatever it became. */
export function isDrawnFrom(wish: Wish, tattoo: Tattoo): boolean {
  const isAsWished = (wished: string | null | undefined, drawn: string | null) =>
    wished === null || wished === undefined || wished === drawn
  return (
    wish.prompt.trim() === tattoo.prompt &&
    wish.gender === tattoo.gender &&
    wish.skinTone === tattoo.skinTone &&
    JSON.stringify(wish.corrections) === JSON.stringify(tattoo.corrections) &&
    isSameLettering(wish.lettering, tattoo.lettering ?? NOTHING_CHOSEN) &&
    isAsWished(wish.style, tattoo.style) &&
    isAsWished(wish.color, tattoo.color) &&
    isAsWished(wish.placement, tattoo.placement)
  )
}

const isSameLettering = (one: LetteringChoice, other: LetteringChoice) =>
  one.hand === other.hand &&
  one.layout === other.layout &&
  one.flourish === other.flourish &&
  one.widthMm === other.widthMm

/** The designer shows three where four are stored. */
export const bodyTypeOf = (gender: Gender): BodyType =>
  BODY_TYPES.find((type) => isSameOption(type, gender)) ?? 'other'

export const genderOf = (bodyType: BodyType): Gender =>
  GENDERS.find((gender) => isSameOption(gender, bodyType)) ?? DESIGN_DEFAULTS.gender

export type DesignQuery = {
  prompt: string | undefined
  style: Style | undefined
  /** The design whose words and settings are wanted. */
  from: number | undefined
  /** It is the person's own, and is to lie on the table too. */
  isOpened: boolean
}

/** What a link to the designer brings along. Undefined: nothing. */
export function readDesignQuery(query: URLSearchParams): DesignQuery | undefined {
  const opened = readId(query.get('open'))
  const from = opened ?? readId(query.get('remix'))
  const prompt = query.get('prompt')?.slice(0, PROMPT_MAX_LENGTH)
  const style = STYLES.find((name) => isSameOption(name, query.get('style') ?? ''))
  if (prompt === undefined && style === undefined && from === undefined) return undefined
  return { prompt, style, from, isOpened: opened !== undefined }
}

const readId = (text: string | null) => TattooId.safeParse(Number(text ?? Number.NaN)).data
