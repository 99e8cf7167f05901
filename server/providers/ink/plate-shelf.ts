import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { PlateShelf, Shelf } from '#engine/forms/shelf.ts'
import type { BodyShelf } from '#engine/present/body/shelf.ts'

const ROOT = path.join(import.meta.dirname, '../../..')

/** Beside what other tools keep. All of it can be made again, so it is no part of anybody's data. */
const CACHE = path.join(ROOT, 'node_modules/.cache/inkwright')
const FOLDER = path.join(CACHE, 'plates')
const BODIES = path.join(CACHE, 'bodies')

/**
 * Solved views of forms on disk, a megabyte or two each, for every process that runs this very code. Where the folder cannot be
 * written, plates are solved as if there were no shelf.
 */
export const openPlateShelf = (folder = FOLDER): PlateShelf =>
  openShelf(folder, ['engine/forms/plate.ts', 'engine/forms/registry.ts'])

/** Photographed bodies, in the same way: six megabytes or so each. */
export const openBodyShelf = (folder = BODIES): BodyShelf =>
  openShelf(folder, ['engine/present/body/plate.ts'])

/** In one piece: in those that are usual, of 16 kilobytes, putting them together takes a quarter of the time. */
const UNPACKING = { chunkSize: 16 * 2 ** 20 }

/** `roots` are the files that make what lies there, with all that they import. */
function openShelf<Solved>(folder: string, roots: readonly string[]): Shelf<Solved> {
  let own: string | undefined
  const fileOf = (view: string) => {
    own ??= path.join(folder, fingerprint(roots))
    return path.join(own, `${view.replace('/', '-')}.plate`)
  }
  return {
    find: (view) => {
      try {
        return deserialize(zstdDecompressSync(readFileSync(fileOf(view)), UNPACKING)) as Solved
      } catch {
        // Not there yet, or cut off by a full disk: it is solved and put there again.
        return undefined
      }
    },
    put: (view, plate) => {
      const file = fileOf(view)
      const draft = `${file}.${randomUUID()}`
      try {
        if (mkdirSync(path.dirname(file), { recursive: true }))
          clearOthers(folder, path.dirname(file))
        // Several workers may solve the same view at once: each writes its own file, and the last name wins.
        writeFileSync(draft, zstdCompressSync(serialize(plate)))
        renameSync(draft, file)
      } catch {
        if (existsSync(draft)) rmSync(draft)
      }
    },
  }
}

/** Plates of earlier code are never asked for again. */
function clearOthers(folder: string, own: string): void {
  for (const name of readdirSync(folder))
    if (name !== path.basename(own))
      rmSync(path.join(folder, name), { recursive: true, force: true })
}

/** Changes with every file that can change a plate, and with the machine's arithmetic. */
function fingerprint(roots: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`)
  for (const file of filesBehind(roots))
    hash.update(file).update(readFileSync(path.join(ROOT, file)))
  for (const file of readdirSync(path.join(ROOT, HUMAN_DATA)).toSorted())
    hash.update(file).update(readFileSync(path.join(ROOT, HUMAN_DATA, file)))
  return hash.digest('hex').slice(0, 16)
}

const HUMAN_DATA = 'engine/forms/human/data'
const IMPORT = /from '#([^']+)'/g

/** These files and all they import, however far. */
function filesBehind(roots: readonly string[]): string[] {
  const found = new Set(roots)
  for (const file of found)
    for (const [, imported] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT))
      found.add(imported!)
  return [...found].toSorted()
}
