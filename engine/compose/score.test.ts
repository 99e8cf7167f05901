import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { layerAt } from '#engine/compose/placing.ts'
import { piecesOf, planOf } from '#engine/compose/plan-map.ts'
import type { Box, Layer, LayerRole } from '#engine/compose/scene.ts'
import { faultsOf, type Faults } from '#engine/compose/score.ts'
import type { Drawing } from '#engine/motifs/motif.ts'
import { listMotifs } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'
import { createRng } from '#shared/random.ts'

const square: Drawing = {
  parts: [{ d: 'M0 0L100 0L100 100L0 100Z', fill: 'bone' }],
  box: [0, 0, 100, 100],
}
const at = (x: number, y: number, size: number, role: LayerRole = 'support'): Layer =>
  layerAt(square, [x, y], { width: size, height: size }, { role, subject: role === 'hero' ? 0 : 1 })
const judge = (layers: readonly Layer[], faces: readonly Box[] = []): Faults =>
  faultsOf({ layers, faces, aspect: 1, isFree: () => false })
const hero = at(0, 0, 100, 'hero')

describe('a plan', () => {
  test('tells who is seen where: the later lies above', () => {
    const { owner, width } = planOf([hero, at(25, 0, 50)], [-50, -50, 50, 50], 10)
    expect(owner[0]).toBe(1)
    expect(owner[5 * width + 7]).toBe(2)
  })

  test('follows a layer that is turned and mirrored', () => {
    const turned = layerAt(
      square,
      [0, 0],
      { width: 100, height: 100 },
      { angle: Math.PI / 4, isMirrored: true },
    )
    const { owner, width } = planOf([turned], [-50, -50, 50, 50], 20)
    expect(owner[0]).toBe(0)
    expect(owner[10 * width + 10]).toBe(1)
  })

  test('knows what lies apart', () => {
    const plan = planOf([hero, at(200, 0, 40)], [-50, -50, 220, 50], 54)
    expect(piecesOf(plan, () => true)).toHaveLength(2)
    expect(piecesOf(plan, (owner) => owner === 1)).toHaveLength(1)
  })
})

describe('the score', () => {
  test('finds no fault with one hero and one supporter that leans on it', () => {
    const { heroHidden, faceHidden, scattered, supportHidden, heroShare } = judge([
      hero,
      at(70, 40, 62),
    ])
    expect({ heroHidden, faceHidden, scattered, supportHidden, heroShare }).toEqual({
      heroHidden: 0,
      faceHidden: 0,
      scattered: 0,
      supportHidden: 0,
      heroShare: 0,
    })
  })

  test('minds what stands apart, more the larger it is', () => {
    const little = judge([hero, at(120, 0, 20)]).scattered
    expect(little).toBeGreaterThan(0)
    expect(judge([hero, at(140, 0, 60)]).scattered).toBeGreaterThan(little)
  })

  test('minds a hero that is covered, and most of all its face', () => {
    const over = at(0, -20, 60)
    expect(judge([hero, over]).heroHidden).toBeGreaterThan(0)
    expect(judge([hero, over], [[-20, -40, 20, 0]]).faceHidden).toBe(1)
    expect(judge([over, hero], [[-20, -40, 20, 0]]).faceHidden).toBe(0)
  })

  test('minds a supporter that cannot be seen, and a crowd in which the hero is lost', () => {
    expect(judge([at(0, 0, 60), hero]).supportHidden).toBe(1)
    expect(judge([hero, at(90, 0, 160), at(-110, 0, 160)]).heroShare).toBeGreaterThan(0.3)
  })

  test('minds a shape that is not that of the place', () => {
    const high = faultsOf({ layers: [hero], faces: [], aspect: 0.3, isFree: () => false })
    expect(high.misfit).toBeGreaterThan(judge([hero]).misfit)
  })
})

describe('whatever is asked for together', () => {
  const names = listMotifs()
    .filter(({ category }) => ['animal', 'plant', 'object', 'human', 'mythical'].includes(category))
    .map(({ name }) => name)
  const random = createRng(2026)
  const pick = () => names[Math.floor(random() * names.length)]!
  const wishes = Array.from({ length: 600 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, pick),
  ).filter((subjects) => new Set(subjects).size === subjects.length)
  const resources = testResources()
  const { look } = RECIPES.Realistic
  const faults = wishes.map((subjects, seed) => {
    const { layers, faceBox, width, height } = composeScene(briefOf(subjects), {
      seed,
      look,
      resources,
    })
    return faultsOf({
      layers,
      faces: faceBox ? [faceBox] : [],
      aspect: width / height,
      isFree: () => false,
    })
  })
  const share = (isBad: (fault: Faults) => boolean) => faults.filter(isBad).length / faults.length

  test('no face is hidden', () => {
    expect(share(({ faceHidden }) => faceHidden > 0.3)).toBeLessThan(0.01)
  })
  test('next to nothing is scattered', () => {
    expect(share(({ scattered }) => scattered > 0.2)).toBeLessThan(0.03)
  })
  test('the hero is seen, and so is who came with it', () => {
    expect(share(({ heroHidden }) => heroHidden > 0.5)).toBeLessThan(0.02)
    expect(share(({ supportHidden }) => supportHidden > 0.7)).toBeLessThan(0.05)
  })
})
