import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { see } from '#engine/forms/form.ts'
import { handsForm, manForm, womanForm } from '#engine/forms/human/cast.ts'
import { human, jointAt, shape, type Origin } from '#engine/forms/human/human.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import { MIDDLE } from '#engine/forms/human/person.ts'
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

/** Vertices between brow and chin. */
const FACE = Array.from({ length: human().skinned }, (_, v) => v).filter((v) => {
  const [x, y, z] = [0, 1, 2].map((d) => human().rest[v * 3 + d]! - MIDDLE[d]!)
  return Math.abs(x!) < 0.78 && y! > -0.95 && y! < 0.7 && z! > -0.35
})

/** How far two faces lie from each other on the average, in millimetres, wherever the heads are. */
function apart(one: Float32Array, other: Float32Array): number {
  const middleOf = (at: Float32Array, d: number) =>
    FACE.reduce((sum, v) => sum + at[v * 3 + d]!, 0) / FACE.length
  const off = [0, 1, 2].map((d) => middleOf(one, d) - middleOf(other, d))
  const squares = FACE.map((v) =>
    [0, 1, 2].reduce((sum, d) => sum + (one[v * 3 + d]! - other[v * 3 + d]! - off[d]!) ** 2, 0),
  )
  return 100 * Math.sqrt(squares.reduce((sum, own) => sum + own, 0) / FACE.length)
}

test('no two women are the same woman: their bones are millimetres apart', () => {
  const { views, asked = [] } = findForm('woman')!
  const faces = Object.keys(views)
    .filter((view) => !asked.includes(view))
    .map((view) => views[view]!())
    .flatMap((one) => ('build' in one ? [shape(one.build)] : []))
  expect(faces.length).toBeGreaterThanOrEqual(18)
  const gaps = faces.flatMap((one, k) => faces.slice(0, k).map((other) => apart(one, other)))
  expect(Math.min(...gaps)).toBeGreaterThan(1.5)
})

test('words of origin are seen in the shape', () => {
  const noseOf = (origin: Origin) => shape({ gender: 0, origin: { [origin]: 1 } })
  const [african, asian, caucasian] = (['african', 'asian', 'caucasian'] as const).map(noseOf)
  expect(african).not.toEqual(asian)
  expect(asian).not.toEqual(caucasian)
})

test('a pen finds the nails and knuckles of a hand seen from its back, and none on a palm', () => {
  const { strands, hit, w } = see(handsForm.views['praying']!(), 440)
  expect(strands.length).toBeGreaterThanOrEqual(8)
  for (const { points, isFeature } of strands) {
    expect(isFeature).toBe(true)
    for (const [x, y] of points) expect(hit[Math.floor(y) * w + Math.floor(x)]).toBe(1)
  }
  expect(see(handsForm.views['open']!(), 440).strands).toEqual([])
})

// Arms run out into skin before they reach the edge.
test.each(Object.keys(handsForm.views))('hands: %s are inside their picture', (view) => {
  const { hit, fade, w, contours } = see(handsForm.views[view]!(), 220)
  for (let k = 0; k < w; k++)
    for (const i of [k, k * w, k * w + w - 1]) expect(hit[i]! * fade[i]!).toBeLessThan(0.05)
  expect(hit.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(w * w * 0.03)
  expect(contours.length).toBeGreaterThan(0)
})

test.each(Object.keys(handsForm.views))('hands: %s are more hand than sleeve', (view) => {
  const { hit, fade, tags, hue } = see(handsForm.views[view]!(), 220)
  const seen = [...hit.keys()].filter((i) => hit[i] && fade[i]! > 0.5)
  const skin = seen.filter((i) => tags[hue[i]!] === 'skin')
  expect(skin.length / seen.length).toBeGreaterThan(0.4)
})

test('a bust ends in what is worn, as dark as the hair', () => {
  for (const form of [womanForm, manForm]) {
    const { hit, fade, tags, hue } = see(form.views['turned']!(), 220)
    const isWorn = (i: number) => ['black', 'clothDark'].includes(tags[hue[i]!]!)
    const worn = hit.filter((one, i) => one && fade[i]! > 0.5 && isWorn(i)).length
    expect(worn).toBeGreaterThan(220 * 220 * 0.02)
  }
})
