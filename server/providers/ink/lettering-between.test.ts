import { expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxWidth, centreOf, unionOf, type Layer } from '#engine/compose/scene.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { betweenDates, spanIn } from '#engine/lettering/between-dates.ts'
import { clearanceOf } from '#engine/lettering/block.ts'
import { boundsOf } from '#engine/lettering/plane.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

const resources = loadEngineResources()
const writing = { readFace: resources.readFace, leastLine: 3 } as const

test.each([
  [
    ['1952', '2019'],
    ['1952', '2019'],
  ],
  [
    ['Ava', '1990 - 2010'],
    ['1990', '2010'],
  ],
  [
    ['Ava', '1990-2010'],
    ['1990', '2010'],
  ],
  [
    ['Ava', '03.04.1948 - 21.11.2021'],
    ['03.04.1948', '21.11.2021'],
  ],
  [['Ava', '2018'], undefined],
  [['Ava', 'Ben'], undefined],
])('%j: the two dates are %j', (texts, dates) => {
  expect(spanIn(texts.map((text) => ({ text })))?.dates).toEqual(dates)
})

test.each(['needle', 'textura', 'typewriter', 'roman'] as const)(
  'in %s a heartbeat stands between two dates and touches neither them nor the name above',
  (hand) => {
    for (const between of ['heartbeat', 'heart'] as const) {
      const rows = [
        { text: 'Josephine', scale: 1 },
        { text: '1936 - 2020', scale: 0.4 },
      ]
      const drawn = betweenDates(rows, between, { ...writing, hand })!
      const [from, to] = drawn.small!.map((rings) => boundsOf(rings))
      const sign = [...drawn.ornament, ...(drawn.accent ?? [])]
      const { left, right } = boundsOf(sign)
      expect(left).toBeGreaterThan(from!.right)
      expect(right).toBeLessThan(to!.left)
      const letters = [...drawn.letters.flat(), ...drawn.small!.flat()]
      const clear = clearanceOf({ letters, size: drawn.size })
      for (const ring of sign) expect(clear.along(ring)).toBeGreaterThan(0.04 * drawn.size)
    }
  },
)

test.each(['Emma with angel wings', '"Benjamin" with wings on both sides, 1988 - 2020'])(
  '%s: a wing at each side of the name, and neither touches it',
  (prompt) => {
    const { layers } = composeDesign(
      readPrompt(prompt),
      { style: 'Fine Line', colour: 'natural', seed: 2 },
      resources,
    ) as { layers: Layer[] }
    const words = layers.filter(({ drawing }) => drawing.origin?.kind === 'words')
    const wings = layers.filter(({ drawing }) => drawing.origin?.kind === 'motif')
    expect([words.length, wings.length]).toEqual([1, 2])
    const name = inkBoxOf(words[0]!)
    const [left, right] = wings.map(inkBoxOf).toSorted((a, b) => a[0] - b[0])
    expect(centreOf(left!)[0]).toBeLessThan(name[0])
    expect(centreOf(right!)[0]).toBeGreaterThan(name[2])
    expect(boxWidth(left!)).toBeCloseTo(boxWidth(right!), 1)
    const all = unionOf([name, left!, right!])
    const [letters, feathers] = [words, wings].map((each) => silhouetteOf(each, all, 220).isInk)
    expect(letters!.some((isInk, i) => isInk && feathers![i])).toBe(false)
  },
)

test.each([
  ['Emma with angel wings', ['Emma']],
  ['Zoë and Liam with wings', ['Zoë and Liam']],
  ['Lion with wings', []],
  ['Pegasus with wings', []],
])('%s: written is %j', (prompt, texts) => {
  expect(readPrompt(prompt).lettering.map(({ text }) => text)).toEqual(texts)
})
