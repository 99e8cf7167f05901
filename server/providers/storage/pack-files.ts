import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile, type Options } from 'yazl'
import type { FileStore } from '#server/providers/storage/file-store.ts'

/** What goes into the zip: a file of the store, or bytes at hand. */
export type PackedFile = { name: string } & ({ key: string } | { bytes: Buffer })

/**
 * Files as one zip, opened one after the other while it is read. A file that cannot be read fails all of it: half a zip must not
 * look like a whole one. Whoever asks for it reads it to the end or destroys it.
 */
export function packFiles(
  store: FileStore,
  packed: Iterable<PackedFile> | AsyncIterable<PackedFile>,
  options: Partial<Options> = {},
): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // Its reader hears of it when it reads; without this an error before that would end the process.
  output.on('error', () => {})
  zip.on('error', (error: Error) => output.destroy(error))
  async function fill(): Promise<void> {
    for await (const file of packed) {
      if (output.destroyed) return
      if ('bytes' in file) zip.addBuffer(file.bytes, file.name, options)
      else await addFile(file)
    }
    zip.end()
  }
  async function addFile({ name, key }: { name: string; key: string }): Promise<void> {
    const file = await store.open(key)
    if (!file) throw new Error(`${key} vanished`)
    const { body } = file
    const letGo = () => body.destroy()
    output.once('close', letGo)
    // Also hears the body's errors, for which the zip has no ear.
    const isRead = finished(body)
    if (output.destroyed) letGo()
    else zip.addReadStream(body, name, options)
    await isRead
    output.off('close', letGo)
  }
  fill().catch((error: unknown) => output.destroy(error as Error))
  return output
}
