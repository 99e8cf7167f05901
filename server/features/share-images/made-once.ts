import { WorkQueue } from '#server/features/share-images/work-queue.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { StoredFile } from '#server/providers/storage/file-store.ts'

/** A picture that is made when somebody first asks for it, and kept. */
export interface MadePicture {
  /** The same for the same picture. */
  name: string
  file: StoredFile
}

interface Making {
  make: () => Promise<{ bytes: Uint8Array; contentType: string }>
  /** Throws where nobody may see it any more: what was deleted while it was made must not leave a picture behind. */
  checkWanted?: () => Promise<void>
}

/** Of all that anybody may ask for, so that people who wait for designs of their own keep most of the machine. */
const makers = new WorkQueue<void>({ running: 2, waiting: 40 })

export async function openOrMake(deps: Deps, key: string, making: Making): Promise<StoredFile> {
  const known = await deps.files.open(key)
  if (known) return known
  await makers.run(key, async () => {
    const { bytes, contentType } = await making.make()
    await deps.files.put(key, bytes, { contentType })
    await making.checkWanted?.().catch(async (error: unknown) => {
      await deps.files.remove(key)
      throw error
    })
  })
  const made = await deps.files.open(key)
  if (!made) throw new Error(`${key} vanished`)
  return made
}
