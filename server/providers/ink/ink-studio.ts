import type {
  ImageProvider,
  ImageRequest,
  ImageResult,
  ImageStage,
  PromptReader,
} from '#server/providers/image/image-provider.ts'
import type { ImproveRequest } from '#server/providers/text/text-provider.ts'
import type { DownloadKind } from '#shared/tattoos.ts'

/** The embedded designer as the rest of the server sees it: free text in, finished pictures out. */
export interface InkStudio extends ImageProvider, PromptReader {
  readonly id: 'ink'
  /** The same design again, as a file to take home. */
  makeFile(request: InkFileRequest, signal?: AbortSignal): Promise<InkFile>
  /** Rewrites a prompt in plain words, dropping nothing. */
  improve(request: ImproveRequest, signal?: AbortSignal): Promise<string>
  /** Gets ready for the first design, which would otherwise wait for it. */
  warmUp(): Promise<void>
  /** Takes nothing new, lets what is being drawn finish and ends the workers. */
  close(): Promise<void>
}

export interface InkFileRequest extends ImageRequest {
  kind: DownloadKind
  /** The name on a printed sheet; without it, nobody's. */
  maker?: string
}

export interface InkFile {
  bytes: Uint8Array
  mediaType: string
}

/** Everything a worker can be asked for, and what it answers. */
export interface InkWork {
  draw: { request: ImageRequest; result: ImageResult }
  file: { request: InkFileRequest; result: InkFile }
  read: { request: { prompt: string }; result: Awaited<ReturnType<PromptReader['read']>> }
  improve: { request: ImproveRequest; result: string }
}

export type InkWorkKind = keyof InkWork
export type InkOrder = {
  [Kind in InkWorkKind]: { kind: Kind; request: InkWork[Kind]['request'] }
}[InkWorkKind]

export type { ImageStage as InkStage }
