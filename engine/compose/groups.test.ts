import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Layer } from '#engine/compose/scene.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const { look } = RECIPES['Fine Line']
const resources = testResources()
const SEEDS = [1, 2]

function compose(prompt: string, seed: number) {
  const scene = composeScene(readPrompt(prompt), { seed, look, resources })
  const of = (...motifs: string[]) =>
    scene.layers.filter(
      ({ drawing: { origin } }) => origin?.kind === 'motif' && motifs.includes(origin.motif),
    )
  return { ...scene, of }
}

/** The share of a box's rows in which two layers both have ink, or stand this near to each other. */
function rowsThatMeet([one, other]: readonly Layer[], within: number): number {
  const box = unionOf([one!, other!].map(inkBoxOf))
  const [a, b] = [one!, other!].map((layer) => silhouetteOf([layer], box))
  const rows = Array.from({ length: a!.height }, (_, y) => {
    const row = ({ isInk, width }: typeof a & {}) =>
      Array.from(isInk.subarray(y * width, (y + 1) * width))
    const [mine, theirs] = [row(a!), row(b!)]
    if (!mine.includes(1) || !theirs.includes(1)) return Infinity
    const gap = Math.max(
      mine.indexOf(1) - theirs.lastIndexOf(1),
      theirs.indexOf(1) - mine.lastIndexOf(1),
    )
    return gap * a!.cell
  })
  return rows.filter((gap) => gap < within).length / rows.length
}

describe.each(SEEDS)('several as one mass, seed %i', (seed) => {
  test.each([
    'two dogs sitting back to back and looking at the moon',
    'a labrador and a dachshund sitting back to back and looking at the moon',
  ])('%s: their backs touch, and the moon is over the middle between them', (prompt) => {
    const { of } = compose(prompt, seed)
    const dogs = of('dog', 'labrador', 'dachshund')
    const [moon] = of('moon')
    expect(dogs).toHaveLength(2)
    const group = unionOf(dogs.map(inkBoxOf))
    expect(rowsThatMeet(dogs, 0.03 * boxWidth(group))).toBeGreaterThan(0.1)
    const [x, y] = centreOf(inkBoxOf(moon!))
    expect(Math.abs(x - centreOf(group)[0])).toBeLessThan(0.08 * boxWidth(group))
    expect(y).toBeLessThan(group[1] + 0.1 * boxHeight(group))
  })

  test.each([
    'mother elephant and two babies walking trunk to tail',
    'three elephants walking trunk to tail',
  ])('%s: one after the other, on one ground, all turned the same way', (prompt) => {
    const herd = compose(prompt, seed).of('elephant')
    expect(herd).toHaveLength(3)
    expect(new Set(herd.map(({ isMirrored }) => isMirrored)).size).toBe(1)
    const boxes = herd.map(inkBoxOf).toSorted((a, b) => a[0] - b[0])
    const all = unionOf(boxes)
    for (const box of boxes) {
      expect(Math.abs(box[3] - all[3])).toBeLessThan(0.03 * boxHeight(all))
    }
    for (const [i, box] of boxes.slice(1).entries()) {
      const gap = box[0] - boxes[i]![2]
      expect(gap).toBeLessThan(0.02 * boxWidth(all))
      expect(gap).toBeGreaterThan(-0.25 * boxWidth(all))
    }
  })

  test('a herd that runs is one mass, all turned the same way', () => {
    const horses = compose('three horses running side by side', seed).of('horse')
    expect(horses).toHaveLength(3)
    expect(new Set(horses.map(({ isMirrored }) => isMirrored)).size).toBe(1)
    const boxes = horses.map(inkBoxOf).toSorted((a, b) => a[0] - b[0])
    for (const [i, box] of boxes.slice(1).entries()) expect(box[0]).toBeLessThan(boxes[i]![2])
  })

  test('two that chase each other go round in the same pose', () => {
    const foxes = compose('two foxes chasing each other', seed).of('fox')
    const variants = foxes.map(
      ({ drawing: { origin } }) => origin?.kind === 'motif' && origin.variant,
    )
    expect(new Set(variants).size).toBe(1)
    const box = unionOf(foxes.map(inkBoxOf))
    expect(boxWidth(box)).toBeLessThan(1.6 * boxHeight(box))
  })
})

