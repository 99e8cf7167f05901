import { expect, test } from 'vitest'
import { see } from '#engine/forms/form.ts'
import { HOOFED_AND_WILD } from '#engine/forms/registry/hoofed-and-wild.ts'
import { MATERIALS, type Material } from '#engine/forms/sculpt/clay.ts'

const SIZE = 160
const sightOf = (name: string, view: string) => {
  const form = HOOFED_AND_WILD.find((one) => one.name === name)
  if (!form?.views[view]) throw new Error(`${name} has no view called ${view}`)
  return see(form.views[view](), SIZE)
}
const count = ({ material, hit }: ReturnType<typeof sightOf>, of: Material): number =>
  material.filter((m, i) => hit[i] === 1 && m === MATERIALS.indexOf(of)).length

test.each([
  ['bear', 'roaring'],
  ['gorilla', 'roaring'],
  ['monkey', 'screaming'],
  ['opossum', 'screaming'],
  ['raccoon', 'snarling'],
])('%s, %s: a mouth that opens has teeth and a dark inside', (name, view) => {
  const sight = sightOf(name, view)
  expect(count(sight, 'tooth')).toBeGreaterThan(10)
  expect(count(sight, 'mouth')).toBeGreaterThan(10)
})

test.each([
  ['stag', 'horn'],
  ['ram', 'horn'],
  ['bull', 'horn'],
  ['boar', 'tooth'],
  ['elephant', 'tooth'],
] as const)('%s: what it fights with is there in every view', (name, weapon) => {
  const form = HOOFED_AND_WILD.find((one) => one.name === name)!
  for (const view of Object.keys(form.views))
    expect(count(sightOf(name, view), weapon)).toBeGreaterThan(20)
})

test.each([
  ['stag', 'standing'],
  ['stag', 'leaping'],
  ['rabbit', 'sitting'],
  ['ram', 'standing'],
  ['bull', 'charging'],
  ['elephant', 'saluting'],
  ['bat', 'spread'],
])('%s, %s: antlers, ears, trunks and wings end inside the picture', (name, view) => {
  const { hit } = sightOf(name, view)
  const isRim = (i: number): boolean => {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)]
    return x === 0 || y === 0 || x === SIZE - 1 || y === SIZE - 1
  }
  expect(hit.filter((h, i) => h === 1 && isRim(i)).length).toBe(0)
})
