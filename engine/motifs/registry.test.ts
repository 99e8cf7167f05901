import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import { createRng } from '#shared/random.ts'
import type { Drawing, Tag } from '#engine/motifs/motif.ts'
import { findForm, listForms } from '#engine/forms/registry.ts'
import { BODIES } from '#engine/motifs/registry/bodies.ts'
import { findMotif, getMotif, listMotifs } from '#engine/motifs/registry.ts'

const SEEDS = [1, 2, 3, 77, 4_000_000_000] as const
const KNOWN_TAGS = new Set<Tag>(
  (
    'paper black petal petalLight leaf wood gold steel steelDark leather ruby ice bone skin hair cloth ' +
    'clothDark fur furLight furDark furBlack furWhite furGrey hide feather featherDark featherBlack featherWhite scale belly fin wing wingDark wingLight beak horn iris red blue green ' +
    'violet pink flame flameIn water foam cloud rock rockDark moon sun star banner glass sand'
  ).split(' ') as Tag[],
)
const MIN_SIZE = 140
const MAX_SIZE = 480
const VALUES_PER_COMMAND: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 }

const motifs = listMotifs()

/** Why a renderer could not read the path, or null when it can. */
function findPathFault(d: string): string | null {
  if (!d.startsWith('M')) return 'does not begin with a move'
  for (const [, command, rest] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const size = VALUES_PER_COMMAND[command!]
    if (size === undefined) return `unknown command ${command}`
    const words = rest!.trim() === '' ? [] : rest!.trim().split(/[\s,]+/)
    if (!words.every((word) => /^-?(\d+\.?\d*|\.\d+)$/.test(word)))
      return `bad number in ${command}${rest}`
    if (size === 0 ? words.length > 0 : words.length === 0 || words.length % size > 0)
      return `${command} takes ${size} numbers, has ${words.length}`
  }
  return null
}

function listFaults({ parts, box }: Drawing): string[] {
  const faults: string[] = []
  if (parts.length === 0) faults.push('draws nothing')
  for (const { d, fill, stroke = 1, tone = 0, shade = 1 } of parts) {
    const fault = findPathFault(d)
    if (fault) faults.push(`${fault}: ${d.slice(0, 120)}`)
    if (fill !== null && !KNOWN_TAGS.has(fill)) faults.push(`unknown tag ${fill}`)
    if (![stroke, tone, shade].every((value) => Number.isFinite(value) && value >= 0))
      faults.push(`bad stroke ${stroke}, tone ${tone} or shade ${shade}`)
  }
  const [left, top, right, bottom] = tightBox(parts, 0)
  if (left < box[0] || top < box[1] || right > box[2] || bottom > box[3])
    faults.push(`box ${box.join(' ')} does not hold ${[left, top, right, bottom].join(' ')}`)
  // Lines and stipple are sized for motifs about 200 units long; a stray point would show as a huge box.
  const size = Math.max(right - left, bottom - top)
  if (size < MIN_SIZE || size > MAX_SIZE) faults.push(`${size} units across`)
  return faults
}

test('every drawn file is in the registry under its own name, in the folder of its category', () => {
  const drawings = new URL('drawn/', import.meta.url)
  const files = readdirSync(drawings).flatMap((category) =>
    readdirSync(new URL(category, drawings)).map((file) => `${category}/${file}`),
  )
  const drawn = motifs.filter((motif) => !BODIES.some(({ name }) => name === motif.name))
  expect(drawn.map(({ category, name }) => `${category}/${name}.ts`).toSorted()).toEqual(
    files.toSorted(),
  )
})

test('an animal without a drawing is sculpted', () => {
  expect(BODIES.filter(({ name }) => findForm(name) === undefined)).toEqual([])
})

test('every form is a motif under its own name', () => {
  expect(listForms().filter(({ name }) => findMotif(name) === undefined)).toEqual([])
})

test('a motif is found by its name and an unknown name is refused', () => {
  expect(findMotif('rose')).toBe(getMotif('rose'))
  expect(findMotif('no-such-thing')).toBeUndefined()
  expect(() => getMotif('no-such-thing')).toThrow('no-such-thing')
})

test('names are kebab-case and variants unique within a motif', () => {
  const slug = /^[a-z]+(-[a-z]+)*$/
  const wrong = motifs.filter(
    ({ name, variants }) =>
      variants.length === 0 ||
      new Set(variants).size < variants.length ||
      ![name, ...variants].every((text) => slug.test(text)),
  )
  expect(wrong.map((motif) => motif.name)).toEqual([])
})

test('words are lower case and lead to one motif only', () => {
  const owners = new Map<string, string>()
  const wrong: string[] = []
  for (const { name, words } of motifs) {
    if (words.length === 0) wrong.push(`${name} has no words`)
    for (const word of words) {
      if (!/^[\p{Ll}\d]+([ '&-][\p{Ll}\d]+)*$/u.test(word)) wrong.push(`${name}: "${word}"`)
      if (owners.has(word)) wrong.push(`"${word}" leads to ${owners.get(word)} and ${name}`)
      owners.set(word, name)
    }
  }
  expect(wrong).toEqual([])
})

test.each(motifs)(
  '$name draws readable shapes inside its box: the same for one seed, and not for all if it asks for one',
  (motif) => {
    for (const variant of motif.variants) {
      let asked = 0
      const drawings = SEEDS.map((seed) => {
        const random = createRng(seed)
        const counting = () => {
          asked++
          return random()
        }
        return motif.draw({ variant, random: counting })
      })
      const faults = drawings.flatMap((drawing, index) =>
        listFaults(drawing).map((fault) => `${variant} ${SEEDS[index]}: ${fault}`),
      )
      // As text: the same comparison part by part takes the matcher longer than all the drawing.
      const [first, ...others] = drawings.map((drawing) => JSON.stringify(drawing))
      const again = JSON.stringify(motif.draw({ variant, random: createRng(SEEDS[0]) }))
      if (again !== first) faults.push(`${variant}: another drawing for the same seed`)
      if (asked > 0 && others.every((other) => other === first))
        faults.push(`${variant}: the same drawing for every seed`)
      expect(faults).toEqual([])
    }
  },
)
