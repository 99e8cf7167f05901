import type { Scene } from '#engine/compose/scene.ts'
import { measureForm } from '#engine/forms/measure.ts'
import { MEASURES } from '#engine/forms/measures.ts'
import { plateOf, type Plate } from '#engine/forms/plate.ts'
import { findForm } from '#engine/forms/registry.ts'
import { keepsShape, plainView, viewOf } from '#engine/forms/traits.ts'
import type { Drawing } from '#engine/motifs/motif.ts'

/**
 * A view of a form as a drawing: its silhouette to compose with, known beforehand, and the name under which the rest is found when
 * it is drawn.
 */
export function formDrawing(name: string, view: string): Drawing {
  const key = `${name}/${view}`
  const form = findForm(name)
  if (!form || !viewOf(form, view)) throw new Error(`There is no form ${key}`)
  const known = keepsShape(view) ? MEASURES[`${name}/${plainView(view)}`] : undefined
  const { silhouette, fill, box } = known ?? measureForm(form, view)
  return { parts: [{ d: silhouette, fill, detail: 0 }], box: [...box], form: key }
}

/** The solved form of a drawing; none for drawings that are flat, and for names that this engine does not know. */
export function findPlate({ form = '' }: Pick<Drawing, 'form'>): Plate | undefined {
  const [name = '', view = ''] = form.split('/')
  const known = findForm(name)
  return known && viewOf(known, view) ? plateOf(known, view) : undefined
}

/** The scene with all that is drawn of its forms in the place of their silhouettes. */
export function withForms(scene: Scene): Scene {
  if (!scene.layers.some(({ drawing }) => drawing.form)) return scene
  return {
    ...scene,
    layers: scene.layers.map((layer) => {
      const plate = findPlate(layer.drawing)
      return plate ? { ...layer, drawing: { ...layer.drawing, parts: plate.parts } } : layer
    }),
  }
}
