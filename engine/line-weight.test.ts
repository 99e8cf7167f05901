import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import type { Layer, Scene } from '#engine/compose/scene.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { visibleLines } from '#engine/present/visible-lines.ts'
import { edgeDistance } from '#engine/render/edge-distance.ts'
import { drawBuffer, type LineSpec } from '#engine/render/gbuffer.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const workspace = createWorkspace()

const resources = testResources()

/** Drawn as one hand would: the motifs' own heavier and finer strokes are set aside, so that only the scale could differ. */
const withEvenStrokes = (layer: Layer): Layer => ({
  ...layer,
  drawing: {
    ...layer.drawing,
    parts: layer.drawing.parts
      .filter((part) => part.stroke !== 0 && part.fill !== 'black')
      .map((part) => ({ ...part, stroke: 1 })),
  },
})

const SCENES: [string, string[], Parameters<typeof briefOf>[1]?][] = [
  ['a large hero with small company', ['lion', '3 rose', '2 butterfly', 'key']],
  [
    'something wound around something',
    ['snake', 'dagger', '2 rose'],
    { relations: [{ kind: 'around', from: 0, to: 1 }] },
  ],
  [
    'something through something, with words',
    ['heart', 'dagger'],
    {
      relations: [{ kind: 'through', from: 1, to: 0 }],
      lettering: [{ text: 'Mara', kind: 'name', position: null }],
    },
  ],
]

function sceneOf(subjects: string[], more: Parameters<typeof briefOf>[1]): Scene {
  const scene = composeScene(briefOf(subjects, more), {
    seed: 3,
    look: RECIPES.Minimalist.look,
    resources,
  })
  return { ...scene, layers: scene.layers.map(withEvenStrokes) }
}

const spec: LineSpec = { weight: 3, halo: 7, contour: 0, maxDetail: 0 }
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Pixels to a canvas unit: a line is nine wide. */
const SHARPNESS = 3

/** The width of the lines in the picture of one layer alone: twice the distance from their middle to bare paper. */
function widthOnPaper(scene: Scene, layer: Layer): number {
  const [left, top, right, bottom] = inkBoxOf(layer)
  const [width, height] = [right - left + 40, bottom - top + 40]
  const alone = { ...layer, x: layer.x - left + 20, y: layer.y - top + 20 }
  delete alone.clip
  const { w, h, line, pixel } = drawBuffer(
    { ...scene, width, height, layers: [alone] },
    spec,
    { sizePx: SHARPNESS * Math.max(width, height) },
    workspace,
  )
  const isPaper = Uint8Array.from(line, (v) => (v > 127 ? 0 : 1))
  const oneRegion = { width: w, height: h, values: new Uint16Array(w * h).fill(1) }
  const distance = edgeDistance(oneRegion, isPaper, workspace)
  const ridges: number[] = []
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const here = distance[i]!
      if (here < 2) continue
      const around = [i - 1, i + 1, i - w, i + w].map((near) => distance[near]!)
      if (around.every((near) => near <= here)) ridges.push(here)
    }
  // Crossings are thicker and tips thinner than the line: the middle half says how wide it is.
  const usual = ridges.toSorted((a, b) => a - b).slice(ridges.length >> 2, (3 * ridges.length) >> 2)
  // The distance is told in full-size pixels of a half-size field, which is twice; paper begins half a pixel farther out.
  return (usual.reduce((sum, value) => sum + value, 0) / usual.length - 1) / pixel
}

describe.each(SCENES)('%s', (_, subjects, more) => {
  const scene = sceneOf(subjects, more)

  test('stands at scales that differ, so that equal lines are no accident', () => {
    const scales = scene.layers.map((layer) => layer.scale)
    expect(Math.max(...scales) / Math.min(...scales)).toBeGreaterThan(1.5)
  })

  test('has lines of one weight in the vectors', () => {
    const { strokes } = visibleLines(scene, spec, () => true)
    expect(strokes.length).toBeGreaterThan(10)
    for (const { width } of strokes) {
      expect(width).toBeGreaterThan(0.9 * spec.weight)
      expect(width).toBeLessThan(1.1 * spec.weight)
    }
  })

  test('has lines of one weight in the picture', () => {
    const widths = scene.layers
      .filter((layer) => layer.drawing.parts.length > 0 && layer.role !== 'lettering')
      .map((layer) => widthOnPaper(scene, layer))
    const usual = median(widths)
    expect(Math.abs(usual / spec.weight - 1)).toBeLessThan(0.15)
    for (const width of widths) {
      expect(width).toBeGreaterThan(0.9 * usual)
      expect(width).toBeLessThan(1.1 * usual)
    }
  })
})
