import { randomUUID } from 'node:crypto'
import { close, constants, createReadStream, fstat, open as openDescriptor } from 'node:fs'
import { mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { systemClock } from '#server/platform/clock.ts'
import { errorCode } from '#server/providers/error-code.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import {
  assertFileKey,
  assertFilePrefix,
  assertFilePut,
  contentTypeOf,
  type FileStore,
} from '#server/providers/storage/file-store.ts'

/** Inside the root, because a rename is atomic only within one file system. Never a legal key. */
const TEMPORARY_FOLDER = '.tmp'
/** No upload lasts this long, so whatever is older was left by a crash. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000
/** A full disk or too many open files may pass; a missing permission will not by itself. */
const PASSING_CODES = new Set(['EAGAIN', 'EBUSY', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOSPC'])

// By descriptor: Node ends the process over a FileHandle that is forgotten open, and a reader that vanishes may forget one.
const descriptorOf = promisify(openDescriptor)
const statsOf = promisify(fstat)
const closeDescriptor = promisify(close)

/** Keeps every file under one folder, as itself, so that an operator can look at it and copy it. */
export function createFolderFileStore({ rootDir }: { rootDir: string }): FileStore {
  let preparing: Promise<string> | undefined
  /** Prepared once; a failure is not remembered, so a disk that comes back is used again. */
  function getRoot(): Promise<string> {
    preparing ??= translateErrors(() => prepareRoot(rootDir)).catch((error: unknown) => {
      preparing = undefined
      throw error
    })
    return preparing
  }

  return {
    id: 'folder',

    async put(key, body, { contentType }) {
      assertFilePut(key, contentType)
      const root = await getRoot()
      const temporaryPath = join(root, TEMPORARY_FOLDER, randomUUID())
      try {
        await writeDurably(temporaryPath, body)
        await translateErrors(async () => {
          const path = join(root, key)
          await makeFolder({ root, folder: dirname(path) })
          await rename(temporaryPath, path)
          await syncFolder(dirname(path))
        })
      } finally {
        await translateErrors(() => rm(temporaryPath, { force: true }))
      }
    },

    async open(key) {
      assertFileKey(key)
      const path = join(await getRoot(), key)
      return await translateErrors(async () => {
        if (!(await isOurs(path))) return undefined
        const fd = await descriptorOf(path, constants.O_RDONLY | constants.O_NOFOLLOW)
        const stats = await statsOf(fd)
        if (!stats.isFile()) {
          await closeDescriptor(fd)
          return undefined
        }
        const body = createReadStream(path, { fd })
        return { body, sizeBytes: stats.size, contentType: contentTypeOf(key) }
      })
    },

    async remove(key) {
      assertFileKey(key)
      const path = join(await getRoot(), key)
      await translateErrors(async () => {
        if ((await isOurs(path)) && (await isFile(path))) await rm(path, { force: true })
      })
    },

    async *list(prefix) {
      assertFilePrefix(prefix)
      const root = await getRoot()
      const folder = resolve(root, prefix)
      if (await translateErrors(() => isOurs(folder))) yield* walk(root, prefix)
    },

    async checkReady() {
      const path = join(await getRoot(), TEMPORARY_FOLDER, randomUUID())
      await writeDurably(path, new Uint8Array(1))
      await translateErrors(() => rm(path))
    },
  }
}

async function prepareRoot(rootDir: string): Promise<string> {
  const temporaryFolder = join(rootDir, TEMPORARY_FOLDER)
  await mkdir(temporaryFolder, { recursive: true })
  for (const name of await readdir(temporaryFolder)) {
    const path = join(temporaryFolder, name)
    // The operating system dates files, so only its own clock can tell their age.
    const ageMs = systemClock.now().getTime() - (await stat(path)).mtimeMs
    if (ageMs > ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
  return await realpath(rootDir)
}

async function writeDurably(path: string, body: Uint8Array | Readable): Promise<void> {
  // Designs may be private, so only the server's own user reads them.
  const file = await translateErrors(() => open(path, 'wx', 0o600))
  try {
    const chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> =
      body instanceof Uint8Array ? [body] : body
    // Only the writing is translated: an error of the body is the caller's own and stays itself.
    for await (const chunk of chunks) await translateErrors(() => file.appendFile(chunk))
    await translateErrors(() => file.sync())
  } finally {
    await file.close()
  }
}

/** Goes up to the nearest folder that exists, so that nothing is created through a link. */
async function makeFolder({ root, folder }: { root: string; folder: string }): Promise<void> {
  let nearest = folder
  while (nearest !== root && !(await isOurs(nearest))) nearest = dirname(nearest)
  await mkdir(folder, { recursive: true })
}

/** False when nothing is there. Throws when a symbolic link leads elsewhere. */
async function isOurs(path: string): Promise<boolean> {
  try {
    if ((await realpath(path)) === path) return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
  throw new ProviderError(`${path} is or lies behind a symbolic link`, {
    provider: 'folder',
    isRetryable: false,
  })
}

async function* walk(root: string, prefix: string): AsyncIterable<string> {
  for (const entry of await translateErrors(() => readFolder(join(root, prefix)))) {
    // Also skips the temporary folder and what file managers leave behind (.DS_Store).
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) yield* walk(root, `${prefix}${entry.name}/`)
    else if (entry.isFile()) yield prefix + entry.name
  }
}

async function readFolder(path: string) {
  try {
    return await readdir(path, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** A rename is on the disk only when its folder is. Windows cannot open a folder to sync it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ProviderError) throw error
    const isRetryable = PASSING_CODES.has(errorCode(error) ?? '')
    throw new ProviderError(`The file folder failed: ${error.message}`, {
      provider: 'folder',
      isRetryable,
      cause: error,
    })
  }
}

/** False also where somebody else has just removed it. */
async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const code = errorCode(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}
