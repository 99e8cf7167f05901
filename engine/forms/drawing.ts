import { measured } from '#engine/motifs/drawing/box.ts'
import type { Drawing } from '#engine/motifs/motif.ts'
import { plateOf, type Plate } from '#engine/forms/plate.ts'
import { findForm } from '#engine/forms/registry.ts'

/** A view of a form as a drawing: outlines to compose, cut and transfer with, and the name under which inks find the rest. */
export function formDrawing(name: string, view: string): Drawing {
  const form = findForm(name)
  if (!form || !(view in form.views)) throw new Error(`There is no form ${name}/${view}`)
  return { ...measured(plateOf(form, view).parts), form: `${name}/${view}` }
}

/** The solved form of a drawing; none for drawings that are flat, and for names that this engine does not know. */
export function findPlate({ form = '' }: Pick<Drawing, 'form'>): Plate | undefined {
  const [name = '', view = ''] = form.split('/')
  const known = findForm(name)
  return known && Object.hasOwn(known.views, view) ? plateOf(known, view) : undefined
}
