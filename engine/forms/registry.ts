import type { Form } from '#engine/forms/form.ts'
import { FIGURES, WHOLE_PEOPLE } from '#engine/forms/figures/people.ts'
import { COSTUMED, WEARING } from '#engine/forms/costumes/costumed.ts'
import { BUSTS, TRADES } from '#engine/forms/costumes/trades.ts'
import { CAST } from '#engine/forms/human/cast.ts'
import { FACES_OF_MEN, FACES_OF_WOMEN } from '#engine/forms/human/faces.ts'
import { MEN, WOMEN } from '#engine/forms/human/looks.ts'
import { BIRDS } from '#engine/forms/registry/birds.ts'
import { BONES } from '#engine/forms/registry/bones.ts'
import { CATS_AND_DOGS } from '#engine/forms/registry/cats-and-dogs.ts'
import { HOOFED_AND_WILD } from '#engine/forms/registry/hoofed-and-wild.ts'
import { SCALES_AND_SEA } from '#engine/forms/registry/scales-and-sea.ts'
import { SMALL } from '#engine/forms/registry/small.ts'

const LOOKS: Readonly<Record<string, Form['views']>> = {
  woman: { ...WOMEN, ...FACES_OF_WOMEN },
  man: { ...MEN, ...FACES_OF_MEN },
}

/** Those whose head is shown have many faces, and may be asked for with something on it, or whole, doing something. */
function withFigures(form: Form): Form {
  const looks = LOOKS[form.name]
  const asked = { ...WEARING[form.name], ...FIGURES[form.name] }
  return {
    ...form,
    views: { ...BUSTS[form.name], ...form.views, ...looks, ...asked },
    asked: [...(form.asked ?? []), ...Object.keys(asked)],
  }
}

const FORMS: readonly Form[] = [
  ...BIRDS,
  ...BONES,
  ...CAST.map(withFigures),
  ...CATS_AND_DOGS,
  ...COSTUMED.map(withFigures),
  ...HOOFED_AND_WILD,
  ...SCALES_AND_SEA,
  ...SMALL,
  ...TRADES,
  ...WHOLE_PEOPLE.map(withFigures),
]

const BY_NAME: ReadonlyMap<string, Form> = new Map(FORMS.map((form) => [form.name, form]))

/** Everything that is sculpted. */
export const listForms = (): readonly Form[] => FORMS

export const findForm = (name: string): Form | undefined => BY_NAME.get(name)
