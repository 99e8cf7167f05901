import { COIFFURES } from '#engine/forms/costumes/coiffures.ts'
import { inMood, MOODS, type MoodName } from '#engine/forms/human/moods.ts'
import { FACE_GEAR } from '#engine/forms/costumes/face-gear.ts'
import { HATS } from '#engine/forms/costumes/hats.ts'
import { HEADGEAR } from '#engine/forms/costumes/headgear.ts'
import type { Form, Sculpture } from '#engine/forms/form.ts'
import type { Person } from '#engine/forms/human/person.ts'

/**
 * What words say of somebody's head beside who it is: `man/turned~beard~cap`. A trait is told with the view, so that any of them
 * goes with any view, and with each other.
 */
const MARK = '~'

const WORN = { ...HEADGEAR, ...HATS, ...FACE_GEAR }

/** Moods change nothing of a silhouette, nor do tears: what was measured of the view holds. */
const isMood = (trait: string): trait is MoodName => Object.hasOwn(MOODS, trait)
const isWorn = (trait: string): trait is keyof typeof WORN => Object.hasOwn(WORN, trait)
const isCoiffure = (trait: string): trait is keyof typeof COIFFURES =>
  Object.hasOwn(COIFFURES, trait)

export const isTrait = (trait: string): boolean =>
  isMood(trait) || isWorn(trait) || isCoiffure(trait)

export const withTraits = (view: string, traits: readonly string[]): string =>
  [view, ...traits].join(MARK)

/** The view itself, whose measure is known. */
export const plainView = (view: string): string => view.split(MARK)[0]!

/** Whether the silhouette is that of the plain view. */
export const keepsShape = (view: string): boolean =>
  view
    .split(MARK)
    .slice(1)
    .every((trait) => isMood(trait) || trait === 'tear')

function showing(person: Person, trait: string): Person {
  if (isMood(trait)) return inMood(person, trait)
  if (isCoiffure(trait)) return COIFFURES[trait](person)
  if (isWorn(trait) && !person.wears?.includes(WORN[trait]))
    return { ...person, wears: [...(person.wears ?? []), WORN[trait]] }
  return person
}

const taking = new WeakMap<Form, boolean>()

/** Whether any view of a form is somebody's head, which shows what is said of it: a skull has none of it. */
export function takesTraits(form: Form): boolean {
  const known = taking.get(form)
  if (known !== undefined) return known
  const takes = Object.values(form.views).some((sculpt) => 'build' in sculpt())
  taking.set(form, takes)
  return takes
}

/** A view of a form, with its traits; undefined where the form has no such view or a trait is unknown. */
export function viewOf({ views }: Form, view: string): (() => Sculpture) | undefined {
  const [plain = '', ...traits] = view.split(MARK)
  const sculpt = Object.hasOwn(views, plain) ? views[plain] : undefined
  if (!sculpt || !traits.every(isTrait)) return undefined
  if (traits.length === 0) return sculpt
  return () => {
    const sculpture = sculpt()
    return 'build' in sculpture ? traits.reduce(showing, sculpture) : sculpture
  }
}
