import { describe, expect, test } from 'vitest'
import { layerOf } from '#engine/compose/placing.ts'
import type { Layer, Scene } from '#engine/compose/scene.ts'
import { gleam } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { drawBuffer, type LineSpec } from '#engine/render/gbuffer.ts'
import { encodeRegion } from '#engine/render/region-ids.ts'

const workspace = createWorkspace()

const spec = { weight: 6, halo: 0, contour: 0, maxDetail: 2 }
const sceneOf = (layers: Layer[]): Scene => ({
  width: 1000,
  height: 1000,
  layout: 'square',
  layers,
  heroBox: [0, 0, 1000, 1000],
  faceBox: null,
  arrangement: 'base',
})
const square = (scale: number, x: number, y: number, layer: Partial<Layer> = {}): Layer => ({
  ...layerOf([{ d: 'M-100 -100L100 -100L100 100L-100 100Z', fill: 'petal' }], { x, y, halo: 1 }),
  scale,
  ...layer,
})

describe('drawBuffer', () => {
  test('draws lines of equal weight on layers of any scale', () => {
    const { line, w } = drawBuffer(
      sceneOf([square(0.5, 200, 250), square(2.2, 700, 600)]),
      spec,
      { sizePx: 1000 },
      workspace,
    )
    const weightAlong = (y: number, from: number, to: number) => {
      let sum = 0
      for (let x = from; x < to; x++) sum += line[y * w + x]! / 255
      return sum
    }
    const small = weightAlong(250, 120, 180)
    const large = weightAlong(600, 450, 510)
    expect(small).toBeCloseTo(6, 0)
    expect(Math.abs(small - large) / large).toBeLessThan(0.1)
  })

  test('numbers regions in painting order and lets later ones hide earlier ones', () => {
    const { id, w } = drawBuffer(
      sceneOf([square(1, 450, 500), square(1, 550, 500)]),
      spec,
      { sizePx: 500 },
      workspace,
    )
    expect(id[250 * w + 190]).toBe(1)
    expect(id[250 * w + 250]).toBe(2)
    expect(id[20 * w + 20]).toBe(0)
  })

  test('cuts a clipped layer to its clip', () => {
    const clip = [
      [400, 0],
      [500, 0],
      [500, 1000],
      [400, 1000],
    ] as const
    const { id, w } = drawBuffer(
      sceneOf([square(1, 500, 500, { clip })]),
      spec,
      { sizePx: 500 },
      workspace,
    )
    expect(id[250 * w + 225]).toBe(1)
    expect(id[250 * w + 275]).toBe(0)
  })

  test('keeps a gap of bare skin around a layer with a halo', () => {
    const wide = { ...spec, halo: 10 }
    const { id, w } = drawBuffer(
      sceneOf([square(3, 500, 500), square(1, 500, 500)]),
      wide,
      { sizePx: 1000 },
      workspace,
    )
    expect(id[500 * w + 605]).not.toBe(2)
    expect(id[500 * w + 608]).toBe(0)
    expect(id[500 * w + 640]).toBe(1)
  })
})

describe('the parts of a style', () => {
  const field: Layer = layerOf([{ d: 'M0 0L1000 0L1000 1000L0 1000Z', fill: 'black', stroke: 0 }], {
    hasVolume: false,
  })
  const inkAt = (parts: Part[], at: [number, number], more: Partial<LineSpec> = {}) => {
    const layer = layerOf(parts, { x: 500, y: 500, halo: 1 })
    const { line, w } = drawBuffer(
      sceneOf([field, layer]),
      { ...spec, halo: 20, ...more },
      { sizePx: 1000 },
      workspace,
    )
    return line[at[1] * w + at[0]]
  }

  test('a line that stands free keeps a gap of bare skin on a black ground', () => {
    const string: Part[] = [{ d: 'M0 -300L0 300', fill: null }]
    expect(inkAt(string, [500, 500])).toBe(255)
    expect(inkAt(string, [505, 500])).toBe(0)
    // no wider than the line itself: a wide one would cut thin things behind it away
    expect(inkAt(string, [510, 500])).toBe(255)
  })

  test('a drawn highlight is left out where the style lights forms itself', () => {
    const parts: Part[] = [
      { d: 'M-200 -200L200 -200L200 200L-200 200Z', fill: 'black', stroke: 0 },
      gleam('M-50 -50L50 -50L50 50L-50 50Z'),
    ]
    expect(inkAt(parts, [500, 500])).toBe(0)
    expect(inkAt(parts, [500, 500], { isLit: true })).toBe(255)
  })

  test('a brushed stroke is set down thin with a single needle', () => {
    const stroke = [
      brush(
        [
          [-200, 0],
          [0, 0],
          [200, 0],
        ],
        30,
      ),
    ]
    const white: Part = { d: 'M-300 -300L300 -300L300 300L-300 300Z', fill: 'paper', stroke: 0 }
    expect(inkAt([white, ...stroke], [500, 520])).toBe(255)
    expect(inkAt([white, ...stroke], [500, 520], { isFine: true })).toBe(0)
    expect(inkAt([white, ...stroke], [500, 500], { isFine: true })).toBe(255)
  })
})

describe('encodeRegion', () => {
  test('gives every id its own code', () => {
    const codes = new Set(Array.from({ length: 65_000 }, (_, id) => encodeRegion(id)))
    expect(codes.size).toBe(65_000)
  })
})
