import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { changeScene, ForeignDrawingError } from '#engine/compose/change-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { composeDesign, drawDesign, drawDocument } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { STYLE_NAMES } from '#engine/styles/recipes.ts'
import { SCENE_LIMITS, SceneDocument } from '#shared/scene.ts'

const workspace = createWorkspace()

const resources = testResources()

const compose = (prompt: string, style: (typeof STYLE_NAMES)[number] = 'Old School') =>
  composeDesign(readPrompt(prompt), { style, colour: 'natural', seed: 4 }, resources)

const asKept = (document: SceneDocument) =>
  SceneDocument.parse(JSON.parse(JSON.stringify(document)))

test('a scene that was kept draws the very bytes that its brief drew', async () => {
  const brief = briefOf(['snake', 'dagger', '2 rose'], {
    lettering: [{ text: 'mercy', kind: 'word', position: null }],
  })
  for (const style of ['Old School', 'Dotwork'] as const) {
    const design = { style, colour: 'natural', seed: 9 } as const
    const show = { presentation: 'paper', format: 'png', sizePx: 320 } as const
    const kept = asKept(composeDesign(brief, design, resources))
    const { bytes } = await drawDocument(kept, show, resources, workspace)
    const drawn = await drawDesign(brief, { ...design, ...show }, resources, workspace)
    expect(Buffer.compare(bytes, drawn.bytes)).toBe(0)
  }
})

test('every scene of the gallery sheet, in every style, is one that the schema takes', () => {
  const prompts = readFileSync('docs/gallery/mixed.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  prompts.forEach((line, index) => {
    const document = compose(line.split('|')[0]!, STYLE_NAMES[index % STYLE_NAMES.length])
    expect(asKept(document)).toEqual(JSON.parse(JSON.stringify(document)))
    expect(JSON.stringify(document).length).toBeLessThan(SCENE_LIMITS.bytes / 2)
  })
})

describe('a scene from outside', () => {
  const kept = compose('a wolf and a rose with the name "Ada"')
  const change = (scene: SceneDocument) => changeScene(kept, { scene }, resources)

  test('may move, leave out and repeat what the design has', () => {
    const [first, ...others] = kept.layers
    const layers = [...others, { ...first!, x: first!.x + 20 }, { ...first!, angle: 1 }]
    expect(change({ ...kept, layers }).layers).toEqual(layers)
  })

  test('may add a motif of ours, which is drawn here whatever the scene says it looks like', () => {
    const wolf = kept.layers.find(({ drawing: { origin } }) => origin?.kind === 'motif')!
    const origin = {
      kind: 'motif',
      motif: 'moon',
      variant: 'crescent',
      pose: null,
      seed: 5,
    } as const
    const drawing = { ...wolf.drawing, origin }
    const added = change({ ...kept, layers: [{ ...wolf, drawing }] }).layers[0]!
    expect(added.drawing.origin).toEqual(origin)
    expect(added.drawing.parts).not.toEqual(wolf.drawing.parts)
  })

  test.for([
    ['a foreign motif', { kind: 'motif', motif: 'logo', variant: 'plain', pose: null, seed: 1 }],
    ['a foreign variant', { kind: 'motif', motif: 'wolf', variant: 'nude', pose: null, seed: 1 }],
    ['words of its own', { kind: 'words', text: '<script>alert(1)</script>', font: 'script' }],
    ['a shape from nowhere', undefined],
  ] as const)('is refused with %s', ([, origin]) => {
    const [first, ...others] = kept.layers
    const { origin: _, ...shape } = first!.drawing
    const drawing = { ...shape, box: [0, 0, 1, 1] as [number, number, number, number] }
    const changed = { ...first!, drawing: origin ? { ...drawing, origin } : drawing }
    expect(() => change({ ...kept, layers: [changed, ...others] })).toThrow(ForeignDrawingError)
  })

  test('cannot give the design another title or place', () => {
    const renamed = change({ ...kept, title: 'free text', placement: null })
    expect(renamed).toMatchObject({ title: kept.title, placement: kept.placement })
  })

  const [layer] = kept.layers
  test.for([
    ['a position that is no number', { ...kept, layers: [{ ...layer!, x: Number.NaN }] }],
    ['ten thousand layers', { ...kept, layers: Array.from({ length: 10_000 }, () => layer!) }],
    ['script as path data', { ...kept, layers: [withPath('M0 0"/><script>')] }],
    ['a field nobody knows', { ...kept, userId: 2 }],
    ['no layers at all', { ...kept, layers: [] }],
    ['a scale of nothing', { ...kept, layers: [{ ...layer!, scale: 0 }] }],
  ] as const)('is no scene with %s', ([, document]) => {
    expect(SceneDocument.safeParse(document).success).toBe(false)
  })

  function withPath(d: string) {
    return { ...layer!, drawing: { ...layer!.drawing, parts: [{ d, fill: null }] } }
  }
})

describe('a change', () => {
  const kept = compose('a wolf and a rose with the name "Ada"', 'Japanese')
  const isWords = ({ drawing: { origin } }: SceneDocument['layers'][number]) =>
    origin?.kind === 'words'

  test('of style keeps the things and their words, and brings no stage of the old one', () => {
    const changed = changeScene(kept, { style: 'Fine Line' }, resources)
    const things = kept.layers.filter(({ role }) => role !== 'stage' && role !== 'filler')
    expect(kept.layers.length).toBeGreaterThan(things.length)
    expect(changed.layers.filter(({ role }) => role !== 'filler')).toEqual(things)
    expect(changed).toMatchObject({ style: 'Fine Line', stage: 'none', isColoured: false })
    const back = changeScene(changed, { style: 'Japanese' }, resources)
    expect(back.layers.some(({ role }) => role === 'stage')).toBe(true)
  })

  test('of sides mirrors everything but words, which stay readable on the other side', () => {
    const changed = changeScene(kept, { isMirrored: true }, resources)
    kept.layers.forEach((layer, i) => {
      const other = changed.layers[i]!
      expect(other.isMirrored).toBe(isWords(layer) ? layer.isMirrored : !layer.isMirrored)
    })
    expect(kept.layers.some(isWords)).toBe(true)
    const twice = changeScene(changed, { isMirrored: true }, resources)
    twice.layers.forEach((layer, i) => {
      expect(layer.x).toBeCloseTo(kept.layers[i]!.x)
      expect(layer.angle).toBeCloseTo(kept.layers[i]!.angle)
    })
  })
})
