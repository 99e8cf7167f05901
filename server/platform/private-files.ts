import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

const OTHERS = 0o077
const OWNER = 0o700
/** About a quarter of a second. Folders come before what is in them, so whatever is left over lies in one that is closed. */
const MAX_ENTRIES = 50_000

/**
 * From here on, files and folders that this process makes are for its owner alone. The embedded database opens its files by itself,
 * with whatever the system lets it, so there is no better place to say it.
 */
export function writePrivately(): void {
  process.umask(OTHERS)
}

/**
 * Takes a folder and what is below it away from everybody but the owner. A folder is closed before it is read, so nobody can
 * swap what is in it meanwhile; links are left alone. What belongs to somebody else cannot be changed and stays as it is.
 */
export function makePrivate(dir: string): void {
  const folders = [dir]
  let seen = 0
  for (const folder of folders) {
    close(folder)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      seen += 1
      if (seen > MAX_ENTRIES) return
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) folders.push(file)
      else if (entry.isFile()) close(file)
    }
  }
}

function close(file: string): void {
  const { mode } = lstatSync(file)
  if ((mode & OTHERS) === 0) return
  try {
    chmodSync(file, mode & OWNER)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
