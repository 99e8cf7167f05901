import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { StartError } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import { errorCode } from '#server/providers/error-code.ts'
import { createState, type SandboxState } from '#server/providers/payments/sandbox/sandbox-state.ts'

const VERSION = 1
const Thing = z.looseObject({ id: z.string() })
const StateFile = z.object({
  version: z.literal(VERSION),
  collections: z.record(z.string(), z.array(Thing)),
})

/** What is here was written by this sandbox; only its outline is checked. Makes the folder when there is none. */
export async function loadState(file: string): Promise<SandboxState> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const state = createState()
  const content = await findContent(file)
  if (content === undefined) return state
  const parsed = StateFile.safeParse(parseJson(content))
  if (!parsed.success) {
    throw new StartError(
      `${file} is not a state of the payments sandbox. Remove the file to start with an empty one.`,
    )
  }
  for (const [name, collection] of Object.entries<Map<string, unknown>>({ ...state })) {
    for (const thing of parsed.data.collections[name] ?? []) collection.set(thing.id, thing)
  }
  return state
}

export interface StateWriter {
  /** Resolves when everything that was true at the call is on the disk. */
  save: () => Promise<void>
  /** For what may be lost with a crash: it goes with the next save, or after a while. */
  saveSoon: () => void
}

const SOON_MS = 500

/** Writes one file at a time. Calls that come while one is written share the next. */
export function createStateWriter({
  file,
  state,
  log,
}: {
  file: string
  state: SandboxState
  log: Log
}): StateWriter {
  let running = Promise.resolve()
  let next: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  function save(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    next ??= running.then(async () => {
      next = undefined
      running = writeState(file, state)
      await running
    })
    return next
  }
  return {
    save,
    saveSoon() {
      timer ??= setTimeout(() => {
        save().catch((error: unknown) => log.error({ err: error }, 'payments were not saved'))
      }, SOON_MS).unref()
    },
  }
}

/** A rename replaces the file whole, so a crash of the product leaves either the old state or the new. */
async function writeState(file: string, state: SandboxState): Promise<void> {
  const collections = Object.fromEntries(
    Object.entries<Map<string, unknown>>({ ...state }).map(([name, things]) => [
      name,
      [...things.values()],
    ]),
  )
  const temporaryFile = `${file}.${randomUUID()}.tmp`
  try {
    const content = JSON.stringify({ version: VERSION, collections })
    await writeFile(temporaryFile, content, { flag: 'wx', mode: 0o600 })
    await rename(temporaryFile, file)
  } catch (error) {
    await rm(temporaryFile, { force: true })
    throw error
  }
}

async function findContent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
