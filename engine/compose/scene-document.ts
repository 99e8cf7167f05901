import type { Layer, Scene } from '#engine/compose/scene.ts'
import type { Brief } from '#engine/language/brief.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'
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
  { prompt, placement }: Pick<Brief, 'prompt' | 'placement'>,
  { style, isColoured, seed }: Inking,
): SceneDocument {
  return {
    format: 'inkwright-scene',
    version: SCENE_VERSION,
    engine: ENGINE_VERSION,
    title: prompt,
    style,
    isColoured,
    seed,
    placement,
    width: scene.width,
    height: scene.height,
    layout: scene.layout,
    arrangement: scene.arrangement,
    stage: RECIPES[style].look.stage,
    heroBox: [...scene.heroBox],
    faceBox: scene.faceBox && [...scene.faceBox],
    layers: scene.layers.map(toKeptLayer),
  }
}

const toKeptLayer = ({ clip, ...layer }: Layer): SceneDocument['layers'][number] => ({
  ...layer,
  ...(clip ? { clip: clip.map(([x, y]): [number, number] => [x, y]) } : {}),
})

export function toScene(document: SceneDocument): Scene {
  const { width, height, layout, heroBox, faceBox, arrangement, layers } = document
  return { width, height, layout, heroBox, faceBox, arrangement, layers: layers as Layer[] }
}
