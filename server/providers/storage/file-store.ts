import assert from 'node:assert/strict'
import { extname } from 'node:path'
import type { Readable } from 'node:stream'

/** S3 allows 1,024 bytes; staying far below leaves room for the operator's prefix and folder. */
export const FILE_KEY_MAX_LENGTH = 300

/**
 * Where designs, photos and exports are kept. A key is never also the folder of another key
 * (`a` beside `a/b`): a bucket could hold both, a folder cannot.
 */
export interface FileStore {
  readonly id: 'folder' | 's3'
  /**
   * Replaces atomically: readers see the old file or the whole new one. A body that fails or is
   * aborted changes nothing, and its own error is thrown. The content type must be the one that
   * `contentTypeOf` names for the key.
   */
  put(key: string, body: Uint8Array | Readable, options: PutOptions): Promise<void>
  /** Undefined when absent. Whoever opens a file reads its body to the end or destroys it. */
  open(key: string): Promise<StoredFile | undefined>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /**
   * Keys inside one folder and the folders below it, in no particular order. The prefix is empty
   * or ends with a slash, so that removing all of `users/1/` cannot touch `users/12/`.
   */
  list(prefix: string): AsyncIterable<string>
  /** Throws when files cannot be kept: used by the readiness check. */
  checkReady(): Promise<void>
}

export interface PutOptions {
  contentType: string
}

export interface StoredFile {
  body: Readable
  sizeBytes: number
  contentType: string
}

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tar': 'application/x-tar',
  '.txt': 'text/plain',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
}

/**
 * A folder has nowhere to keep a content type. A second file beside each one could not be
 * replaced in the same step as the first, so the extension says it, and every store holds
 * callers to that: what works on a laptop then works the same in a bucket.
 */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[extname(key)] ?? 'application/octet-stream'
}

const SEGMENT = /^[a-z0-9_-][a-z0-9_.-]*$/

/** Keys are made by our own code, so a bad one is a bug. No segment begins with a dot. */
export function assertFileKey(key: string): void {
  assert(key.length <= FILE_KEY_MAX_LENGTH, `File key has ${key.length} characters`)
  for (const segment of key.split('/')) {
    assert(SEGMENT.test(segment), `Bad file key ${JSON.stringify(key)}`)
  }
}

export function assertFilePut(key: string, contentType: string): void {
  assertFileKey(key)
  const expected = contentTypeOf(key)
  assert(contentType === expected, `${key} must be stored as ${expected}, not ${contentType}`)
}

export function assertFilePrefix(prefix: string): void {
  if (prefix === '') return
  assert(prefix.endsWith('/'), `File prefix ${JSON.stringify(prefix)} must end with a slash`)
  assertFileKey(prefix.slice(0, -1))
}
