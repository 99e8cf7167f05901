import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { refusalOfKind } from '#server/providers/photo-intake/clean-photo.ts'
import {
  isPhoto,
  KIND_BYTES,
  kindOf,
  type FileKind,
} from '#server/providers/photo-intake/file-kind.ts'
import {
  quoteName,
  UploadRefusedError,
} from '#server/providers/photo-intake/upload-refused-error.ts'
import { PHOTO_ARCHIVE_MAX_BYTES, PHOTO_MAX_BYTES, PHOTOS_MAX } from '#shared/body.ts'

export interface IncomingUpload {
  contentType: string
  contentLength: number | undefined
  body: ReadableStream<Uint8Array> | null
  signal: AbortSignal
}

export interface ReceiveOptions {
  /** A folder of this upload alone. Its files go when it goes. */
  folder: string
  maxFiles: number
  mayBeArchive: boolean
  timeoutMs: number
}

export interface ReceivedFile {
  path: string
  name: string
  isArchive: boolean
}

/** Boundaries, headers and a few fields around the files. */
const ENVELOPE_BYTES = 1024 * 1024
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Writes the files of a form to disk as they come in. Rejects, and stops reading, at the first that will not be taken. */
export async function receiveFiles(
  upload: IncomingUpload,
  options: ReceiveOptions,
): Promise<ReceivedFile[]> {
  const mostBytes =
    (options.mayBeArchive
      ? Math.max(PHOTO_ARCHIVE_MAX_BYTES, options.maxFiles * PHOTO_MAX_BYTES)
      : options.maxFiles * PHOTO_MAX_BYTES) + ENVELOPE_BYTES
  if ((upload.contentLength ?? 0) > mostBytes) throw tooMuch(mostBytes)
  const stopping = new AbortController()
  let refusal: UploadRefusedError | undefined
  const stop = (error: unknown) => {
    if (error instanceof UploadRefusedError) refusal ??= error
    stopping.abort()
  }
  const writing: Promise<ReceivedFile>[] = []
  const parser = createParser(upload.contentType, options)
  parser.on('file', (_field, stream, { filename }) => {
    const path = join(options.folder, String(writing.length))
    const file = keepFile(stream, { path, name: filename ?? '', ...options })
    file.catch(stop)
    writing.push(file)
  })
  for (const event of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const)
    parser.on(event, () => stop(tooMany(options.maxFiles)))
  const deadline = AbortSignal.timeout(options.timeoutMs)
  const signal = AbortSignal.any([stopping.signal, upload.signal, deadline])
  try {
    const body = upload.body ? Readable.fromWeb(upload.body as never) : Readable.from([])
    await pipeline(body, countBytes(mostBytes, stop), parser, { signal })
  } catch (cause) {
    stopping.abort()
    parser.destroy()
    // Nothing may still be written when the folder goes.
    await Promise.allSettled(writing)
    throw refusal ?? interrupted(deadline.aborted, cause)
  }
  await Promise.allSettled(writing)
  const files = await Promise.all(writing)
  if (files.length === 0)
    throw new UploadRefusedError('upload_empty', 'There was no file in the upload.')
  if (files.length > 1 && files.some(({ isArchive }) => isArchive))
    throw new UploadRefusedError('too_many_photos', 'Please send one zip, or photos, not both.')
  return files
}

function createParser(contentType: string, { maxFiles }: ReceiveOptions): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: {
        files: maxFiles,
        fields: 10,
        fieldSize: 1024,
        parts: maxFiles + 11,
        headerPairs: 20,
      },
    })
  } catch (cause) {
    throw new UploadRefusedError(
      'upload_malformed',
      'Photos are sent as a form with files (multipart/form-data).',
      { cause },
    )
  }
}

const tooMany = (maxFiles: number) =>
  new UploadRefusedError(
    'too_many_photos',
    maxFiles === 1
      ? 'Please send one photo at a time here.'
      : `Please send at most ${PHOTOS_MAX} photos at a time.`,
  )

const tooMuch = (mostBytes: number) =>
  new UploadRefusedError(
    'upload_too_large',
    `The upload is too large: all of it may be ${megabytes(mostBytes - ENVELOPE_BYTES)} at most.`,
  )

const interrupted = (isOverdue: boolean, cause: unknown) =>
  isOverdue
    ? new UploadRefusedError(
        'upload_too_slow',
        'The upload took too long and was given up. Nothing was kept. Please send fewer photos at a time.',
        { cause },
      )
    : new UploadRefusedError(
        'upload_interrupted',
        'The upload broke off before its end. Nothing was kept. Please try again.',
        { cause },
      )

/** Whatever the headers said. */
function countBytes(mostBytes: number, stop: (error: unknown) => void): Transform {
  let seenBytes = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      seenBytes += chunk.byteLength
      if (seenBytes <= mostBytes) return done(null, chunk)
      const error = tooMuch(mostBytes)
      stop(error)
      done(error)
    },
  })
}

interface Keeping {
  path: string
  name: string
  mayBeArchive: boolean
}

async function keepFile(
  stream: Readable,
  { path, name, mayBeArchive }: Keeping,
): Promise<ReceivedFile> {
  let kind: FileKind | undefined
  let head = Buffer.alloc(0)
  let sizeBytes = 0
  const judge = () => {
    kind = kindOf(head)
    const isTaken = isPhoto(kind) || (kind === 'zip' && mayBeArchive)
    if (!isTaken) throw refusalOfKind(kind, name)
  }
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sizeBytes += chunk.length
        if (!kind) {
          head = Buffer.concat([head, chunk])
          if (head.length >= KIND_BYTES) judge()
        }
        const mostBytes = kind === 'zip' ? PHOTO_ARCHIVE_MAX_BYTES : PHOTO_MAX_BYTES
        if (sizeBytes > mostBytes)
          throw new UploadRefusedError(
            'file_too_large',
            `${quoteName(name)} is larger than ${megabytes(mostBytes)}.`,
          )
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  if (sizeBytes === 0)
    throw new UploadRefusedError(
      'file_empty',
      `${quoteName(name)} is empty. Please choose it again.`,
    )
  if (!kind) judge()
  return { path, name, isArchive: kind === 'zip' }
}