describe.each(SEEDS)('who fights or goes through something, seed %i', (seed) => {
  test('arms of an octopus are behind its foe and before it', () => {
    const { layers, of } = compose('a samurai fighting a giant octopus', seed)
    const [samurai] = of('samurai')
    const places = of('octopus').map((layer) => layers.indexOf(layer))
    expect(Math.min(...places)).toBeLessThan(layers.indexOf(samurai!))
    expect(Math.max(...places)).toBeGreaterThan(layers.indexOf(samurai!))
  })

  test('stems stand behind a tiger and pass before it, beside its face', () => {
    const { layers, of, faceBox } = compose('a tiger walking through bamboo', seed)
    const tiger = layers.indexOf(of('tiger')[0]!)
    const stems = of('bamboo')
    const before = stems.filter((layer) => layers.indexOf(layer) > tiger)
    expect(before).toHaveLength(1)
    expect(stems.length).toBeGreaterThan(before.length)
    const [x] = centreOf(inkBoxOf(before[0]!))
    expect(faceBox && x > faceBox[0] && x < faceBox[2]).toBe(false)
  })

  test('no tree stands before a stag that walks through a wood', () => {
    const { layers, of } = compose('a stag walking through birch trees', seed)
    const stag = layers.indexOf(of('stag')[0]!)
    expect(of('tree').length).toBeGreaterThan(0)
    for (const tree of of('tree')) expect(layers.indexOf(tree)).toBeLessThan(stag)
  })

  test('a heron that walks through reeds is upright, and no blade in them', () => {
    const [heron] = compose('a heron walking through reeds', seed).of('crane')
    expect(Math.abs(heron!.angle)).toBeLessThan(0.5)
  })

  test('who breaks out of a crate tears it, and who is in it looks over its edge', () => {
    const [torn] = compose('a lion breaking out of a box', seed).of('box')
    expect(torn!.clip).toBeDefined()
    const [whole] = compose('a cat in a box', seed).of('box')
    expect(whole!.clip).toBeUndefined()
  })
})

describe.each(SEEDS)('what hangs, seed %i', (seed) => {
  test('chains hang from a lotus the same on both sides', () => {
    const { layers, of } = compose('a lotus with little chains hanging down', seed)
    const [lotus] = of('lotus').map(inkBoxOf)
    expect(of('chain')).toHaveLength(0)
    const chains = layers.find(
      ({ subject, drawing }) => subject === 1 && drawing.origin === undefined,
    )
    const box = inkBoxOf(chains!)
    expect(Math.abs(centreOf(box)[0] - centreOf(lotus!)[0])).toBeLessThan(0.03 * boxWidth(lotus!))
    expect(box[3]).toBeGreaterThan(lotus![3] + 0.2 * boxHeight(lotus!))
  })

  test('a spider hangs on its own thread, with nothing else in the bay of the moon', () => {
    const { of } = compose('a spider hanging from a crescent moon by its thread', seed)
    expect(of('string')).toHaveLength(0)
    expect(of('moon').map(({ drawing: { origin } }) => origin)).toMatchObject([
      { variant: 'sickle' },
    ])
  })
})

describe.each(SEEDS)('a landscape in a body, seed %i', (seed) => {
  test('all of it, trees included, is within the outline of the beast', () => {
    const { of } = compose(
      'a mountain range inside a bear silhouette, with pine trees at the bottom',
      seed,
    )
    const [bear] = of('bear')
    const view = of('mountain-range', 'pine-tree')
    expect(of('pine-tree').length).toBeGreaterThan(2)
    const [left, top, right, bottom] = inkBoxOf(bear!)
    for (const { clip } of view)
      for (const [x, y] of clip ?? [[Infinity, 0] as const]) {
        expect(x > left && x < right).toBe(true)
        expect(y > top && y < bottom).toBe(true)
      }
  })
})

describe.each(SEEDS)('things with an opening or a lid, seed %i', (seed) => {
  test('who looks out of a porthole is within its ring', () => {
    const { of } = compose('a fish looking out of a porthole', seed)
    const [fish, porthole] = [of('fish'), of('porthole')].map((layers) => inkBoxOf(layers[0]!))
    expect(boxWidth(fish!)).toBeLessThan(0.75 * boxWidth(porthole!))
    expect(Math.abs(centreOf(fish!)[1] - centreOf(porthole!)[1])).toBeLessThan(
      0.2 * boxHeight(porthole!),
    )
  })

  test('who rides with something in the mouth is there whole', () => {
    const { of } = compose('a cat riding a roomba with a tiny sword', seed)
    const [cat, robot] = [of('cat'), of('robot-vacuum')].map((layers) => inkBoxOf(layers[0]!))
    expect(boxHeight(cat!)).toBeGreaterThan(0.7 * boxHeight(robot!))
    expect(cat![1]).toBeLessThan(robot![1])
  })
})

describe.each(SEEDS)('the sky below somebody, seed %i', (seed) => {
  test('the phases of the moon are one row, under who they were asked to be under', () => {
    const { of } = compose('a moth with the moon phases underneath', seed)
    const phases = of('moon')
    expect(phases).toHaveLength(1)
    const [moth, moons] = [of('moth')[0]!, phases[0]!].map((layer) => centreOf(inkBoxOf(layer)))
    expect(moons![1]).toBeGreaterThan(moth![1])
  })

  test('a moon that was asked to be below is no disc behind', () => {
    const { of } = compose('a fox and the full moon below', seed)
    const [fox, moon] = [of('fox')[0]!, of('moon')[0]!].map(inkBoxOf)
    expect(moon![1]).toBeGreaterThan(fox![3] - 0.3 * boxHeight(fox!))
  })
})
