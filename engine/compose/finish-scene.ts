import { type Rng } from '#shared/random.ts'
import { type Build } from '#engine/compose/build.ts'
import { type Actor } from '#engine/compose/cast.ts'
import type { Brief } from '#engine/language/brief.ts'
import type { Frame } from '#engine/language/framing.ts'
import { fillersFor } from '#engine/compose/fillers.ts'
import { armGround } from '#engine/compose/arm-ground.ts'
import { fitInto } from '#engine/compose/fit.ts'
import { fillInFrame, frameLayer } from '#engine/compose/frames.ts'
import { adaptCanvas, canvasOfWords, type Layout } from '#engine/compose/layouts.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { isCircling } from '#engine/compose/poses.ts'
import {
  boxHeight,
  boxWidth,
  unionOf,
  type Box,
  type Layer,
  type Scene,
} from '#engine/compose/scene.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { stageFor } from '#engine/compose/stages.ts'
import { underBust } from '#engine/compose/under-bust.ts'
import { fillOfWords } from '#engine/compose/word-choice.ts'
import { isOfWords, setOnStage, stageOfWords } from '#engine/compose/words-on-stage.ts'

/** Who stands where, before frame, ground and canvas. */
export interface Arrangement {
  brief: Brief
  build: Build
  actors: readonly Actor[]
}

/** Fits what was arranged into its canvas, with the stage, frame and ground that belong to it. */
export function finishScene(
  { brief, build, actors }: Arrangement,
  { look }: { look: StageLook },
): Scene {
  const { random } = build
  const subjects = [...build.back, ...build.middle, ...build.front]
  const isWords = isOfWords(subjects)
  if (build.layout.isSternum && !isWords) subjects.unshift(underBust(build.heroBox))
  const stageName = isWords ? stageOfWords(look.stage, build.heroBox) : look.stage
  const isBare = isWords && (build.isFramed || stageName === 'none' || stageName === 'flash')
  const content = unionOf(subjects.map(inkBoxOf))
  // Words that go round are the circle that was asked for.
  const isRound = build.isFramed && brief.frame === 'circle'
  const frame = isWords || isRound || build.layout.name === 'band' ? null : frameOf(brief, actors)
  const layout = isBare
    ? canvasOfWords(build.layout, content)
    : // A frame has one size in all directions: in a low canvas who is in it would stick out.
      adaptCanvas(build.layout, content, actors.length > 1 && !frame)
  const canvas: Box = [0, 0, layout.width, layout.height]
  const isBand = layout.name === 'band'
  const room = frame ? fillInFrame(frame, content) : layout.isSleeve ? FILL_OF_ARM : look.fill
  const fill = isWords ? (isBare ? fillOfWords(brief) : Math.min(look.fill, WORDS_ON_STAGE)) : room
  const place = fitInto(subjects, canvas, isBand ? 0.95 : fill, isBand ? 0.68 : fill)
  const heroBox = place(build.heroBox)
  const shown = new Set(actors.map((actor) => actor.motif.name))
  const stage = frame
    ? { back: [frameLayer(frame, layout.width, layout.height)], front: [] }
    : build.isFramed
      ? { back: [], front: [] }
      : stageFor({
          stage: stageName,
          width: layout.width,
          height: layout.height,
          heroBox,
          layers: subjects,
          random,
          shown,
          isOnArm: layout.isSleeve ?? false,
        })
  if (layout.isSleeve && !isWords && !frame)
    stage.back.unshift(...groundOnArm(subjects, { layout, look, random }))
  const layers = setOnStage(subjects, stage)
  keepStageInside([...stage.back, ...stage.front], canvas)
  layers.push(...fillersFor(layers, { look, canvas, random }))
  return {
    width: layout.width,
    height: layout.height,
    layout: layout.name,
    layers,
    heroBox,
    faceBox: build.faceBox ? place(build.faceBox) : null,
    arrangement: build.arrangement,
  }
}

/** A stage that covers the arm is ground enough. */
const groundOnArm = (
  layers: readonly Layer[],
  { layout, look, random }: { layout: Layout; look: StageLook; random: Rng },
): Layer[] =>
  armGround(look.stage === 'japanese' ? 'wind' : (look.arm ?? 'smoke'), {
    width: layout.width,
    height: layout.height,
    layers,
    random,
  })

/** Those that go round in a circle are the circle. */
const frameOf = ({ frame = null }: Brief, actors: readonly Actor[]): Frame | null =>
  frame === 'circle' && countCircling(actors) > 1 ? null : frame

const countCircling = (actors: readonly Actor[]): number =>
  actors.filter(isCircling).reduce((sum, { count }) => sum + count, 0)

/** On an arm the ground runs on beyond everybody at both ends, and hardly at their sides. */
const FILL_OF_ARM = 0.93

/** Share of the canvas for words within a ring: their corners must not reach it. */
const WORDS_ON_STAGE = 0.68

/** Bare skin between a stage and the edge of the canvas. */
const STAGE_RIM = 20

/** Stage pieces that are motifs may reach over the rim; they are pulled back in, subjects stay where they are. */
function keepStageInside(layers: readonly Layer[], canvas: Box): void {
  for (const layer of layers) {
    const box = inkBoxOf(layer)
    const dx =
      Math.max(0, canvas[0] + STAGE_RIM - box[0]) - Math.max(0, box[2] - canvas[2] + STAGE_RIM)
    const dy =
      Math.max(0, canvas[1] + STAGE_RIM - box[1]) - Math.max(0, box[3] - canvas[3] + STAGE_RIM)
    if (dx === 0 && dy === 0) continue
    if (boxWidth(box) > boxWidth(canvas) || boxHeight(box) > boxHeight(canvas))
      fitInto([layer], canvas, 0.96)
    else {
      layer.x += dx
      layer.y += dy
    }
  }
}
