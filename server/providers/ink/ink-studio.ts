import type { SceneChange } from '#engine/compose/change-scene.ts'
import type {
  ImageProvider,
  ImageRequest,
  ImageResult,
  ImageSet,
  ImageStage,
  KeptMaster,
  PromptReader,
  ReadRequest,
  ShownReading,
} from '#server/providers/image/image-provider.ts'
import type { FlashRequest, FlashResult } from '#server/providers/ink/flash-ink.ts'
import type { ImproveRequest } from '#server/providers/text/text-provider.ts'
import type { BodyView } from '#shared/body-views.ts'
import type { LetteringPreview } from '#shared/lettering.ts'
import type { SceneDocument } from '#shared/scene.ts'
import type { PencilSketch } from '#shared/tattoos.ts'

/** The embedded designer as the rest of the server sees it: free text in, finished pictures out. */
export interface InkStudio extends ImageProvider, PromptReader {
  readonly id: 'ink'
  /** Rises whenever pictures come out differently. */
  readonly engineVersion: number
  /** A kept design as a file to take home. */
  makeFile(request: InkFileRequest, signal?: AbortSignal): Promise<InkFile>
  /** A body to lay designs on. */
  showBody(request: BodyRequest, signal?: AbortSignal): Promise<InkFile>
  /** What would be drawn, without drawing it. */
  compose(request: ImageRequest, signal?: AbortSignal): Promise<SceneDocument>
  /** A design that is there, changed, as everything that is kept of one. */
  drawChanged(request: ChangeRequest, signal?: AbortSignal): Promise<ChangedDesign>
  /** One step of a sheet of flash around a kept design. */
  makeFlash(request: FlashRequest, signal?: AbortSignal): Promise<FlashResult>
  /** What is read in a prompt, for the person who wrote it. */
  show(request: ReadRequest, signal?: AbortSignal): Promise<ShownReading>
  /** The words of a prompt as they would be written, and what to ask about them. */
  letter(request: LetterRequest, signal?: AbortSignal): Promise<LetteringPreview>
  /** Rewrites a prompt in plain words, dropping nothing. */
  improve(request: ImproveRequest, signal?: AbortSignal): Promise<string>
  /** Gets ready for the first design, which would otherwise wait for it. */
  warmUp(): Promise<void>
  /** Takes nothing new, lets what is being drawn finish and ends the workers. */
  close(): Promise<void>
}

export interface ChangeRequest {
  document: SceneDocument
  change: SceneChange
  /** The longer side of the original. */
  sizePx: number
}

export type DrawnScene = ImageSet &
  Pick<ImageResult, 'style' | 'isColoured'> & { master: KeptMaster }

/** Refused: the scene that was asked for holds what is not the design's own. */
export type ChangedDesign =
  | { kind: 'drawn'; design: DrawnScene }
  | { kind: 'refused'; reason: string }

/** The kept picture that a file is made of, and the kept scene for what must be drawn larger. */
export interface KeptPicture {
  kind: 'png' | 'transparent' | 'stencil'
  picture: Uint8Array
  scene: Uint8Array
}

export type InkFileRequest =
  | (KeptPicture & { sizePx: number })
  | { kind: 'svg'; svg: Uint8Array }
  | {
      kind: 'pdf'
      svg: Uint8Array
      /** On paper. */
      picture: Uint8Array
      scene: Uint8Array
      /** The name on a printed sheet; without it, nobody's. */
      maker?: string
      /** How wide it is on skin; without it, as was chosen for it or suits its place. */
      widthMm?: number
    }
  | {
      kind: 'skin'
      /** On nothing. */
      picture: Uint8Array
      scene: Uint8Array
      bodyType: ImageRequest['bodyType']
      skinTone: number
      sizePx: number
    }

/** One of our bodies without ink, in a tone, or where its skin lies instead. */
export interface BodyRequest {
  view: BodyView
  /** Monk tone, 1 to 10; 'sheet' asks for the map of the skin. */
  shown: number | 'sheet'
}

export interface InkFile {
  bytes: Uint8Array
  mediaType: string
}

/** A day is in the future or not. */
export type LetterRequest = ReadRequest & { today: Date }

/** Everything a worker can be asked for, and what it answers. */
export interface InkWork {
  draw: { request: ImageRequest; result: ImageResult }
  file: { request: InkFileRequest; result: InkFile }
  body: { request: BodyRequest; result: InkFile }
  compose: { request: ImageRequest; result: SceneDocument }
  change: { request: ChangeRequest; result: ChangedDesign }
  flash: { request: FlashRequest; result: FlashResult }
  read: { request: ReadRequest; result: Awaited<ReturnType<PromptReader['read']>> }
  show: { request: ReadRequest; result: ShownReading }
  letter: { request: LetterRequest; result: LetteringPreview }
  improve: { request: ImproveRequest; result: string }
}

export type InkWorkKind = keyof InkWork
export type InkOrder = {
  [Kind in InkWorkKind]: { kind: Kind; request: InkWork[Kind]['request'] }
}[InkWorkKind]

/** What a worker says while it draws: the stage it begins, or the lines that it will ink. */
export type InkNews = ImageStage | PencilSketch
