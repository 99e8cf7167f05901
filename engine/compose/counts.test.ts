import { expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { countDrawn } from '#engine/compose/build.ts'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { kindOf } from '#engine/compose/kinds.ts'
import type { Brief, RelationKind } from '#engine/language/brief.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { getMotif, listMotifs } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'
import { createRng } from '#shared/random.ts'

const resources = testResources()
const { look } = RECIPES['Old School']

/** How often each subject is to be seen in the finished design. */
function countsOf(brief: Brief, seed: number): number[] {
  const { layers } = composeScene(brief, { seed, look, resources })
  return brief.subjects.map((_, subject) =>
    countDrawn({ back: layers, middle: [], front: [] }, { subject }),
  )
}

/** Water, clouds and hills are a ground, webs and flames lie around everything: such things have no number. */
const GROUND = new Set(['land', 'water', 'cloud', 'frame', 'fire'])
/** One drawing that shows several, or that is worn in pairs. */
const IS_SEVERAL = new Set(['birds', 'angel-wings', 'wing'])
const RELATIONS: readonly RelationKind[] = [
  'with',
  'around',
  'on',
  'behind',
  'under',
  'above',
  'inside',
  'between',
  'holding',
]

const random = createRng(64)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const names = listMotifs()
  .filter((motif) => !GROUND.has(kindOf(motif)) && !IS_SEVERAL.has(motif.name))
  .map(({ name }) => name)

/** So many of some kinds are one drawing, in which they lie better together. */
const isGrouped = (name: string, count: number) =>
  Object.values(getMotif(name).shows ?? {}).includes(count)

test('everybody is there as often as asked for, once where no number was said', () => {
  const wrong: string[] = []
  for (let seed = 0; seed < 160; seed++) {
    const [hero, other] = [pick(names), pick(names)]
    if (hero === other) continue
    const count = pick([1, 1, 1, 2, 3, 5])
    if (isGrouped(other, count)) continue
    const kind = pick(RELATIONS)
    const relations = [pick([true, false]) ? { kind, from: 1, to: 0 } : { kind, from: 0, to: 1 }]
    const brief = briefOf([hero, `${count} ${other}`], { relations })
    const drawn = countsOf(brief, seed)
    if (drawn[0] !== 1 || drawn[1] !== count)
      wrong.push(`${brief.prompt}, ${relations[0]!.from} ${kind}: ${drawn.join(' and ')}`)
  }
  expect(wrong).toEqual([])
})

test.each([
  ['a swallow either side of a rose', { swallow: 2, rose: 1 }],
  ['two birds around a heart', { birds: 2, heart: 1 }],
  ['a heart with a dove on each side', { dove: 2, heart: 1 }],
  ['a rose growing through a skull', { rose: 1, skull: 1 }],
  ['a bee on a flower', { bee: 1, flower: 1 }],
  ['a heart between a lion and a tiger', { lion: 1, tiger: 1, heart: 1 }],
  ['a moon and a star', { moon: 1, star: 1 }],
  ['two ropes around an anchor', { 'rope-knot': 2, anchor: 1 }],
  ['three vines around a dagger', { ivy: 3, dagger: 1 }],
  ['ropes around an anchor', { 'rope-knot': 3, anchor: 1 }],
  ['five knots around a mermaid', { 'rope-knot': 5, mermaid: 1 }],
  ['a wolf and a pine tree', { wolf: 1, 'pine-tree': 1 }],
])('%s', (prompt, asked) => {
  const brief = readPrompt(prompt)
  for (const seed of [1, 2, 3]) {
    const counts = countsOf(brief, seed)
    const drawn = Object.fromEntries(brief.subjects.map(({ motif }, i) => [motif, counts[i]]))
    expect(drawn).toEqual(asked)
  }
})

test.each([
  ['a balloon', ['single']],
  ['three balloons', ['bunch']],
  ['balloons', ['bunch']],
  ['two balloons, one red and one blue', ['single', 'single']],
  ['a mushroom', ['single']],
  ['two mushrooms', ['pair']],
  ['a tulip', ['single']],
  ['five candles', ['holder', 'holder', 'holder', 'holder', 'holder']],
])(
  'nobody is given more than was asked for, by a drawing of several either: %s',
  (prompt, shown) => {
    for (let seed = 0; seed < 8; seed++) {
      const { layers } = composeScene(readPrompt(prompt), { seed, look, resources })
      const own = layers.filter(({ subject }) => subject === 0)
      expect(
        own.map(({ drawing }) => drawing.origin?.kind === 'motif' && drawing.origin.variant),
      ).toEqual(shown)
    }
  },
)

test('each of several is drawn in the colour that was named for it', () => {
  const { layers } = composeScene(readPrompt('three balloons, one red, one blue and one yellow'), {
    seed: 1,
    look,
    resources,
  })
  expect(
    layers
      .filter(({ subject }) => subject === 0)
      .map(({ tint }) => tint)
      .toSorted((a, b) => String(a).localeCompare(String(b))),
  ).toEqual(['blue', 'gold', 'red'])
})
