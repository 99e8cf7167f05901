import type { Correction } from '#shared/corrections.ts'
import type { LetteringChoice } from '#shared/lettering.ts'
import type { ModelReading } from '#shared/model-reading.ts'
import type { Placement } from '#shared/options.ts'
import type { PromptReading } from '#shared/reading.ts'
import type { Style } from '#shared/styles.ts'
import type { GENERATION_STAGES, PencilSketch, Remarks } from '#shared/tattoos.ts'

/** What draws the designs. Chosen by configuration; a field joins when a second provider needs it. */
export interface ImageProvider {
  readonly id: 'ink' | 'replicate' | 'openai' | 'fal' | 'google' | 'openai-compatible'
  /**
   * One design, ready to store. Throws ProviderError, whose `isRetryable` decides whether it is tried again,
   * ContentRefusedError when the provider refuses the words, or the signal's reason.
   */
  generate(request: ImageRequest, options?: GenerateOptions): Promise<ImageResult>
}

export interface GenerateOptions {
  signal?: AbortSignal
  /** Hears each stage once, as it begins, in order. */
  onStage?: (stage: ImageStage) => void
  /** Hears the lines before they are inked, from a provider that knows them. */
  onSketch?: (sketch: PencilSketch) => void
}

export type ImageStage = (typeof GENERATION_STAGES)[number]

/** What is null was left to the provider, which may find it in the prompt. */
export interface ImageRequest {
  prompt: string
  style: Style | null
  colour: 'black' | 'colored' | null
  placement: Placement | null
  /** What the person put right of our reading. */
  corrections?: readonly Correction[]
  /** How a hosted model read the prompt, for the ink engine to check and to draw by. */
  reading?: ModelReading | null
  /** How the words are to be written, where it was chosen. */
  lettering?: LetteringChoice | null
  bodyType: 'female' | 'male' | 'other'
  /** Monk tone, 1 to 10. */
  skinTone: number
  seed: number
  /** The variation of a wish that this is, and the seed that all of them share, for who composes them to differ. */
  sibling?: { of: number; place: number }
  /** The longer side of the original. */
  sizePx: number
}

export interface EncodedImage {
  bytes: Uint8Array
  mediaType: 'image/png' | 'image/webp' | 'image/avif'
  widthPx: number
  heightPx: number
}

/** A picture in every form that pages ask for. */
export interface ImageSet {
  /** Always a PNG: it is what people download. */
  original: EncodedImage
  /** Narrowest first; never empty. */
  webp: EncodedImage[]
  /** Narrowest first; never empty. */
  avif: EncodedImage[]
  /** A blurred WebP of 20 px, to stand where the picture will be. */
  previewDataUri: string
}

/** How the words of a prompt were understood. */
export interface Reading {
  style: Style | null
  /** The one that suits what is asked, where the words name none. */
  suitedStyle: Style
  colour: 'black' | 'colored' | null
  placement: Placement | null
  /** What is meant, in the words of our vocabulary: for search and related designs. */
  tags: string[]
  /** What is to be seen, in a plain sentence: for those who cannot see the picture. */
  description: string
  notDrawn: Remarks['notDrawn']
  culturalNotes: Remarks['culturalNotes']
  /** Three wishes that can be drawn, where this one holds nothing to draw; null where it does. */
  examples: string[] | null
}

/** Understands a prompt as the ink engine does, also for providers that draw in their own way. */
export interface PromptReader {
  read(request: ReadRequest, signal?: AbortSignal): Promise<Reading>
}

export type ReadRequest = Pick<ImageRequest, 'prompt'> &
  Partial<
    Pick<ImageRequest, 'style' | 'colour' | 'placement' | 'corrections' | 'lettering' | 'reading'>
  >

/** What a person is shown of it: the part that rules of ours decide is left to them. */
export type ShownReading = Omit<PromptReading, 'refusal'>

/** What is kept of a drawing beside its pictures, so that it never has to be drawn from its words again. */
export interface KeptMaster {
  /** Which version of the ink engine drew it. */
  engine: number
  /** PNG: the ink on nothing. */
  transparent: Uint8Array
  /** PNG: its lines. */
  stencil: Uint8Array
  /** Gzipped SVG in layers. */
  svg: Uint8Array
  /** Gzipped JSON: see `shared/scene.ts`. */
  scene: Uint8Array
}

export interface ImageResult extends ImageSet, Omit<Remarks, 'notOnPhotos'> {
  style: Style
  isColoured: boolean
  /** Null for pictures of hosted models: the picture itself is all there is. */
  master: KeptMaster | null
  placement: Placement | null
  tags: string[]
  description: string
}
