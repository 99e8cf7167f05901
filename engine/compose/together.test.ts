import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { isBust } from '#engine/compose/face.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  coverage,
  project,
  unionOf,
  type Layer,
} from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { getMotif } from '#engine/motifs/registry.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'

const resources = { ...testResources(), findIcon: () => '<path d="M0 0H512V512H0Z"/>' }

function compose(prompt: string, seed: number, style: StyleName = 'Fine Line') {
  const brief = readPrompt(prompt)
  const scene = composeScene(brief, { seed, look: RECIPES[style].look, resources })
  const of = (motif: string): Layer[] => {
    const places = brief.subjects.flatMap((asked, i) => (asked.motif === motif ? [i] : []))
    return scene.layers.filter(({ subject }) => places.includes(subject))
  }
  return { ...scene, of }
}

const variantOf = ({ drawing: { origin } }: Layer): string =>
  origin?.kind === 'motif' ? origin.variant : ''

describe.each([1, 2, 3])('several together, seed %i', (seed) => {
  test.each([
    ['three koi swimming in a circle', 'koi', 3],
    ['two wolves chasing each other in a circle', 'wolf', 2],
    ['four fish swimming in a circle', 'fish', 4],
  ])('%s go round one middle, evenly spread, head to tail', (prompt, motif, count) => {
    const { of } = compose(prompt, seed)
    const layers = of(motif)
    expect(layers).toHaveLength(count)
    const centres = layers.map((layer) => centreOf(inkBoxOf(layer)))
    const [mx, my] = [0, 1].map((k) => centres.reduce((sum, c) => sum + c[k]!, 0) / count) as [
      number,
      number,
    ]
    const radii = centres.map(([x, y]) => Math.hypot(x - mx, y - my))
    expect(Math.max(...radii) / Math.min(...radii)).toBeLessThan(1.25)
    const turns = layers.map(({ angle }) => ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI))
    expect(new Set(turns.map((turn) => Math.round(turn * 10))).size).toBe(count)
  })

  test.each([
    ['a raven on a skull with two candles', 2],
    ['a skull with three candles', 3],
  ])('%s: each stands upright on one ground', (prompt, count) => {
    const { of } = compose(prompt, seed)
    const candles = of('candle')
    expect(candles).toHaveLength(count)
    const grounds = candles.map((candle) => inkBoxOf(candle)[3])
    const skull = unionOf(of('skull').map(inkBoxOf))
    for (const candle of candles) expect(candle.angle).toBe(0)
    expect(Math.max(...grounds) - Math.min(...grounds)).toBeLessThan(0.02 * boxHeight(skull))
    expect(Math.abs(grounds[0]! - skull[3])).toBeLessThan(0.12 * boxHeight(skull))
  })

  test('what is lifted stands on the crown of a whole body', () => {
    const { of } = compose('a raccoon holding a lantern above his head', seed)
    const [raccoon, lantern] = [of('raccoon')[0]!, inkBoxOf(of('lantern')[0]!)]
    expect(isBust(getMotif('raccoon'), variantOf(raccoon))).toBe(false)
    const crown = project(raccoon, getMotif('raccoon').marks!(variantOf(raccoon))!.crown!)
    const size = boxHeight(inkBoxOf(raccoon))
    expect(Math.abs(lantern[3] - crown[1])).toBeLessThan(0.1 * size)
    expect(Math.abs(centreOf(lantern)[0] - crown[0])).toBeLessThan(0.25 * size)
  })

  test('who has paws holds a thing before the chest, and stands on nothing', () => {
    const { of } = compose('a bear holding a lantern', seed)
    const [bear, lantern] = [of('bear')[0]!, inkBoxOf(of('lantern')[0]!)]
    const body = inkBoxOf(bear)
    expect(isBust(getMotif('bear'), variantOf(bear))).toBe(false)
    expect(centreOf(lantern)[1]).toBeLessThan(body[1] + 0.75 * boxHeight(body))
    expect(lantern[3]).toBeLessThan(body[3])
    expect(coverage(lantern, body)).toBeGreaterThan(0.2)
  })

  test('a hand closes on the stem of what it holds', () => {
    const { of, layers } = compose('a hand holding a rose', seed)
    // One drawing may show both.
    if (of('rose').length === 0) return
    const [hand, rose] = [of('hands')[0]!, of('rose')[0]!]
    expect(layers.indexOf(rose)).toBeLessThan(layers.indexOf(hand))
    expect(inkBoxOf(rose)[1]).toBeLessThan(inkBoxOf(hand)[1])
  })

  test('two things in the arms of an octopus lie beside each other', () => {
    const { of } = compose('an octopus holding an anchor and a compass', seed)
    const [anchor, compass] = [inkBoxOf(of('anchor')[0]!), inkBoxOf(of('compass')[0]!)]
    expect(coverage(anchor, compass)).toBeLessThan(0.3)
  })

  test('a book under an owl on an hourglass is under the hourglass', () => {
    const { of } = compose('owl on an hourglass with an open book underneath', seed)
    const [glass, book] = [inkBoxOf(of('hourglass')[0]!), inkBoxOf(of('book')[0]!)]
    expect(centreOf(book)[1]).toBeGreaterThan(glass[3] - 0.1 * boxHeight(glass))
  })

  test('a lamb with a lying lion is there whole, smaller, and on its ground', () => {
    const { of } = compose('lion lying down with a lamb', seed)
    const [lion, lamb] = [inkBoxOf(of('lion')[0]!), of('lamb')[0]!]
    expect(isBust(getMotif('lamb'), variantOf(lamb))).toBe(false)
    const box = inkBoxOf(lamb)
    expect(boxWidth(box)).toBeLessThan(0.8 * boxWidth(lion))
    expect(Math.abs(box[3] - lion[3])).toBeLessThan(0.1 * boxHeight(lion))
    expect(box[0] < lion[2] && box[2] > lion[0]).toBe(true)
  })

  test('a soft clock is folded over the edge it hangs from', () => {
    const { of } = compose('melting clock hanging over a tree branch', seed)
    const [clock] = of('clock')
    expect(variantOf(clock!)).toBe('melting')
    const branch = inkBoxOf(of('olive-branch')[0]!)
    expect(clock!.y).toBeGreaterThan(branch[1])
    expect(clock!.y).toBeLessThan(branch[3])
  })

  test.each(['triangle', 'hexagon', 'circle'])('a wolf inside a %s has it behind it', (shape) => {
    const { layers, of } = compose(`a wolf inside a ${shape}`, seed)
    const frame = layers.find(({ role }) => role === 'stage')!
    expect(layers.indexOf(frame)).toBeLessThan(layers.indexOf(of('wolf')[0]!))
    const [outer, wolf] = [inkBoxOf(frame), inkBoxOf(of('wolf')[0]!)]
    expect(coverage(wolf, outer)).toBeGreaterThan(0.8)
  })

  test('before a sun that was asked for no second one rises, and no wave covers anybody', () => {
    const { layers, of } = compose('a cat standing in front of a sun', seed, 'Japanese')
    const [sun] = of('sun')
    expect(variantOf(sun!)).toBe('plain')
    expect(layers.indexOf(sun!)).toBeLessThan(layers.indexOf(of('cat')[0]!))
    const stage = layers.filter(({ role }) => role === 'stage')
    expect(stage.some(({ drawing }) => drawing.parts[0]?.fill === 'red')).toBe(false)
    expect(stage.some((layer) => layers.indexOf(layer) > layers.indexOf(of('cat')[0]!))).toBe(false)
  })
})
