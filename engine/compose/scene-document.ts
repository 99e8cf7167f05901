import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxWidth, unionOf, type Layer, type Scene } from '#engine/compose/scene.ts'
import type { Brief } from '#engine/language/brief.ts'
import { LEAST_WIDTH_MM, MOST_WIDTH_MM } from '#shared/size-on-skin.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'
import { fingersOf, KNUCKLE_STEP } from '#engine/lettering/in-frame.ts'
import type { WordLayout } from '#engine/language/find-writing.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { SCENE_VERSION, type SceneDocument } from '#shared/scene.ts'

interface Inking {
  style: StyleName
  isColoured: boolean
  seed: number
}

/** A scene and how it is inked, as it is kept. */
export function toDocument(
  scene: Scene,
  { prompt, placement, writing }: Pick<Brief, 'prompt' | 'placement' | 'writing'>,
  { style, isColoured, seed }: Inking,
): SceneDocument {
  const fists = fistsIn(scene, writing.layout)
  const widthMm = widthOnSkin(scene, writing.widthMm) ?? fists?.widthMm
  return {
    format: 'inkwright-scene',
    version: SCENE_VERSION,
    engine: ENGINE_VERSION,
    title: prompt,
    style,
    isColoured,
    seed,
    placement: fists ? { gallery: 'Finger', asked: 'knuckles' } : placement,
    width: scene.width,
    height: scene.height,
    ...(widthMm === undefined ? {} : { widthMm }),
    layout: scene.layout,
    arrangement: scene.arrangement,
    stage: RECIPES[style].look.stage,
    heroBox: [...scene.heroBox],
    faceBox: scene.faceBox && [...scene.faceBox],
    layers: scene.layers.map(toKeptLayer),
  }
}

/** Letters on knuckles stand as far apart as fingers do, whatever canvas they were drawn on. Undefined where none do. */
function fistsIn({ layers, width }: Scene, layout: WordLayout | null) {
  const words = layers.find(({ drawing }) => drawing.origin?.kind === 'words')
  const { origin } = words?.drawing ?? {}
  if (layout !== 'knuckles' || !words || origin?.kind !== 'words') return undefined
  if (fingersOf(origin.text) === undefined) return undefined
  return { widthMm: Math.round((FINGER_MM * width) / (KNUCKLE_STEP * words.scale)) }
}

/** From the middle of one finger of a fist to that of the next. */
const FINGER_MM = 19

/** The whole is so wide that its words are as wide as somebody chose. */
function widthOnSkin({ layers, width }: Scene, wordsMm: number | null): number | undefined {
  const words = layers.filter(({ drawing }) => drawing.origin?.kind === 'words')
  if (wordsMm === null || words.length === 0) return undefined
  const whole = (wordsMm * width) / boxWidth(unionOf(words.map(inkBoxOf)))
  return Math.min(MOST_WIDTH_MM, Math.max(LEAST_WIDTH_MM, Math.round(whole * 10) / 10))
}

const toKeptLayer = ({ clip, tints, ...layer }: Layer): SceneDocument['layers'][number] => ({
  ...layer,
  ...(tints ? { tints: [...tints] } : {}),
  ...(clip ? { clip: clip.map(([x, y]): [number, number] => [x, y]) } : {}),
})

export function toScene(document: SceneDocument): Scene {
  const { width, height, layout, heroBox, faceBox, arrangement, layers } = document
  return { width, height, layout, heroBox, faceBox, arrangement, layers: layers as Layer[] }
}
