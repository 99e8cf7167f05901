import type { DesignPayload } from '#app/features/designer/designer.api.ts'
import type { BodyType, Color, Placement } from '#shared/options.ts'
import type { Style } from '#shared/styles.ts'
import type { Tattoo } from '#shared/tattoos.ts'

export type DesignForm = {
  style: Style | null
  bodyType: BodyType
  skinTone: string
  placement: Placement | null
  /** Null leaves it to the style. */
  color: Color | null
  /** One when the design goes on photos. */
  variations: number
  /** Spec §4: off until the panel flips it. */
  bodyMapping: boolean
  /** Null leaves it to the person's own rule. */
  isPrivate: boolean | null
  /** The design that this one is made from. */
  remixOf: number | null
}

/** Spec §4: gender male, skin tone medium, no style. */
export const DESIGN_DEFAULTS: DesignForm = {
  style: null,
  bodyType: 'male',
  skinTone: 'medium',
  placement: null,
  color: null,
  variations: 1,
  bodyMapping: false,
  isPrivate: null,
  remixOf: null,
}

export function toPayload(form: DesignForm, prompt: string): DesignPayload {
  const { bodyType, isPrivate, ...rest } = form
  return {
    ...rest,
    prompt,
    gender: bodyType,
    variations: askedVariations(form),
    ...(isPrivate === null ? {} : { isPrivate }),
  }
}

/** On photos there is one design, as many photos as there may be. */
export const askedVariations = ({ bodyMapping, variations }: DesignForm) =>
  bodyMapping ? 1 : variations

/** The same wish again, with another hand: whatever the design was made from, and as private as it is. */
export function moreLikeThis(tattoo: Tattoo): DesignPayload {
  const { prompt, style, color, skinTone, gender, placement, isPublic, id } = tattoo
  return {
    prompt,
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

/** What a link to the designer brings along. */
export function readDesignQuery(query: URLSearchParams): {
  prompt: string
  remixOf: number | null
} {
  const remix = Number(query.get('remix'))
  return {
    prompt: query.get('prompt') ?? '',
    remixOf: Number.isInteger(remix) && remix > 0 ? remix : null,
  }
}
