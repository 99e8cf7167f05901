import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { see } from '#engine/forms/form.ts'
import { handsForm, manForm, womanForm } from '#engine/forms/human/cast.ts'
import { human, jointAt, shape, type Origin } from '#engine/forms/human/human.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import { bytesOfHuman, humanOfBytes } from '#engine/forms/human/packing.ts'
import { findForm } from '#engine/forms/registry.ts'
import { aimed, posed } from '#engine/forms/human/pose.ts'
import { add, dot, unit } from '#engine/forms/sculpt/maths.ts'

const MOST_BYTES = 6 * 1024 * 1024

test('the human is small enough to travel with the engine', () => {
  expect(statSync(new URL('data/human.bin', import.meta.url)).size).toBeLessThan(MOST_BYTES)
})

test('what is packed comes back as it was', () => {
  const { rest: _, ...baked } = human()
  const again = humanOfBytes(bytesOfHuman(baked))
  expect(again.vertices).toEqual(baked.vertices)
  expect(again.body).toEqual(baked.body)
  expect(again.morphs.at(-1)).toEqual(baked.morphs.at(-1))
})

test('no two numbers have one face, and one number has one', () => {
  const noses = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(faceOf(seed)))
  expect(new Set(noses).size).toBe(noses.length)
  expect(faceOf(4)).toEqual(faceOf(4))
})

test('words of sex and age are seen in the shape', () => {
  const height = (at: Float32Array) => jointAt(at, 'head', 'tail')[1] - jointAt(at, 'foot.L')[1]
  const [woman, man] = [shape({ gender: 0 }), shape({ gender: 1 })]
  const child = shape({ gender: 0.5, age: 'child' })
  expect(height(man)).toBeGreaterThan(height(woman))
  expect(height(woman)).toBeGreaterThan(height(child))
})

test('a bone points where it is told to, and the skin goes with it', () => {
  const rest = shape({ gender: 0 })
  const up = unit([0.2, 1, 0.1])
  const at = posed(rest, aimed(rest, { 'lowerarm01.L': up }))
  const way = unit(add(jointAt(at, 'lowerarm01.L', 'tail'), jointAt(at, 'lowerarm01.L'), -1))
  expect(dot(way, up)).toBeGreaterThan(0.999)
  expect(jointAt(at, 'wrist.L')[1]).toBeGreaterThan(jointAt(rest, 'wrist.L')[1])
})

test('what is unknown is said by name', () => {
  expect(() => shape({ gender: 0, morphs: { 'third-eye': 1 } })).toThrow('third-eye')
  expect(() => jointAt(human().rest, 'tail')).toThrow('tail')
})

test('nobody who is shown has the face of another', () => {
  const faces = [womanForm, manForm].flatMap(({ name }) =>
    Object.values(findForm(name)!.views)
      .map((view) => view())
      .flatMap((one) => ('build' in one ? [JSON.stringify(one.build)] : [])),
  )
  expect(faces.length).toBeGreaterThan(30)
  expect(new Set(faces).size).toBe(faces.length)
})

test('words of origin are seen in the shape', () => {
  const noseOf = (origin: Origin) => shape({ gender: 0, origin: { [origin]: 1 } })
  const [african, asian, caucasian] = (['african', 'asian', 'caucasian'] as const).map(noseOf)
  expect(african).not.toEqual(asian)
  expect(asian).not.toEqual(caucasian)
})

// Arms run out into skin before they reach the edge.
test.each(Object.keys(handsForm.views))('hands: %s are inside their picture', (view) => {
  const { hit, fade, w, contours } = see(handsForm.views[view]!(), 220)
  for (let k = 0; k < w; k++)
    for (const i of [k, k * w, k * w + w - 1]) expect(hit[i]! * fade[i]!).toBeLessThan(0.05)
  expect(hit.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(w * w * 0.03)
  expect(contours.length).toBeGreaterThan(0)
})
