import type { GenerationRow } from '#server/features/generations/generations.queries.ts'
import { GenerationOrder, kindOf } from '#server/features/generations/generation-order.ts'
import type { Generation, GenerationProgress, Remarks } from '#shared/tattoos.ts'

export function presentProgress(row: GenerationRow): GenerationProgress {
  const { id, state, stage, variations } = row
  return {
    id,
    kind: kindOf(GenerationOrder.parse(row.request)),
    key: row.request_key,
    state,
    stage,
    variations,
    failure:
      row.failure_code === null
        ? null
        : { code: row.failure_code, message: row.failure_message ?? '' },
    createdAt: row.created_at.toISOString(),
  }
}

export function presentGeneration(row: GenerationRow): Generation {
  return { ...presentProgress(row), prompt: GenerationOrder.parse(row.request).prompt }
}

export function presentRemarks({ remarks }: GenerationRow): Remarks {
  return { notDrawn: [], culturalNotes: [], warnings: [], notOnPhotos: [], ...remarks }
}
