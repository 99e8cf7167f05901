import { gunzip as gunzipWithCallback, gzip as gzipWithCallback } from 'node:zlib'
import { promisify } from 'node:util'
import { SceneDocument } from '#shared/scene.ts'

const gzip = promisify(gzipWithCallback)
const gunzip = promisify(gunzipWithCallback)
/** A packed file of ours is never larger; what is, is not ours. */
const UNPACKED_MOST_BYTES = 64 * 1024 * 1024

/** Written once, read for years: as small as it gets. */
export const pack = (text: string): Promise<Uint8Array> => gzip(text, { level: 9 })

export const unpack = (packed: Uint8Array): Promise<Buffer> =>
  gunzip(packed, { maxOutputLength: UNPACKED_MOST_BYTES })

export const readScene = async (packed: Uint8Array): Promise<SceneDocument> =>
  SceneDocument.parse(JSON.parse((await unpack(packed)).toString()))
