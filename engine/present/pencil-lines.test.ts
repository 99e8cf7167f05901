import { expect, test } from 'vitest'
import type { Layer, Scene } from '#engine/compose/scene.ts'
import { pencilLines } from '#engine/present/pencil-lines.ts'
import { PencilSketch } from '#shared/tattoos.ts'

const layer = (d: string, fields: Partial<Layer> = {}): Layer => ({
  drawing: { parts: [{ d, fill: 'bone' }], box: [-100, -100, 100, 100] },
  x: 500,
  y: 500,
  scale: 1,
  angle: 0,
  isMirrored: false,
  role: 'hero',
  subject: 0,
  halo: 1,
  hasVolume: true,
  ...fields,
})

const sceneOf = (layers: Layer[]): Scene => ({
  width: 1000,
  height: 800,
  layout: 'square',
  layers,
  heroBox: [400, 400, 600, 600],
  faceBox: null,
  arrangement: 'alone',
})

const SQUARE = 'M-100 -100L100 -100L100 100L-100 100Z'

test('lines are where the picture has them, and small enough to be told', () => {
  const sketch = pencilLines(sceneOf([layer(SQUARE)]))
  expect(sketch).toMatchObject({ width: 500, height: 400 })
  expect(sketch.strokes).toEqual(['M200 200l100 0 0 100-100 0 0-100'])
  expect(PencilSketch.parse(sketch)).toEqual(sketch)
})

test('what stands before hides the lines behind it', () => {
  const behind = layer(SQUARE, { scale: 0.5 })
  expect(pencilLines(sceneOf([behind, layer(SQUARE)])).strokes).toHaveLength(1)
  expect(pencilLines(sceneOf([layer(SQUARE), behind])).strokes).toHaveLength(2)
})

test('a scene with more lines than a notice holds keeps the longest, which come first', () => {
  const many = Array.from({ length: 900 }, (_, index) =>
    layer(SQUARE, { scale: 0.08, x: 15 + (index % 30) * 33, y: 15 + Math.floor(index / 30) * 26 }),
  )
  const { strokes } = pencilLines(sceneOf([...many, layer('M-400 -395L400 -395')]))
  expect(JSON.stringify(strokes).length).toBeLessThan(6_700)
  expect(strokes.length).toBeGreaterThan(100)
  expect(strokes[0]).toMatch(/^M50 \d+l400 0$/)
})
