import { expect, test } from 'vitest'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import type { LaidForm } from '#engine/render/lay-forms.ts'
import { meltColours } from '#engine/styles/melt-colours.ts'

const SIZE = 60
/** A place where the bust has dissolved, deep in the red. */
const GONE = 30 * SIZE + 8

/** A coat that is red on its left half and white on its right, with one crisp eye in the red. */
function coatOf(material: 'fur' | 'bone') {
  const n = SIZE * SIZE
  const sight = {
    w: SIZE,
    h: SIZE,
    hit: new Uint8Array(n).fill(1),
    material: new Uint8Array(n).fill(MATERIALS.indexOf(material)),
    crisp: new Float32Array(n),
    part: new Int32Array(n),
    fade: new Float32Array(n).fill(1),
  }
  sight.fade[GONE] = 0
  const eye = 30 * SIZE + 26
  sight.crisp[eye] = 1
  const green = Float32Array.from({ length: n }, (_, i) => (i % SIZE < SIZE / 2 ? 0 : 1))
  green[eye] = 0.5
  const form: LaidForm = {
    layer: 0,
    left: 0,
    top: 0,
    sight: sight as unknown as Sight,
    open: new Uint8Array(n).fill(1),
  }
  const ink = {
    w: SIZE,
    h: SIZE,
    black: new Float32Array(n),
    colour: { r: new Float32Array(n).fill(1), g: green, b: green.slice() },
  }
  meltColours(ink, { w: SIZE, pixel: 1 }, { forms: [form], workspace: createWorkspace() })
  return { at: (x: number) => green[30 * SIZE + x]!, eye: green[eye], gone: green[GONE]! }
}

test('one colour of a coat runs into the next as its hair does, and far from the border stays itself', () => {
  const { at } = coatOf('fur')
  const border = [24, 28, 32, 36].map(at)
  expect(border).toEqual(border.toSorted((a, b) => a - b))
  expect(at(28)).toBeGreaterThan(0.2)
  expect(at(32)).toBeLessThan(0.8)
  expect(at(2)).toBeLessThan(0.02)
  expect(at(57)).toBeGreaterThan(0.98)
})

test('an eye keeps its own colour, and hide without hair keeps its borders', () => {
  expect(coatOf('fur').eye).toBe(0.5)
  expect([28, 32].map(coatOf('bone').at)).toEqual([0, 1])
})

test('where a bust dissolves into skin its colour does too', () => {
  expect(coatOf('fur').gone).toBe(1)
})
