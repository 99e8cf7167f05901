import { writeFileSync } from 'node:fs'
import { marksOf } from '#engine/forms/marks.ts'
import { MARKS } from '#engine/forms/mark-table.ts'
import { measureForm } from '#engine/forms/measure.ts'
import { MEASURES } from '#engine/forms/measures.ts'
import type { Form } from '#engine/forms/form.ts'
import { listForms } from '#engine/forms/registry.ts'

/**
 * Solves the views of every form, or of those that are named, and keeps what composition wants to know beforehand.
 * Views that are new are measured in any case.
 *   npm run ink:measure [-- wolf lion man/riding]
 */
const wanted = process.argv.slice(2)
const isKnown = (form: Form, key: string) =>
  wanted.length > 0 && !wanted.includes(form.name) && !wanted.includes(key)

/** One line a form: there are hundreds of views. */
const rowOf = (form: Form, told: (view: string, key: string) => unknown): string =>
  Object.keys(form.views)
    .map((view) => {
      const key = `${form.name}/${view}`
      return `'${key}': ${JSON.stringify(told(view, key))},`
    })
    .join(' ')

const rows = listForms().map((form) =>
  rowOf(form, (view, key) => {
    const known = isKnown(form, key) ? MEASURES[key] : undefined
    return known ?? measureForm(form, view)
  }),
)

writeFileSync(
  new URL('../engine/forms/measures.ts', import.meta.url),
  `import type { FormMeasure } from '#engine/forms/measure.ts'

/** Every view of every form at a glance: solving one to find out takes a second. Written by \`npm run ink:measure\`. */
export const MEASURES: Readonly<Record<string, FormMeasure>> = {
${rows.map((row) => `  ${row}`).join('\n')}
}
`,
)

const marks = listForms().map((form) =>
  rowOf(form, (view, key) => {
    const known = isKnown(form, key) ? MARKS[key] : undefined
    return known ?? marksOf(form.views[view]!())
  }),
)

writeFileSync(
  new URL('../engine/forms/mark-table.ts', import.meta.url),
  `import type { Marks } from '#engine/motifs/motif.ts'

/** What can be touched in every view of every form. Written by \`npm run ink:measure\`. */
export const MARKS: Readonly<Record<string, Marks>> = {
${marks.map((row) => `  ${row}`).join('\n')}
}
`,
)
