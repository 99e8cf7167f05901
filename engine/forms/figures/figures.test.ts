import { expect, test } from 'vitest'
import { see } from '#engine/forms/form.ts'
import { marksOf } from '#engine/forms/marks.ts'
import { fineLine } from '#engine/forms/inks/fine-line.ts'
import { realism } from '#engine/forms/inks/realism.ts'
import { COUPLES } from '#engine/forms/figures/pairs.ts'
import { FIGURES, WHOLE_PEOPLE } from '#engine/forms/figures/people.ts'
import { human, shape } from '#engine/forms/human/human.ts'
import { MEASURES } from '#engine/forms/measures.ts'

const SIZE = 220

const FORMS = [
  ...Object.entries(FIGURES),
  ...WHOLE_PEOPLE.map(({ name, views }) => [name, views] as const),
]

/** One view of every kind, and every act once: the rest differ by clothes alone. */
const SOLVED = FORMS.flatMap(([name, views]) =>
  Object.entries(views)
    .filter(([view], k) => name === 'man' || name === 'couple' || k === 0 || view === 'carrying')
    .map(([view, sculpt]) => ({ name: `${name}/${view}`, sculpt })),
)

test.each(SOLVED)('$name is whole, inside its picture, and has a head', ({ sculpt }) => {
  const { hit, w, face, contours, dark } = see(sculpt(), SIZE)
  for (let k = 0; k < w; k++)
    for (const i of [k, (w - 1) * w + k, k * w, k * w + w - 1]) expect(hit[i]).toBe(0)
  expect(hit.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(w * w * 0.03)
  expect(contours.length).toBeGreaterThan(0)
  expect(dark.every((value) => value >= 0 && value <= 1)).toBe(true)
  expect(face!.x).toBeGreaterThan(0)
  expect(face!.y).toBeLessThan(w)
})

test('every figure is measured as a whole body', () => {
  for (const [name, views] of FORMS)
    for (const view of Object.keys(views)) expect(MEASURES[`${name}/${view}`]?.isBust).toBe(false)
})

test('the same figure is drawn twice the same', () => {
  const [one, two] = [see(COUPLES['kissing']!(), SIZE), see(COUPLES['kissing']!(), SIZE)]
  expect(one.dark).toEqual(two.dark)
})

test('a figure leaves the human it is shaped from as it was', () => {
  const before = Float32Array.from(human().rest)
  see(FIGURES['man']!['walking']!(), SIZE)
  expect(human().rest).toEqual(before)
  expect(shape({ gender: 1 })).toEqual(shape({ gender: 1 }))
})

test('however small a face is, lines tell its brows, eyes, nose and mouth', () => {
  const { strands, face } = see(FIGURES['woman']!['standing']!(), 640)
  const features = strands.filter(({ isFeature }) => isFeature)
  expect(features.length).toBeGreaterThanOrEqual(8)
  for (const { points } of features)
    for (const [x, y] of points) expect(Math.hypot(x - face!.x, y - face!.y)).toBeLessThan(face!.r)
})

test('a pen that shades leaves out the lines that stand for a form', () => {
  const sight = see(FIGURES['woman']!['standing']!(), SIZE)
  const bare = { ...sight, strands: sight.strands.filter(({ isFeature }) => !isFeature) }
  expect(realism(sight, 1).ink).toEqual(realism(bare, 1).ink)
  expect(fineLine(sight, 1).ink).not.toEqual(fineLine(bare, 1).ink)
})

test('somebody seen from behind shows no face', () => {
  const { strands, tags, hue, hit } = see(FIGURES['woman']!['behind']!(), 440)
  expect(strands.filter(({ isFeature }) => isFeature)).toEqual([])
  const eyes = hue.filter((one, i) => hit[i] && tags[one] === 'iris').length
  expect(eyes).toBe(0)
})

test('who rides is seen from the side, one leg hiding the other, both hands ahead of the knees', () => {
  const { feet, hands, crown } = marksOf(FIGURES['man']!['riding']!())
  expect(Math.abs(feet![0]![0] - feet![1]![0])).toBeLessThan(20)
  for (const [x] of hands!) expect(x).toBeGreaterThan(crown![0] + 30)
})

test('who sits over an edge brings no seat', () => {
  const figure = FIGURES['man']!['legs-over-edge']!()
  expect('actors' in figure && figure.things).toBeFalsy()
  const sitting = FIGURES['man']!['sitting']!()
  expect('actors' in sitting && sitting.things).toBeTruthy()
})

test('an archangel stands over the devil, winged and armed', () => {
  const archangel = WHOLE_PEOPLE.find(({ name }) => name === 'archangel')!
  const { tags, hue, hit } = see(archangel.views['defeating']!(), SIZE)
  const seen = (tag: string) => hue.filter((one, i) => hit[i] && tags[one] === tag).length
  for (const tag of ['featherWhite', 'steel', 'gold', 'red', 'horn'])
    expect(seen(tag)).toBeGreaterThan(4)
})
