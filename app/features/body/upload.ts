import {
  ApiError,
  endIfRevoked,
  errorOf,
  noConnection,
  readXsrfToken,
  refreshXsrfToken,
  XSRF_MISMATCH,
  type AnswerSchema,
} from '#app/platform/http/api-client.ts'
import { getToken } from '#app/platform/session/session-store.ts'
import { XSRF_HEADER } from '#shared/headers.ts'

type UploadOptions<Answer> = {
  files: readonly File[]
  schema: AnswerSchema<Answer>
  /** The first byte is on its way. */
  onStarted?: () => void
  /** How much has gone out, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends files as a form. By the older kind of request, the only one that tells how far it has come. Throws ApiError. */
export async function upload<Answer>(path: string, options: UploadOptions<Answer>) {
  if (readXsrfToken() === undefined) await refreshXsrfToken()
  try {
    return await uploadOnce(path, options)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== XSRF_MISMATCH) throw error
    await refreshXsrfToken()
    return uploadOnce(path, options)
  }
}

function uploadOnce<Answer>(path: string, options: UploadOptions<Answer>): Promise<Answer> {
  const { files, schema, onStarted, onProgress, signal } = options
  const token = getToken()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api${path}`)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader(XSRF_HEADER, readXsrfToken() ?? '')
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.addEventListener('loadstart', () => onStarted?.())
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.addEventListener('error', () => reject(noConnection(undefined)))
    request.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
    request.addEventListener('load', () => {
      const answer = parseJson(request.responseText)
      if (request.status >= 200 && request.status < 300) {
        const parsed = schema.safeParse(answer)
        if (parsed.success) resolve(parsed.data)
        else reject(unexpected(request.status, parsed.error))
        return
      }
      const error = errorOf(request.status, answer)
      endIfRevoked(error, token)
      reject(error)
    })
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(formOf(files))
  })
}

function formOf(files: readonly File[]) {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return form
}

const unexpected = (status: number, cause: unknown) =>
  new ApiError('Unexpected response from server', { code: 'unexpected_response', status, cause })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
