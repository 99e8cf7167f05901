import { expect, test } from 'vitest'
import { see } from '#engine/forms/form.ts'
import { MEASURES } from '#engine/forms/measures.ts'
import { CATS_AND_DOGS } from '#engine/forms/registry/cats-and-dogs.ts'
import { cat as catHead } from '#engine/forms/heads/cat.ts'
import { MATERIALS, type Material } from '#engine/forms/sculpt/clay.ts'

const SIZE = 160
const FACING = { yaw: 0, pitch: 0, roll: 0, zoom: 1.6, x: 0, y: 0 }
const sightOf = (name: string, view: string) => {
  const form = CATS_AND_DOGS.find((one) => one.name === name)
  if (!form?.views[view]) throw new Error(`${name} has no view called ${view}`)
  return see(form.views[view](), SIZE)
}

test.each([
  ['lion', 'roaring'],
  ['tiger', 'roaring'],
  ['panther', 'roaring'],
  ['wolf', 'snarling'],
  ['dog', 'panting'],
  ['pitbull', 'snarling'],
  ['fox', 'snarling'],
  ['cat', 'hissing'],
  ['lynx', 'roaring'],
])('%s, %s: a mouth that opens has teeth, a tongue and a dark inside', (name, view) => {
  const { material, hit } = sightOf(name, view)
  const count = (of: Material): number =>
    material.filter((m, i) => hit[i] === 1 && m === MATERIALS.indexOf(of)).length
  expect(count('tooth')).toBeGreaterThan(10)
  expect(count('tongue')).toBeGreaterThan(10)
  // a tongue that hangs out hides most of it
  expect(count('mouth')).toBeGreaterThan(5)
})

test('the markings of a tiger seen from the front are not mirrored', () => {
  const { tone, hit } = sightOf('tiger', 'front')
  const other = (i: number): number => i - (i % SIZE) + SIZE - 1 - (i % SIZE)
  const differing = tone.filter(
    (t, i) => hit[i] === 1 && hit[other(i)] === 1 && Math.abs(t - tone[other(i)]!) > 0.3,
  ).length
  expect(differing).toBeGreaterThan(hit.filter((h) => h === 1).length * 0.05)
})

test.each(CATS_AND_DOGS.filter((form) => 'head' in form.views || 'front' in form.views))(
  '$name: the head ends well above the lower border, so that no ink cuts it flat',
  ({ name, views }) => {
    const { hit } = sightOf(name, 'front' in views ? 'front' : 'head')
    expect(hit.slice(-2 * SIZE).includes(1)).toBe(false)
  },
)

test.each(['baying', 'curled', 'running', 'standing'])(
  'wolf, %s: the whole animal is in the picture, muzzle and back',
  (view) => {
    const { hit } = sightOf('wolf', view)
    const atSides = hit.filter((_, i) => i % SIZE === 0 || i % SIZE === SIZE - 1)
    expect(atSides.includes(1)).toBe(false)
  },
)

test.each(CATS_AND_DOGS.filter((form) => 'curled' in form.views))(
  '$name, curled: who sleeps in a ring lies with its face before its body and turned to us',
  ({ name }) => {
    const [left, top, right, bottom] = MEASURES[`${name}/curled`]!.face!
    expect(right - left).toBeGreaterThan(0.4)
    expect(bottom - top).toBeGreaterThan(0.45)
    expect(bottom).toBeLessThan(0.84)
  },
)

test('a lid that is shut fills its socket, so that sleep is no black patch', () => {
  const [open, shut] = [0.7, 0].map((lid) => catHead(FACING, 'tabby', { lid }).clay)
  expect(shut!.distance(0.26, 0.05, 0.56)).toBeLessThan(open!.distance(0.26, 0.05, 0.56))
})
