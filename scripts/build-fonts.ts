import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './lib/build.ts'

// Makes app/assets/fonts/fraunces-latin.woff2 out of the package's file: headings have one weight and no size beyond 84 px, so half
// of its bytes, which stand between a phone and its first heading, are never used.

const HEADING_WEIGHT = 580
const HEADING_SIZES = { min: 18, max: 84 }

/** The characters of the package's own Latin file, so that its ranges hold. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const

const characters = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')
const source = path.join(
  ROOT,
  'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
)
const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: HEADING_WEIGHT, opsz: HEADING_SIZES },
})
await writeFile(path.join(ROOT, 'app/assets/fonts/fraunces-latin.woff2'), font)
console.log(`${font.length} bytes`)
