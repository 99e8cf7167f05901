import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, type Box, type Layer } from '#engine/compose/scene.ts'
import type { StageName } from '#engine/compose/stage-look.ts'

/** Whether the words are the design itself. */
export const isOfWords = (layers: readonly Layer[]) =>
  layers.some(({ drawing, role }) => role === 'hero' && drawing.origin?.kind === 'words')

/** Stages that would fill the ground right behind letters, or rings that a long line would cut: words go without them. */
export function stageOfWords(stage: StageName, words: Box): StageName {
  const isLong = boxWidth(words) > 3.4 * boxHeight(words)
  const isRing = stage === 'burst' || stage === 'rays' || stage === 'ring'
  return stage === 'ornament' || stage === 'disc' || (isRing && isLong) ? 'none' : stage
}

/** Layers in painting order. Nothing of a stage may lie over words: a covered letter is a misspelt tattoo. */
export const setOnStage = (
  subjects: readonly Layer[],
  { back, front }: { back: Layer[]; front: Layer[] },
): Layer[] =>
  isOfWords(subjects)
    ? [...[...back, ...front].filter(isPlain), ...subjects]
    : [...back, ...subjects, ...front.filter((layer) => isClearOfWords(layer, subjects))]

const isClearOfWords = (layer: Layer, subjects: readonly Layer[]) =>
  !subjects.some(
    (other) => other.drawing.origin?.kind === 'words' && overlaps(inkBoxOf(layer), inkBoxOf(other)),
  )

const overlaps = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** Clouds and waves have lines of their own, which cannot be told from those of letters before them. */
const isPlain = ({ drawing }: Layer) => drawing.origin?.kind !== 'motif'
