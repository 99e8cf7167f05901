import { openOrMake, type MadePicture } from '#server/features/share-images/made-once.ts'
import type { Deps } from '#server/platform/deps.ts'
import { viewPath, type BodyView } from '#shared/body-views.ts'

/** Nobody waits longer; the picture is kept all the same for whoever asks next. */
const TIMEOUT_MS = 60_000

/** One of our bodies in a tone, or where its skin lies, for anybody. Made once for everybody, and anew when the engine changes. */
export async function openBodyView(
  deps: Deps,
  view: BodyView,
  shown: number | 'sheet',
): Promise<MadePicture> {
  const name = `${deps.ink.engineVersion}/${viewPath(view)}/${shown}`
  const file = await openOrMake(deps, `bodies/${name}.webp`, {
    make: async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const { bytes, mediaType } = await deps.ink.showBody({ view, shown }, signal)
      return { bytes, contentType: mediaType }
    },
  })
  return { name, file }
}
