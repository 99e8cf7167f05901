import { beforeAll, describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { centreOf } from '#engine/compose/scene.ts'
import { drawDesign, type DrawOptions } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { RECIPES } from '#engine/styles/recipes.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const workspace = createWorkspace()

const resources = testResources()
/** Nine drawings; a busy machine takes many times as long as an idle one. */
const DRAWN_WITHIN_MS = 120_000

const WAYS: [DrawOptions['presentation'], DrawOptions['format']][] = [
  ['paper', 'png'],
  ['paper', 'webp'],
  ['paper', 'svg'],
  ['paper', 'pdf'],
  ['skin', 'png'],
  ['stencil', 'png'],
  ['stencil', 'pdf'],
  ['transparent', 'png'],
]

describe('the same seed', () => {
  const brief = briefOf(['skull', '2 rose'], {
    placement: { gallery: 'Shoulder', asked: 'shoulder' },
  })

  const options: DrawOptions = {
    style: 'Neo Traditional',
    colour: 'colored',
    seed: 11,
    presentation: 'paper',
    format: 'png',
    sizePx: 320,
  }
  const drawn = new Map<string, Uint8Array>()

  beforeAll(async () => {
    for (const [presentation, format] of WAYS) {
      const { bytes } = await drawDesign(
        brief,
        { ...options, presentation, format },
        resources,
        workspace,
      )
      drawn.set(`${presentation} ${format}`, bytes)
    }
    // Another design of another size, so that no working array is left as it was.
    await drawDesign(
      briefOf(['koi']),
      { ...options, style: 'Japanese', sizePx: 900 },
      resources,
      workspace,
    )
  }, DRAWN_WITHIN_MS)

  test.each(WAYS)(
    'gives the same bytes on %s as %s, whatever was drawn between',
    async (...[presentation, format]) => {
      const way = { ...options, presentation, format }
      const once = drawn.get(`${presentation} ${format}`)!
      const again = await drawDesign(brief, way, resources, workspace)
      expect(Buffer.compare(once, again.bytes)).toBe(0)
      const other = await drawDesign(brief, { ...way, seed: 12 }, resources, workspace)
      expect(Buffer.compare(once, other.bytes)).not.toBe(0)
    },
  )
})

const PROMPTS = [
  'a lion with two roses and a key',
  'a wolf under the moon with pine trees',
  'a snake around a dagger with three peonies',
  'a skull with butterflies',
  'koi and lotus',
  'an owl',
]
const SEEDS = [1, 2, 3, 4, 5, 6]

const compose = (prompt: string, seed: number) =>
  composeScene(readPrompt(prompt), { seed, look: RECIPES['Fine Line'].look, resources })

describe('another seed', () => {
  test.each(PROMPTS)('arranges %s anew most of the time', (prompt) => {
    // Places in steps of a twentieth of the canvas: less than that is hardly seen.
    const layouts = SEEDS.map((seed) =>
      compose(prompt, seed)
        .layers.filter((layer) => layer.subject >= 0)
        .map((layer) => {
          const spot = centreOf(inkBoxOf(layer)).map((v) => Math.round(v / 50))
          return `${layer.subject} ${spot.join(' ')} ${Math.round(layer.scale * 4)} ${layer.isMirrored} ${layer.drawing.form}`
        })
        .join(';'),
    )
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(4)
  })

  test.each(PROMPTS)('puts the ink of %s elsewhere most of the time', (prompt) => {
    const pictures = SEEDS.map((seed) => {
      const { ink } = renderArtwork(
        compose(prompt, seed),
        {
          style: 'Black and White',
          isColoured: false,
          seed,
          sizePx: 128,
        },
        workspace,
      )
      return { w: ink.w, h: ink.h, black: ink.black.slice() }
    })
    let alike = 0
    let pairs = 0
    for (const [i, one] of pictures.entries())
      for (const other of pictures.slice(i + 1)) {
        pairs++
        if (one.w === other.w && one.h === other.h && shareMoved(one.black, other.black) < 0.15)
          alike++
      }
    expect(alike / pairs).toBeLessThan(0.5)
  })
})

/** How much of the ink of two pictures lies where the other has none. */
function shareMoved(one: Float32Array, other: Float32Array): number {
  let moved = 0
  let all = 0
  for (let i = 0; i < one.length; i++) {
    moved += Math.abs(one[i]! - other[i]!)
    all += one[i]! + other[i]!
  }
  return moved / all
}
