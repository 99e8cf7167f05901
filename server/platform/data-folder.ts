import { mkdir, statfs, writeFile, rm, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/platform/errors.ts'
import { makePrivate } from '#server/platform/private-files.ts'

/** A fresh embedded database takes about 40 MB; below this, the first write of a person would fail. */
const MIN_FREE_BYTES = 100 * 1024 * 1024

export interface DataFolderLock {
  release(): Promise<void>
}

/**
 * Creates the folder, for its owner alone, and refuses one on a disk with no room left. What an older version left open to
 * others is closed to them.
 */
export async function prepareDataFolder(dir: string, minFreeBytes = MIN_FREE_BYTES): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  makePrivate(dir)
  const { bavail, bsize } = await statfs(dir)
  if (bavail * bsize < minFreeBytes) {
    const freeMb = Math.floor((bavail * bsize) / 1024 / 1024)
    const neededMb = Math.ceil(minFreeBytes / 1024 / 1024)
    throw new StartError(`the disk is full: ${dir} has ${freeMb} MB left and needs ${neededMb} MB`)
  }
}

/**
 * Two processes on one embedded database corrupt it without a word. The lock is SQLite's own lock on a
 * file: the operating system drops it when the process dies, however it dies, so no stale lock can keep the next
 * start out, as a file with a process number in it can.
 */
export async function lockDataFolder(dir: string): Promise<DataFolderLock> {
  const holderFile = path.join(dir, 'lock.pid')
  const database = new DatabaseSync(path.join(dir, 'lock.sqlite'))
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    const holder = await readFile(holderFile, 'utf8').catch(() => 'unknown')
    throw new StartError(`${dir} is already in use by another Inkwright (process ${holder})`, {
      cause: error,
    })
  }
  await writeFile(holderFile, String(process.pid))
  return {
    async release() {
      await rm(holderFile, { force: true })
      database.close()
    },
  }
}
