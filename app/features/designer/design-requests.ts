import type { DesignPayload } from '#app/features/designer/designer.api.ts'
import type { GenerationProgress, GenerationSketch, PencilSketch, Tattoo } from '#shared/tattoos.ts'

export type Failure = { code: string; message: string }

/** Something being drawn, as one tab knows it. */
export interface DesignRequest {
  /** The key of the click, here or in another tab or on another device. */
  key: string
  /** Unknown until the server has said it. */
  id: number | undefined
  prompt: string
  variations: number
  stage: GenerationProgress['stage']
  /** The lines of each variation, by its place; a gap where they are not known. */
  sketches: readonly (PencilSketch | undefined)[]
  /** This tab's own call is still open and will bring the result. */
  isAwaited: boolean
  /** To ask again with. Only the tab that asked has it. */
  payload: DesignPayload | undefined
  /** Set when it ended without a design. It stays until the person has seen it. */
  failure: Failure | undefined
}

export const isOpenState = (state: GenerationProgress['state']) =>
  state === 'queued' || state === 'running'

type Asked = { key: string; payload: DesignPayload; variations: number }

/** The newest stands first. */
export function withAsked(
  requests: readonly DesignRequest[],
  { key, payload, variations }: Asked,
): DesignRequest[] {
  const asked: DesignRequest = {
    key,
    id: undefined,
    prompt: payload.prompt.trim(),
    variations,
    stage: null,
    sketches: [],
    isAwaited: true,
    payload,
    failure: undefined,
  }
  return [asked, ...requests]
}

/** The request that news is about. News may arrive before the answer that would name the id; the key was there from the start. */
export function findRequest(
  requests: readonly DesignRequest[],
  { key }: Pick<GenerationProgress, 'key'>,
): DesignRequest | undefined {
  return requests.find((request) => request.key === key)
}

/** Takes up news of an open request. One that nobody here asked for joins the list. */
export function withSeen(
  requests: readonly DesignRequest[],
  progress: GenerationProgress & { prompt: string },
): DesignRequest[] {
  const { id, key, stage, prompt, variations } = progress
  const known = findRequest(requests, progress)
  if (known !== undefined) return withChanged(requests, known.key, { id, stage })
  const seen: DesignRequest = {
    key,
    id,
    prompt,
    variations,
    stage,
    sketches: [],
    isAwaited: false,
    payload: undefined,
    failure: undefined,
  }
  return [seen, ...requests]
}

/** Takes up the lines of one variation. */
export function withSketched(
  requests: readonly DesignRequest[],
  { key, variation, sketch }: GenerationSketch,
): DesignRequest[] {
  return requests.map((request) =>
    request.key === key && variation < request.variations
      ? {
          ...request,
          sketches: Array.from({ length: request.variations }, (_, index) =>
            index === variation ? sketch : request.sketches[index],
          ),
        }
      : request,
  )
}

export function withChanged(
  requests: readonly DesignRequest[],
  key: string,
  change: Partial<DesignRequest>,
): DesignRequest[] {
  return requests.map((request) => (request.key === key ? { ...request, ...change } : request))
}

export function without(requests: readonly DesignRequest[], key: string): DesignRequest[] {
  return requests.filter((request) => request.key !== key)
}

/** §4.create.placeholders: results that have an imageUrl, in order. */
export function usableOutput(output: readonly Tattoo[]): Tattoo[] {
  return output.filter(({ id, imageUrl }) => id > 0 && imageUrl !== '')
}

/** New designs go to the front, and none is there twice. */
export function withDelivered(tattoos: readonly Tattoo[], output: readonly Tattoo[]): Tattoo[] {
  const ids = new Set(output.map(({ id }) => id))
  return [...output, ...tattoos.filter(({ id }) => !ids.has(id))]
}

export type Placeholder = { request: DesignRequest; index: number }

/** One empty card for each variation under way; a failed request has a single card that says so. */
export function placeholdersOf(requests: readonly DesignRequest[]): Placeholder[] {
  return requests.flatMap((request) =>
    Array.from({ length: request.failure === undefined ? request.variations : 1 }, (_, index) => ({
      request,
      index,
    })),
  )
}
