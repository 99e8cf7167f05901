import { expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import type { Layer } from '#engine/compose/scene.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { clearanceOf, writeBlock } from '#engine/lettering/block.ts'
import { boundsOf } from '#engine/lettering/plane.ts'
import { difference, intersection } from '#engine/lettering/polygons.ts'
import { endingInHeart } from '#engine/lettering/end-heart.ts'
import { asSprig } from '#engine/lettering/sprig.ts'
import { openFont, shapeRun } from '#engine/lettering/shaper.ts'
import { runicFace } from '#engine/lettering/runic/face.ts'
import { fingersOf } from '#engine/lettering/in-frame.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

const resources = loadEngineResources()
const writing = { readFace: resources.readFace, leastLine: 3 } as const

test.each(['needle', 'monoline', 'copperplate', 'bold-script'] as const)(
  'in %s a plant grows out of the last letter and keeps clear of all the others',
  (hand) => {
    for (const growth of ['leaves', 'olive', 'lavender', 'wheat', 'stem', 'stalk'] as const)
      for (const isUnder of [false, true]) {
        const rows = [{ text: 'Olivia', scale: 1 }]
        const { inscribed } = asSprig(rows, growth, { ...writing, hand, isUnder })!
        const letters = inscribed.letters.flat()
        const { size } = inscribed
        expect(intersection(letters, inscribed.ornament).length).toBeGreaterThan(0)
        const { right } = boundsOf(letters)
        const own = [
          [right - 0.75 * size, -2 * size],
          [right + 2 * size, -2 * size],
          [right + 2 * size, 2 * size],
          [right - 0.75 * size, 2 * size],
        ] as const
        const others = difference(letters, [own.map(([x, y]) => [x, y] as [number, number])])
        const clear = clearanceOf({ letters: others, size })
        for (const ring of inscribed.ornament)
          expect(clear.along(ring)).toBeGreaterThan(0.03 * size)
      }
  },
)

test.each([
  ['lowercase "breathe" in cursive whose last letter turns into a lavender sprig', 'lavender'],
  ['the word love with the tail of the last letter growing into a sprig of leaves', 'leaves'],
  ['the word Olivia whose tail becomes an olive branch', 'olive'],
  ['"Ava" with a rose', null],
  ['a stag with antlers turning into branches', null],
] as const)('%s: grown is %s', (prompt, plant) => {
  const { writing: asked } = readPrompt(prompt)
  expect([asked.layout === 'sprig', asked.plant]).toEqual([plant !== null, plant])
})

test('a flower that grows from a name stands on the name’s own stroke', () => {
  const { layers } = composeDesign(
    readPrompt('Sofia written in script, a rose stem growing out of the last letter'),
    { style: 'Fine Line', colour: 'natural', seed: 1 },
    resources,
  )
  const kinds = layers.map(({ drawing }) => drawing.origin?.kind)
  expect(kinds).toHaveLength(2)
  expect(kinds).toEqual(expect.arrayContaining(['motif', 'words']))
})

test('a flower that has a stalk of its own leaves it behind: the last letter is its stalk', () => {
  const { layers } = composeDesign(
    readPrompt('the word breathe where the last e turns into a dandelion blowing away'),
    { style: 'Fine Line', colour: 'natural', seed: 1 },
    resources,
  )
  const boxOf = (kind: string) =>
    inkBoxOf(layers.find(({ drawing }) => drawing.origin?.kind === kind) as Layer)
  const [text, head] = [boxOf('words'), boxOf('motif')]
  // Its head stands on the tip of the stroke, over the end of the word, and no stalk hangs beside it.
  expect(head[3]).toBeCloseTo(text[1], -1)
  expect(head[0]).toBeLessThan(text[2])
  expect(head[0]).toBeGreaterThan((text[0] + text[2]) / 2)
})

test.each(['needle', 'monoline', 'copperplate', 'bold-script', 'sign-painter'] as const)(
  'in %s a heart hangs on the last stroke and touches no other letter',
  (hand) => {
    let joined = 0
    for (const text of ['Isabella', 'Mateo', 'Grace', 'Noah', 'Joy', 'forever', 'Amélie'])
      for (const share of [0.3, 0.38]) {
        const inscribed = endingInHeart([{ text, scale: 1 }], { ...writing, hand }, share)
        if (!inscribed) continue
        joined++
        const { letters, ornament, heart, size } = inscribed
        expect(intersection(letters.flat(), ornament).length).toBeGreaterThan(0)
        expect(intersection(letters.flat(), [heart])).toEqual([])
        const [word, own] = [boundsOf(letters.flat()), boundsOf([heart])]
        expect(own.left - word.right).toBeLessThan(0.3 * size)
        expect(own.right - own.left).toBeLessThan(0.5 * size)
        const plain = writeBlock([{ text, scale: 1 }], { ...writing, hand }).letters
        expect(letters.flat()).toEqual(plain)
      }
    expect(joined).toBeGreaterThan(8)
  },
)

test.each([
  ['Isabella in cursive with a tiny heart at the end', 'Fine Line', 0],
  ['"Noah" in cursive with a small red heart at the end', 'Fine Line', 1],
] as const)('%s: no heart stands beside the name', (prompt, style, coloured) => {
  const { layers } = composeDesign(
    readPrompt(prompt),
    { style, colour: 'natural', seed: 2 },
    resources,
  )
  expect(layers.filter(({ drawing }) => drawing.origin?.kind === 'motif')).toEqual([])
  expect(layers.filter(({ tint }) => tint !== undefined)).toHaveLength(coloured)
})

test.each([
  ['the word HOPE in lowercase', 'hope'],
  ['"never again" in all caps', 'NEVER AGAIN'],
  ['"Ava" in typewriter, uppercase', 'AVA'],
  ['"Ava", not in all caps', 'Ava'],
  ['the word breathe with the first letter big', 'Breathe'],
  ['"Ava"', 'Ava'],
])('%s: written is %s', (prompt, text) => {
  expect(readPrompt(prompt).lettering.map((line) => line.text)).toEqual([text])
})

test('a first letter that was asked large is larger, and the others make room', () => {
  const widthOf = (hasVersal: boolean) => {
    const { left, right, top } = boundsOf(
      writeBlock([{ text: 'Breathe', scale: 1, hasVersal }], { ...writing, hand: 'roman' }).letters,
    )
    return [right - left, -top] as const
  }
  const [plain, large] = [widthOf(false), widthOf(true)]
  expect(large[1] / plain[1]).toBeGreaterThan(1.3)
  expect(large[0]).toBeGreaterThan(plain[0])
})

test.each([
  ['STAYSTRONG', ['STAYS', 'TRONG']],
  ['ROCK N ROLL', ['ROCKN', 'ROLL']],
  ['LOVE HATE', ['LOVE', 'HATE']],
  ['FAITH', ['FAITH', '']],
  ['STAYTRUE', ['STAY', 'TRUE']],
  ['NEVERSURRENDER', undefined],
])('%s falls on the fingers as %j', (text, fingers) => {
  expect(fingersOf(text)).toEqual(fingers)
})

test.each([
  ['the name Erik in viking runes', 'ᛖᚱᛁᚲ'],
  ['the name Thor in elder futhark', 'ᚦᛟᚱ'],
  ['"Bless" in runes', 'ᛒᛚᛖᛊ'],
])('%s: %s is written, and what it reads is told', (prompt, runes) => {
  const { lettering, culturalNotes, subjects } = readPrompt(prompt)
  expect(lettering.map(({ text }) => text)).toEqual([runes])
  expect(culturalNotes.some(({ note }) => note.includes(runes))).toBe(true)
  expect(subjects.length).toBeLessThan(2)
})

test('Viking letters are Latin ones in a hand of their own, and bring no Viking', () => {
  const { writing: asked, lettering } = readPrompt('"only the strong" in viking letters')
  expect([asked.hand, lettering[0]?.text]).toEqual(['runic', 'only the strong'])
  const { layers } = composeDesign(
    readPrompt('"only the strong" in viking letters'),
    { style: 'Blackwork', colour: 'natural', seed: 1 },
    resources,
  )
  expect(layers.every(({ drawing }) => drawing.origin?.kind !== 'motif')).toBe(true)
})

test('the blade has every letter, figure and rune, and an outline for each', () => {
  const file = openFont(runicFace())
  const text =
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛈᛉᛊᛏᛒᛖᛗᛚᛜᛞᛟ'
  for (const glyph of shapeRun(file, text, 'ltr')) {
    expect(glyph.isMissing).toBe(false)
    expect(glyph.outline.length).toBeGreaterThan(0)
  }
})
