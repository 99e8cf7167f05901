import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from './lib/build.ts'
import { requireFrom } from './lib/tools.ts'

// Makes app/assets/fonts out of the packages' files. What stands between a phone and its first words is cut to what English words
// need; other Latin letters, and the long vowels of names, come in files of their own, where a page has any. Headings have one weight and no size beyond 84 px.

const HEADING_AXES = { wght: 580, opsz: { min: 18, max: 84 } }

/** ASCII, and what we write with besides: no-break space, ©, °, ·, ×, the signs of Hawaiian names, dashes, quotes, the ellipsis. */
const ENGLISH = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2bb, 0x2bc],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
] as const

/** The long vowels of Māori, Hawaiian and Japanese names, which meanings and titles are full of: else one of them brings every letter of Europe. */
const LONG_VOWELS = [
  [0x100, 0x101],
  [0x112, 0x113],
  [0x12a, 0x12b],
  [0x14c, 0x14d],
  [0x16a, 0x16b],
] as const

/** The characters of the package's own Latin file, so that its ranges hold; what English needs is in a file that every page has. */
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

/** The part of the package that is used here; it comes without types. */
type SubsetFont = (
  font: Buffer,
  characters: string,
  options: {
    targetFormat: 'woff2'
    variationAxes: Record<string, number | { min: number; max: number }>
  },
) => Promise<Buffer>
const subsetFont = requireFrom('fonts')('subset-font') as SubsetFont

type Ranges = readonly (readonly [first: number, last: number])[]

const charactersOf = (ranges: Ranges) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')

const isEnglish = (character: string) => charactersOf(ENGLISH).includes(character)
const PARTS = [
  { part: 'english', script: 'latin', characters: charactersOf(ENGLISH) },
  {
    part: 'latin',
    script: 'latin',
    characters: Array.from(charactersOf(LATIN))
      .filter((character) => !isEnglish(character))
      .join(''),
  },
  { part: 'long-vowels', script: 'latin-ext', characters: charactersOf(LONG_VOWELS) },
]
const FAMILIES = [
  { family: 'fraunces', style: 'opsz-normal', axes: HEADING_AXES },
  { family: 'instrument-sans', style: 'wght-normal', axes: {} },
]
const FILES = FAMILIES.flatMap(({ family, style, axes }) =>
  PARTS.map(({ part, script, characters }) => ({
    name: `${family}-${part}`,
    source: `${family}/files/${family}-${script}-${style}.woff2`,
    characters,
    axes,
  })),
)

for (const { name, source, characters, axes } of FILES) {
  const whole = await readFile(path.join(ROOT, 'node_modules/@fontsource-variable', source))
  const font = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(path.join(ROOT, `app/assets/fonts/${name}.woff2`), font)
  console.log(`${name} ${font.length} bytes`)
}
