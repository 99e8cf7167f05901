import type { DrawOptions } from '#engine/draw-design.ts'
import type { Brief, NotDrawn } from '#engine/language/brief.ts'
import type { StyleName } from '#engine/styles/recipes.ts'

/** The embedded designer as the rest of the server sees it: free text in, finished pictures out. */
export interface InkStudio {
  /**
   * Throws ProviderError, whose `isRetryable` decides whether a job runs again, or the signal's reason.
   * `onStage` hears each stage once, as it begins.
   */
  draw(request: InkRequest, options?: InkDrawOptions): Promise<InkResult>
  /** Takes nothing new, lets what is being drawn finish and ends the workers. */
  close(): Promise<void>
}

export interface InkDrawOptions {
  signal?: AbortSignal
  onStage?: (stage: InkStage) => void
}

/** In the order in which they come. */
export const INK_STAGES = ['reading', 'sketching', 'inking', 'finishing'] as const
export type InkStage = (typeof INK_STAGES)[number]

export type Gender = 'female' | 'male'

/** What is null is taken from the prompt, and where that says nothing the engine chooses. */
export interface InkRequest {
  prompt: string
  style: StyleName | null
  colour: 'black' | 'colored' | null
  /** One of the gallery's placements. */
  placement: string | null
  /** The engine shows one body per placement so far; kept, so that a stored request draws the right one later. */
  gender: Gender | null
  /** Monk tone, 1 to 10. */
  skinTone: number
  seed: number
  presentation: DrawOptions['presentation']
  /** The longer side of the original. */
  sizePx: number
}

/** Cards on a phone, cards on a desk, the page of one design. A width above the original's is left out. */
export const WEBP_WIDTHS_PX = [320, 640, 1024] as const
/** A third smaller than WebP for three times the work, so only the widths that pages show many of. */
export const AVIF_WIDTHS_PX = [320, 640] as const
export const PREVIEW_WIDTH_PX = 20

export interface InkImage {
  bytes: Uint8Array
  mediaType: 'image/png' | 'image/webp' | 'image/avif'
  widthPx: number
  heightPx: number
}

export interface InkResult {
  /** PNG; on skin WebP, because skin as PNG is ten times the bytes and no better to look at. */
  original: InkImage
  widthPx: number
  heightPx: number
  /** Narrowest first; never empty. */
  webp: InkImage[]
  /** Narrowest first; never empty. */
  avif: InkImage[]
  /** A blurred WebP of 20 px, to stand where the picture will be. */
  previewDataUri: string
  style: StyleName
  isColoured: boolean
  brief: Brief
  /** What is in the picture, in the words of our vocabulary: for search and related designs. */
  tags: string[]
  /** What was asked and is not in the picture. The person is told. */
  notDrawn: NotDrawn[]
}
