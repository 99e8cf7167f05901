import sharp from 'sharp'
import { openOrMake, type MadePicture } from '#server/features/share-images/made-once.ts'
import { makeMasterFile } from '#server/features/tattoos/masters.service.ts'
import { getVisibleTattoo } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { keepLines } from '#shared/design-layers.ts'
import type { MadeView } from '#shared/tattoos.ts'

/** Large enough to see how it is drawn, and less than any file that is taken home. */
const VIEW_PX = 720
const QUALITY = 78
/** Part of every name: views that are made in another way are other pictures. */
const MAKING = 1
/** Nobody waits longer; the picture is kept all the same for whoever asks next. */
const TIMEOUT_MS = 60_000

/** A public design in lines, as a stencil or on skin, for anybody. Private, hidden and missing ones look alike. */
export async function openDesignView(
  deps: Deps,
  { tattooId, view }: { tattooId: number; view: MadeView },
): Promise<MadePicture> {
  const row = await getVisibleTattoo(deps, undefined, tattooId)
  const name = `view-${view}-${MAKING}`
  // Beside the design's other pictures, so that it goes when they go; every version has a folder of its own.
  const file = await openOrMake(deps, `${row.file_folder}/${name}.webp`, {
    make: async () => ({ bytes: await makeView(deps, row, view), contentType: 'image/webp' }),
    checkWanted: async () => {
      await getVisibleTattoo(deps, undefined, tattooId)
    },
  })
  return { name: `${row.version}-${name}`, file }
}

type Design = Awaited<ReturnType<typeof getVisibleTattoo>>

async function makeView(deps: Deps, row: Design, view: MadeView): Promise<Uint8Array> {
  const kind = view === 'line' ? 'svg' : view
  const wish = { kind, sizePx: VIEW_PX } as const
  const { bytes } = await makeMasterFile(deps, row, wish, AbortSignal.timeout(TIMEOUT_MS))
  const picture = view === 'line' ? Buffer.from(keepLines(Buffer.from(bytes).toString())) : bytes
  return sharp(picture, { unlimited: true })
    .resize({ width: VIEW_PX, height: VIEW_PX, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer()
}
