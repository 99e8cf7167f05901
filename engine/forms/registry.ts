import type { Form } from '#engine/forms/form.ts'
import { CAST } from '#engine/forms/human/cast.ts'
import { BIRDS } from '#engine/forms/registry/birds.ts'
import { BONES } from '#engine/forms/registry/bones.ts'
import { CATS_AND_DOGS } from '#engine/forms/registry/cats-and-dogs.ts'
import { HOOFED_AND_WILD } from '#engine/forms/registry/hoofed-and-wild.ts'
import { SCALES_AND_SEA } from '#engine/forms/registry/scales-and-sea.ts'
import { SMALL } from '#engine/forms/registry/small.ts'

const FORMS: readonly Form[] = [
  ...BIRDS,
  ...BONES,
  ...CAST,
  ...CATS_AND_DOGS,
  ...HOOFED_AND_WILD,
  ...SCALES_AND_SEA,
  ...SMALL,
]

const BY_NAME: ReadonlyMap<string, Form> = new Map(FORMS.map((form) => [form.name, form]))

/** Everything that is sculpted. */
export const listForms = (): readonly Form[] => FORMS

export const findForm = (name: string): Form | undefined => BY_NAME.get(name)
