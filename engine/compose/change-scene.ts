import { isDeepStrictEqual } from 'node:util'
import { fillersFor } from '#engine/compose/fillers.ts'
import { hashText } from '#engine/compose/compose-scene.ts'
import { iconMotif } from '#engine/compose/icon-motif.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import { boxOf, type Box, type Layer } from '#engine/compose/scene.ts'
import { toScene } from '#engine/compose/scene-document.ts'
import { stageFor } from '#engine/compose/stages.ts'
import { isOfWords, setOnStage, stageOfWords } from '#engine/compose/words-on-stage.ts'
import { createRng } from '#shared/random.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { plainView } from '#engine/forms/traits.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import type { SceneDocument } from '#shared/scene.ts'

/** What a person may change of a design that is there. */
export interface SceneChange {
  style?: StyleName
  isColoured?: boolean
  isMirrored?: boolean
  /** The whole scene, changed by hand. */
  scene?: SceneDocument
}

/** A scene holds something that neither it nor our registry has. */
export class ForeignDrawingError extends Error {}

/** The same design, changed, for today's engine to draw. */
export function changeScene(
  kept: SceneDocument,
  { style, isColoured, isMirrored, scene }: SceneChange,
  resources: EngineResources,
): SceneDocument {
  let changed = scene ? ownDrawings(kept, scene, resources) : kept
  if (style !== undefined && style !== changed.style) changed = restyled(changed, style)
  if (isColoured !== undefined) changed = { ...changed, isColoured }
  if (isMirrored) changed = mirrored(changed)
  return { ...changed, engine: ENGINE_VERSION }
}

/** Things and words stay where they are; what only the style brought along goes, and the new one brings its own. */
function restyled(document: SceneDocument, style: StyleName): SceneDocument {
  const { look, isColouredByNature } = RECIPES[style]
  const { width, height, heroBox } = document
  const random = createRng((hashText(style) ^ document.seed) >>> 0)
  const things = toScene(document).layers.filter(
    ({ role }) => role !== 'stage' && role !== 'filler',
  )
  const shown = new Set(things.flatMap(({ drawing: { origin } }) => nameOf(origin)))
  const stage = stageFor({
    stage: isOfWords(things) ? stageOfWords(look.stage, heroBox) : look.stage,
    width,
    height,
    heroBox,
    layers: things,
    random,
    shown,
  })
  const layers = setOnStage(things, stage)
  layers.push(...fillersFor(layers, { look, canvas: [0, 0, width, height], random }))
  return {
    ...document,
    style,
    isColoured: isColouredByNature,
    stage: look.stage,
    layers: layers as SceneDocument['layers'],
  }
}

const nameOf = (origin: Layer['drawing']['origin']) =>
  origin?.kind === 'motif' ? [origin.motif] : []

function mirrored(document: SceneDocument): SceneDocument {
  const { width } = document
  const flip = ([left, top, right, bottom]: Box): [number, number, number, number] => [
    width - right,
    top,
    width - left,
    bottom,
  ]
  return {
    ...document,
    heroBox: flip(document.heroBox),
    faceBox: document.faceBox && flip(document.faceBox),
    layers: document.layers.map((layer) => ({
      ...layer,
      ...(layer.clip ? { clip: layer.clip.map(([x, y]): [number, number] => [width - x, y]) } : {}),
      ...(layer.drawing.origin?.kind === 'words'
        ? { x: layer.x + width - sumOfSides(boxOf(layer as Layer)) }
        : { x: width - layer.x, angle: -layer.angle, isMirrored: !layer.isMirrored }),
    })),
  }
}

/** Words move to the other side and stay readable. */
const sumOfSides = ([left, , right]: Box) => left + right

/**
 * A scene from outside may move, turn, leave out and repeat what the design has, and add motifs of ours, which we draw
 * ourselves: it brings no drawing and no word of its own.
 */
function ownDrawings(
  kept: SceneDocument,
  asked: SceneDocument,
  resources: EngineResources,
): SceneDocument {
  const layers = asked.layers.map((layer) => {
    const known = kept.layers.find(({ drawing }) => isDeepStrictEqual(drawing, layer.drawing))
    return { ...layer, drawing: known?.drawing ?? drawAgain(layer.drawing.origin, resources) }
  })
  return { ...asked, title: kept.title, placement: kept.placement, layers }
}

function drawAgain(
  origin: Layer['drawing']['origin'],
  { findIcon }: EngineResources,
): SceneDocument['layers'][number]['drawing'] {
  if (origin?.kind !== 'motif')
    throw new ForeignDrawingError('The scene holds a shape that this design does not have.')
  const { motif: name, variant, seed } = origin
  const icon = variant === 'icon' ? findIcon?.(name) : undefined
  const motif = findMotif(name) ?? (icon ? iconMotif(name, icon) : undefined)
  if (!motif?.variants.includes(plainView(variant)))
    throw new ForeignDrawingError(`There is no motif called ${name} with a variant ${variant}.`)
  return drawMotif(motif, { variant, seed })
}
