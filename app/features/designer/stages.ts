import { GENERATION_STAGES, type GenerationProgress } from '#shared/tattoos.ts'

export const STAGE_COUNT = GENERATION_STAGES.length

/** From 0; -1 while it waits for its turn. */
export function stageIndex(stage: GenerationProgress['stage']): number {
  return stage === null ? -1 : GENERATION_STAGES.indexOf(stage)
}

/** What the server says it is doing, in a word. */
export function stageName(stage: GenerationProgress['stage']): string {
  return stage === null ? 'Waiting' : stage.charAt(0).toUpperCase() + stage.slice(1)
}

/** "Inking, 3 of 4". */
export function stageText(stage: GenerationProgress['stage']): string {
  return stage === null
    ? 'Waiting for a free hand'
    : `${stageName(stage)}, ${stageIndex(stage) + 1} of ${STAGE_COUNT}`
}
