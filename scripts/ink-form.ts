import sharp, { type OverlayOptions } from 'sharp'
import { blackwork } from '#engine/forms/inks/blackwork.ts'
import { bold } from '#engine/forms/inks/bold.ts'
import { fineLine } from '#engine/forms/inks/fine-line.ts'
import { realism } from '#engine/forms/inks/realism.ts'
import { see } from '#engine/forms/form.ts'
import { findForm, listForms } from '#engine/forms/registry.ts'
import type { Sheet } from '#engine/forms/sculpt/pen.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { colourOf, FLASH } from '#engine/styles/palette.ts'

/**
 * Contact sheet of sculpted forms as their own inks draw them, before any composition: one row a view, one column an ink.
 *   npm run ink:form -- wolf tiger/prowling [--inks realism,blackwork,bold,line] [--size 480] [--out FILE]
 */
const INKS: Record<string, (sight: Sight) => Sheet> = { realism, blackwork, bold, line: fineLine }

const words = process.argv.slice(2)
const option = (name: string, otherwise: string): string => {
  const at = words.indexOf(`--${name}`)
  return at < 0 ? otherwise : (words.splice(at, 2)[1] ?? otherwise)
}
const inks = option('inks', 'realism,blackwork,bold,line').split(',')
const size = Number(option('size', '480'))
const out = option('out', 'data/forms.png')

function pixelsOf(sheet: Sheet, sight: Sight, isColoured: boolean): Buffer {
  const pixels = Buffer.alloc(sheet.ink.length * 3)
  for (let i = 0; i < sheet.ink.length; i++) {
    const ink = Math.min(1, Math.max(0, sheet.ink[i]!))
    const own =
      isColoured && sight.hit[i] ? colourOf(FLASH, sight.tags[sight.hue[i]!] ?? 'fur') : null
    for (let q = 0; q < 3; q++)
      pixels[i * 3 + q] = Math.round(255 * (own?.[q] ?? 1) * (1 - ink) + 10 * ink)
  }
  return pixels
}

const names = words.length > 0 ? words : listForms().map(({ name }) => name)
const rows = names.flatMap((word) => {
  const [name = '', view] = word.split('/')
  const form = findForm(name)
  if (!form) throw new Error(`There is no form called ${name}`)
  return Object.entries(form.views)
    .filter(([key]) => !view || key === view)
    .map(([key, sculpt]) => ({ label: `${name}/${key}`, sculpt }))
})
const tiles: OverlayOptions[] = []
for (const [row, { label, sculpt }] of rows.entries()) {
  let time = performance.now()
  const since = () => Math.round(-time + (time = performance.now()))
  const sight = see(sculpt(), size)
  const times = [`seen ${since()}`]
  for (const [column, ink] of inks.entries()) {
    const sheet = INKS[ink]!(sight)
    times.push(`${ink} ${since()}`)
    tiles.push({
      input: pixelsOf(sheet, sight, ink === 'bold'),
      raw: { width: size, height: size, channels: 3 },
      left: column * size,
      top: row * size,
    })
  }
  console.log(`${label}: ${times.join(', ')} ms`)
}
await sharp({
  create: {
    width: inks.length * size,
    height: rows.length * size,
    channels: 3,
    background: 'white',
  },
})
  .composite(tiles)
  .png()
  .toFile(out)
console.log(out)
