import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { composeScene, NothingToDrawError } from '#engine/compose/compose-scene.ts'
import { HIDDEN_AT_MOST } from '#engine/compose/face.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import { createRng } from '#shared/random.ts'
import { getMotif } from '#engine/motifs/registry.ts'
import { boxOf, boxWidth, centreOf, coverage, unionOf, type Scene } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { STAGES } from '#engine/compose/stage-look.ts'

const resources = testResources()
const plain: StageLook = {
  stage: 'none',
  fillers: 'none',
  hands: ['roman'],
  letters: 'solid',
  fill: 0.9,
}
const compose = (brief: Parameters<typeof composeScene>[0], seed = 1, look = plain) =>
  composeScene(brief, { seed, look, resources })
const layersOf = (scene: Scene, subject: number) =>
  scene.layers.filter((layer) => layer.subject === subject)
const boxesOf = (scene: Scene, subject: number) => unionOf(layersOf(scene, subject).map(inkBoxOf))

describe('composeScene', () => {
  test('gives the same scene for the same brief and seed', () => {
    const brief = briefOf(['skull', '3 rose', 'butterfly'])
    expect(compose(brief, 5)).toEqual(compose(brief, 5))
  })

  test('gives visibly different compositions for different seeds', () => {
    const brief = briefOf(['wolf', '2 rose', 'moon'])
    const spots = [1, 2, 3, 4, 5, 6].map((seed) => {
      const scene = compose(brief, seed)
      return layersOf(scene, 1)
        .map((layer) => centreOf(boxOf(layer)).map((v) => Math.round(v / 60)))
        .join(';')
    })
    expect(new Set(spots).size).toBeGreaterThan(3)
  })

  test.each(['dagger', 'sword', 'skull', 'heart'])(
    'winds a snake around a %s with a stretch behind it and a stretch in front',
    (axis) => {
      const scene = compose(
        briefOf(['snake', axis], { relations: [{ kind: 'around', from: 0, to: 1 }] }),
      )
      const order = scene.layers.map((layer) => layer.slice ?? (layer.subject === 1 ? 'axis' : ''))
      expect(order.indexOf('back')).toBeLessThan(order.indexOf('axis'))
      expect(order.indexOf('front')).toBeGreaterThan(order.indexOf('axis'))
      const target = boxesOf(scene, 1)
      for (const layer of layersOf(scene, 0))
        expect(coverage(target, inkBoxOf(layer))).toBeGreaterThan(0)
    },
  )

  test('lets a blade enter in front and leave behind', () => {
    const scene = compose(
      briefOf(['heart', 'dagger'], { relations: [{ kind: 'through', from: 1, to: 0 }] }),
    )
    const slices = layersOf(scene, 1).map((layer) => layer.slice)
    expect(slices).toContain('back')
    expect(slices).toContain('front')
  })

  test.each([1, 2, 3, 4])('shows the whole of who sits on something, seed %i', (seed) => {
    const scene = compose(
      briefOf(['cat', 'moon'], { relations: [{ kind: 'on', from: 0, to: 1 }] }),
      seed,
    )
    const [cat, moon] = [boxesOf(scene, 0), boxesOf(scene, 1)]
    const head = getMotif('cat').draw({ variant: 'head', random: createRng(1) }).box
    const isHead = layersOf(scene, 0).some(({ drawing }) => drawing.box.join() === head.join())
    expect(isHead).toBe(false)
    // The moon lies under the cat and reaches beyond it on both sides.
    expect(moon[3]).toBeGreaterThan(cat[3])
    expect(centreOf(moon)[1]).toBeGreaterThan(centreOf(cat)[1])
  })

  test('sets a small one of the same kind by a parent with its young', () => {
    const brief = briefOf(['elephant'])
    brief.subjects[0]!.modifiers.push('with a baby')
    const scene = compose(brief)
    const [young] = layersOf(scene, -1)
    const [parent] = layersOf(scene, 0)
    expect(young!.drawing.box).toEqual(parent!.drawing.box)
    expect(young!.scale).toBeLessThan(0.6 * parent!.scale)
  })

  test('lets a beast walk through plants and keeps its face before them', () => {
    const brief = briefOf(['tiger', 'bamboo'], {
      relations: [{ kind: 'through', from: 0, to: 1 }],
    })
    const roles = compose(brief).layers.map(({ role, subject }) => `${role} ${subject}`)
    expect(roles.at(-1)).toBe('hero 0')
  })

  test.each(['om', 'bat', 'forest'])('never sets a black %s on a black disc', (motif) => {
    const burst: StageLook = { ...plain, stage: 'burst', fill: 0.74 }
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const stage = compose(briefOf([motif]), seed, burst).layers.filter(
        ({ role }) => role === 'stage',
      )
      const discs = stage.flatMap(({ drawing }) =>
        drawing.parts.filter(
          ({ d, fill }) => fill === 'black' && boxWidth(tightBox([{ d, fill }])) > 400,
        ),
      )
      expect(discs).toEqual([])
    }
  })

  test('sets something on top of what it is on', () => {
    const scene = compose(
      briefOf(['raven', 'skull'], { relations: [{ kind: 'on', from: 0, to: 1 }] }),
    )
    const [raven, skull] = [boxesOf(scene, 0), boxesOf(scene, 1)]
    expect(centreOf(raven)[1]).toBeLessThan(skull[1] + 0.1 * (skull[3] - skull[1]))
  })

  test.each([
    ['above', -1],
    ['under', 1],
  ] as const)('places what is %s on its side', (kind, direction) => {
    const scene = compose(briefOf(['heart', 'key'], { relations: [{ kind, from: 1, to: 0 }] }))
    const dy = centreOf(boxesOf(scene, 1))[1] - centreOf(boxesOf(scene, 0))[1]
    expect(Math.sign(dy)).toBe(direction)
  })

  test('paints what is behind before what it is behind', () => {
    const scene = compose(
      briefOf(['owl', 'clock'], { relations: [{ kind: 'behind', from: 1, to: 0 }] }),
    )
    const order = scene.layers.map((layer) => layer.subject)
    expect(order.indexOf(1)).toBeLessThan(order.indexOf(0))
  })

  test('puts what is inside something within its box, in front', () => {
    const scene = compose(
      briefOf(['heart', 'rose'], { relations: [{ kind: 'inside', from: 1, to: 0 }] }),
    )
    const [heart, rose] = [boxesOf(scene, 0), boxesOf(scene, 1)]
    expect(coverage(rose, heart)).toBeGreaterThan(0.95)
  })

  test('draws as many as were asked for', () => {
    for (const count of [1, 2, 3, 4, 5])
      expect(layersOf(compose(briefOf(['skull', `${count} rose`])), 1)).toHaveLength(count)
  })

  test.each(['lion', 'wolf', 'skull', 'tiger', 'owl'])('keeps the face of a %s free', (hero) => {
    for (const seed of [1, 2, 3, 4]) {
      const scene = compose(briefOf([hero, '3 rose', '2 butterfly', 'key']), seed)
      const heroAt = scene.layers.findIndex((layer) => layer.role === 'hero')
      for (const layer of scene.layers.slice(heroAt + 1))
        expect(coverage(scene.faceBox!, boxOf(layer))).toBeLessThanOrEqual(HIDDEN_AT_MOST + 0.02)
    }
  })

  test.each(['Forearm', 'Chest', 'Band', 'Full Sleeve', 'Hand', 'Finger', 'Sternum'])(
    'keeps everything on the canvas for the %s',
    (gallery) => {
      for (const stage of STAGES) {
        const brief = briefOf(['eagle', '2 rose', 'dagger'], {
          placement: { gallery, asked: gallery },
        })
        const scene = compose(brief, 3, { ...plain, stage, fill: 0.8 })
        for (const layer of scene.layers.filter(({ role }) => role !== 'stage')) {
          const [left, top, right, bottom] = inkBoxOf(layer)
          expect(Math.min(left, top)).toBeGreaterThan(-1)
          expect(right).toBeLessThan(scene.width + 1)
          expect(bottom).toBeLessThan(scene.height + 1)
        }
      }
    },
  )

  test('writes asked words on a banner, and makes them the design where nothing else is drawn', () => {
    const lettering = [{ text: 'Mara', kind: 'name' as const, position: null }]
    const withHero = compose(briefOf(['heart'], { lettering }))
    expect(withHero.layers.some((layer) => layer.role === 'lettering')).toBe(true)
    const alone = compose(briefOf([], { lettering }))
    expect(alone.layers.map((layer) => layer.role)).toContain('hero')
  })

  test('sets no spark among letters', () => {
    const lettering = [{ text: 'Para mi abuela', kind: 'name' as const, position: null }]
    for (const seed of [1, 2, 3, 4]) {
      const scene = compose(briefOf([], { lettering }), seed, { ...plain, fillers: 'sparks' })
      const words = boxOf(scene.layers.find((layer) => layer.role === 'hero')!)
      for (const layer of scene.layers.filter(({ role }) => role === 'filler'))
        for (const part of layer.drawing.parts) {
          const [x, y] = centreOf(tightBox([part], 0))
          const isInside =
            x > words[0] + 20 && x < words[2] - 20 && y > words[1] + 20 && y < words[3] - 20
          expect(isInside).toBe(false)
        }
    }
  })

  test('lays nothing over words where letters are the style', () => {
    const lettering = [{ text: 'King', kind: 'word' as const, position: null }]
    const look = { ...plain, isLettering: true }
    for (const seed of [1, 2, 3, 4, 5]) {
      const brief = briefOf(['lion', '5 rose', 'dagger'], { lettering })
      const beside = compose(brief, seed, look)
      expect(beside.layers.at(-1)?.drawing.origin?.kind).toBe('words')
      const writing = { ...brief.writing, layout: 'infinity' as const }
      const asDesign = compose({ ...brief, writing }, seed, look)
      expect(asDesign.layers.at(-1)?.drawing.origin?.kind).toBe('words')
      expect(asDesign.layers.at(-1)?.role).toBe('hero')
    }
  })

  test('draws the sign of infinity by itself where a verse is too long for its line', () => {
    const verse = 'Do not go gentle into that good night, old age should burn and rave'
    const brief = readPrompt(`“${verse}” in an infinity sign with a rose`)
    const { layers } = compose(brief)
    const shown = layers.flatMap(({ drawing: { origin } }) =>
      origin?.kind === 'motif' ? [origin.motif] : (origin?.text ?? []),
    )
    expect(shown).toEqual(expect.arrayContaining(['infinity', 'rose', verse]))
    expect(layers.find(({ drawing }) => drawing.origin?.kind === 'words')?.role).toBe('lettering')
  })

  test('draws two wings where wings are asked, and one where one is', () => {
    const drawn = (text: string) => {
      const [subject] = briefOf(['wing']).subjects
      const { layers } = compose({ ...briefOf(['wing']), subjects: [{ ...subject!, text }] })
      return layers.find(({ role }) => role === 'hero')?.drawing.origin
    }
    expect(drawn('wings')).toMatchObject({ motif: 'angel-wings' })
    expect(drawn('bird wing')).toMatchObject({ motif: 'wing' })
  })

  test('writes no name of a sign that is asked for by itself', () => {
    const brief = briefOf(['infinity'])
    const writing = { ...brief.writing, layout: 'infinity' as const }
    const { layers } = compose({ ...brief, prompt: 'infinity symbol', writing })
    expect(layers.filter(({ drawing }) => drawing.origin?.kind === 'words')).toEqual([])
    expect(layers.map(({ role }) => role)).toContain('hero')
  })

  test('refuses a brief with nothing in it: no word of ours goes on a skin', () => {
    expect(() => compose(briefOf([]))).toThrow(NothingToDrawError)
  })
})
