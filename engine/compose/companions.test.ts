import { expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { castOf } from '#engine/compose/cast.ts'
import { listCompanions, showsCompanion } from '#engine/compose/companions.ts'
import { layoutFor } from '#engine/compose/layouts.ts'
import type { Brief } from '#engine/language/brief.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createRng } from '#shared/random.ts'
import { getMotif, listMotifs } from '#engine/motifs/registry.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => i)
const resources = { readFace: () => [] }

/** The variants that the seeds choose for the subject at `index`. */
function variantsOf(brief: Brief, index = 0): string[] {
  const layout = layoutFor(brief.placement)
  const chosen = SEEDS.map(
    (seed) => castOf(brief, { layout, random: createRng(seed), resources }).actors[index]!.variant,
  )
  return [...new Set(chosen)].toSorted()
}

const companions = listCompanions()
const motifNames = [...new Set(companions.map(({ motif }) => motif))]

test.each(motifNames)('%s alone never brings a second subject along', (name) => {
  const motif = getMotif(name)
  const asHero = variantsOf(briefOf([name]))
  const asSupport = variantsOf(briefOf(['skull', name]), 1)
  const asWrapper = variantsOf(
    briefOf(['skull', name], { relations: [{ kind: 'around', from: 1, to: 0 }] }),
    1,
  )
  const chosen = [...asHero, ...asSupport, ...asWrapper]
  expect(chosen.filter((variant) => showsCompanion(motif, variant))).toEqual([])
})

test.each(companions)('$motif with $variant is drawn when it is named', ({ motif, variant }) => {
  expect(getMotif(motif).variants).toContain(variant)
  expect(variantsOf(briefOf([`${motif}:${variant}`]))).toEqual([variant])
})

test.each([
  ['sword', 'longsword'],
  ['two swords', 'longsword'],
  ['snake around a sword', 'longsword'],
  ['sword in the stone', 'stone'],
  ['sacred heart', 'sacred'],
  ['heart', 'plain'],
])('"%s" draws the %s', (prompt, variant) => {
  const brief = readPrompt(prompt)
  const index = brief.subjects.findIndex(({ motif }) => ['sword', 'heart'].includes(motif))
  expect(variantsOf(brief, index)).toEqual([variant])
})

test.each([
  ['a grim reaper with a scythe', 'grim-reaper'],
  ['a grim reaper holding a scythe', 'grim-reaper'],
  ['a lighter with a flame', 'lighter'],
  ['a burning lighter', 'lighter'],
  ['a martini with an olive', 'martini'],
  ['a martini with olives', 'martini'],
  ['medusa with snakes', 'medusa'],
  ['an angel with wings', 'angel'],
  ['an angel with a halo', 'angel'],
  ['a phoenix with feathers', 'phoenix'],
  ['an eagle with feathers', 'eagle'],
])('what the drawing shows already is not drawn once more: "%s"', (prompt, name) => {
  const brief = readPrompt(prompt)
  const layout = layoutFor(brief.placement)
  const { actors, brought } = castOf(brief, { layout, random: createRng(1), resources })
  expect(actors.map(({ motif, count }) => `${count} ${motif.name}`)).toEqual([`1 ${name}`])
  expect(brought).toEqual([])
})

test.each([
  ['medusa holding a snake', ['medusa', 'snake']],
  ['a raven with a feather', ['raven', 'feather']],
  ['a wolf with wings', ['wolf', 'angel-wings']],
])('what is not part of somebody is drawn with them: "%s"', (prompt, names) => {
  const brief = readPrompt(prompt)
  const layout = layoutFor(brief.placement)
  const { actors } = castOf(brief, { layout, random: createRng(1), resources })
  expect(actors.map(({ motif }) => motif.name)).toEqual(names)
})

/** Variants named after another motif that show no second subject: shapes, makes, parts of the thing itself. */
const NAMESAKES = new Set([
  'beehive:bees',
  'ouroboros:ring',
  'all-seeing-eye:pyramid',
  'anchor:rope',
  'animal-skull:bull',
  'animal-skull:deer',
  'animal-skull:ram',
  'animal-skull:raven',
  'animal-skull:wolf',
  'ballerina:arabesque',
  'barbed-wire:ring',
  'beetle:stag',
  'bonsai:cascade',
  'chain:ring',
  'chakra:crown',
  'chakra:heart',
  'chandelier:lotus',
  'chandelier:moon',
  'chess-piece:king',
  'chess-piece:knight',
  'chrysanthemum:leaves',
  'claddagh:ring',
  'clouds:storm',
  'comet:rock',
  'comet:star',
  'compass:arrow',
  'compass:rose',
  'couple:kiss',
  'crescent:star',
  'crocodile:jaws',
  'cupcake:cherry',
  'dreamcatcher:crescent',
  'dreamcatcher:feathers',
  'eucalyptus:sprig',
  'fairy:moon',
  'fairy:mushroom',
  'flames:ring',
  'flower:wildflowers',
  'forget-me-not:bouquet',
  'forget-me-not:sprig',
  'grim-reaper:scythe',
  'halo:ring',
  'hamsa:eye',
  'hands:heart',
  'hands:peace',
  'holly:sprig',
  'infinity:ribbon',
  'ivy:wreath',
  'jesus:halo',
  'knight:helmet',
  'lantern:storm',
  'lavender:sprig',
  'leaf:oak',
  'lighter:burning',
  'lily-of-the-valley:posy',
  'mandala:lace',
  'mandala:lotus',
  'martini:olives',
  'match:burning',
  'monocle:chain',
  'moon-face:crescent',
  'morning-glory:vine',
  'mountain-range:pines',
  'nautical-star:rope',
  'piano-keys:wave',
  'pin-up:sailor',
  'playing-card:hearts',
  'pocket-watch:chain',
  'polynesian-inspired-band:waves',
  'pumpkin:lantern',
  'sailing-ship:waves',
  'ship-wheel:rope',
  'snowflake:fern',
  'snowflake:star',
  'star-of-david:ring',
  'string:bow',
  'sunflower:bouquet',
  'tombstone:cross',
  'tree-of-life:ring',
  'tribal-band:blades',
  'valknut:ring',
  'vegvisir:ring',
  'viking-ship:ship',
  'viking-ship:waves',
  'viking:helmet',
  'virgin-mary:tears',
])

test('a variant named after another motif is declared: company, or a namesake', () => {
  const owners = new Map(
    listMotifs().flatMap(({ name, words }) => [name, ...words].map((word) => [word, name])),
  )
  const undeclared = listMotifs().flatMap((motif) =>
    motif.variants
      .filter((variant) => {
        const forms = [variant, variant.replace(/s$/, ''), variant.replaceAll('-', ' ')]
        return forms.some((form) => (owners.get(form) ?? motif.name) !== motif.name)
      })
      .filter((variant) => !showsCompanion(motif, variant))
      .map((variant) => `${motif.name}:${variant}`)
      .filter((label) => !NAMESAKES.has(label)),
  )
  expect(undeclared).toEqual([])
})
