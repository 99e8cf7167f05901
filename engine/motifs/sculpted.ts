import { formDrawing } from '#engine/forms/drawing.ts'
import { MARKS } from '#engine/forms/mark-table.ts'
import { MEASURES } from '#engine/forms/measures.ts'
import { findForm } from '#engine/forms/registry.ts'
import { plainView, viewOf } from '#engine/forms/traits.ts'
import type { Motif, Traits } from '#engine/motifs/motif.ts'

/** A motif that has a body is drawn from its form; what only the flat drawing can show stays for those who ask for it. */
export function sculpted(motif: Motif): Motif {
  const form = findForm(motif.name)
  if (!form) return motif
  const views = Object.keys(form.views)
  const flat = motif.variants.filter((variant) => !views.includes(variant))
  return {
    ...motif,
    variants: form.isBeside ? [...flat, ...views] : [...views, ...flat],
    spare: [...(form.asked ?? []), ...(form.isBeside ? (motif.spare ?? []) : flat)],
    measure: (variant) => MEASURES[`${form.name}/${plainView(variant)}`],
    // Of a body without a face of its own the motif says where its head is.
    marks: (variant) => {
      const known = flat.includes(variant) ? undefined : MARKS[`${form.name}/${plainView(variant)}`]
      return known?.mouth ? known : (motif.marks?.(variant) ?? known)
    },
    draw: (options) =>
      viewOf(form, options.variant) ? formDrawing(form.name, options.variant) : motif.draw(options),
  }
}

/** A motif that has no drawing beside its form. */
export function bodyOnly({
  name,
  words,
  category = 'animal',
  ...traits
}: Pick<Motif, 'name' | 'words'> & Partial<Pick<Motif, 'category' | 'marks'>> & Traits): Motif {
  return {
    ...traits,
    name,
    category,
    words,
    variants: [],
    draw: ({ variant }) => formDrawing(name, variant),
  }
}
