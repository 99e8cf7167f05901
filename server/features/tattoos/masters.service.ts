import { PICTURE_IS_MASTER } from '#server/features/tattoos/compose-tattoo.service.ts'
import * as queries from '#server/features/tattoos/masters.queries.ts'
import {
  MASTER_NAMES,
  ORIGINAL_NAME,
  readStored,
  storeMaster,
} from '#server/features/tattoos/tattoo-files.service.ts'
import {
  DownloadUnavailableError,
  TattooNotFoundError,
} from '#server/features/tattoos/tattoos.errors.ts'
import { keepMasters } from '#server/features/tattoos/tattoos.jobs.ts'
import type { TattooRow } from '#server/features/tattoos/tattoos.queries.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import type { InkFile, InkFileRequest } from '#server/providers/ink/ink-studio.ts'
import { readScene } from '#server/providers/ink/scene-file.ts'
import type { SceneDocument } from '#shared/scene.ts'
import type { DownloadKind } from '#shared/tattoos.ts'

type KeptDesignRow = Pick<TattooRow, 'id' | 'file_folder' | 'master_engine' | 'recipe'>

/** Which stored pictures a kind of file is made of. */
const PICTURES = {
  png: ORIGINAL_NAME,
  transparent: MASTER_NAMES.transparent,
  stencil: MASTER_NAMES.stencil,
  pdf: ORIGINAL_NAME,
  skin: MASTER_NAMES.transparent,
} as const satisfies Record<Exclude<DownloadKind, 'svg'>, string>

interface FileWish {
  kind: DownloadKind
  sizePx: number
  maker?: string
  /** Of a printed sheet. */
  widthMm?: number
}

/** A file to take home, made of what was kept when the design was delivered. */
export async function makeMasterFile(
  deps: Deps,
  row: KeptDesignRow,
  wish: FileWish,
  signal: AbortSignal,
): Promise<InkFile> {
  await ensureMaster(deps, row, signal)
  return deps.ink.makeFile(await toFileRequest(deps, row, wish), signal)
}

async function toFileRequest(
  deps: Deps,
  row: KeptDesignRow,
  { kind, sizePx, maker, widthMm }: FileWish,
): Promise<InkFileRequest> {
  const read = (name: string) => getStored(deps, row, name)
  if (kind === 'svg') return { kind, svg: await read(MASTER_NAMES.svg) }
  const [picture, scene] = await Promise.all([read(PICTURES[kind]), read(MASTER_NAMES.scene)])
  if (kind === 'pdf') {
    const svg = await read(MASTER_NAMES.svg)
    return {
      kind,
      svg,
      picture,
      scene,
      ...(maker === undefined ? {} : { maker }),
      ...(widthMm === undefined ? {} : { widthMm }),
    }
  }
  if (kind !== 'skin') return { kind, picture, scene, sizePx }
  const { bodyType, skinTone } = row.recipe as ImageRequest
  return { kind, picture, scene, sizePx, bodyType, skinTone }
}

/** The design's scene as it is kept. Throws where there is none: a hosted model gives a picture and nothing else. */
export async function getScene(
  deps: Deps,
  row: KeptDesignRow,
  signal: AbortSignal,
): Promise<SceneDocument> {
  await ensureMaster(deps, row, signal)
  return readScene(await getStored(deps, row, MASTER_NAMES.scene))
}

/** All parts of the master, as they are kept. */
export async function readMaster(
  deps: Deps,
  row: KeptDesignRow,
  signal: AbortSignal,
): Promise<Record<keyof typeof MASTER_NAMES, Uint8Array>> {
  await ensureMaster(deps, row, signal)
  const read = (part: keyof typeof MASTER_NAMES) => getStored(deps, row, MASTER_NAMES[part])
  const [transparent, stencil, svg, scene] = await Promise.all([
    read('transparent'),
    read('stencil'),
    read('svg'),
    read('scene'),
  ])
  return { transparent, stencil, svg, scene }
}

async function getStored(deps: Deps, row: KeptDesignRow, name: string): Promise<Uint8Array> {
  const bytes = await readStored(deps.files, row.file_folder, name)
  if (!bytes) throw new TattooNotFoundError()
  return bytes
}

/**
 * Designs from before masters were kept get theirs from today's engine, once: by the job, or by whoever needs it first.
 * Both write the same bytes.
 */
async function ensureMaster(deps: Deps, row: KeptDesignRow, signal: AbortSignal): Promise<void> {
  if (row.master_engine === PICTURE_IS_MASTER) throw new DownloadUnavailableError()
  if (row.master_engine === null) await keepMaster(deps, row, signal)
}

async function keepMaster(
  deps: Deps,
  row: queries.DesignWithoutMaster,
  signal: AbortSignal,
): Promise<void> {
  const { master } = await deps.ink.generate(row.recipe as ImageRequest, { signal })
  if (!master) throw new Error('the ink engine gave no master')
  await storeMaster(deps.files, row.file_folder, master)
  await queries.setMasterEngine(deps.db, row.id, master.engine)
}

/** Small enough that one run ends long before its time is up, also beside people who wait for their own designs. */
const BATCH = 20

/** Asks for the masters that are missing, if any are: at every start, so that a run that was killed goes on. */
export async function requestMissingMasters(deps: Deps): Promise<void> {
  const [first] = await queries.listWithoutMaster(deps.db, { after: 0, limit: 1 })
  if (first) await deps.jobs.add(deps.db, keepMasters, { after: 0 })
}

/** One batch, and the request for the next. A design that cannot be drawn any more is passed over until the next start. */
export async function keepMissingMasters(
  deps: Deps,
  after: number,
  signal: AbortSignal,
): Promise<void> {
  const rows = await queries.listWithoutMaster(deps.db, { after, limit: BATCH })
  for (const row of rows) {
    signal.throwIfAborted()
    try {
      await keepMaster(deps, row, signal)
    } catch (error) {
      signal.throwIfAborted()
      deps.log.warn({ err: error, tattooId: row.id }, 'a design got no master')
    }
  }
  const last = rows.at(-1)
  if (last) await deps.jobs.add(deps.db, keepMasters, { after: last.id })
}
