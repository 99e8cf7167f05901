import { MATERIALS } from '#engine/forms/sculpt/clay.ts'

/** What people are made of, among the materials that inks know: skin is bald as bone is, eyes are wet, hair grows. */
export const SKIN = MATERIALS.indexOf('bone')
export const EYE = MATERIALS.indexOf('skin')
export const TWIG = MATERIALS.indexOf('horn')
export const HAIR = MATERIALS.indexOf('fur')

/** The part that a beard is while somebody is dressed; hair of the head is part 0. */
export const BEARD = 9

/** And a crown. */
export const CROWN = 10

/** And the first of what else is worn. */
export const WORN = 20
