import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import type { FileStore } from '#server/providers/storage/file-store.ts'
import { createS3FileStore, type S3Options } from '#server/providers/storage/s3-file-store.ts'

/** The only key s3rver knows. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** A bucket on this machine that speaks S3. */
export async function startS3(): Promise<{ options: S3Options; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'inkwright-s3-'))
  const configureBuckets = [{ name: 'inkwright', configs: [] }]
  const address = '127.0.0.1'
  const server = new S3rver({ address, port: 0, directory, silent: true, configureBuckets })
  const { port } = await server.run()
  return {
    options: {
      bucket: 'inkwright',
      region: 'us-east-1',
      endpoint: `http://${address}:${port}`,
      ...KEYS,
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** From here on to the end of the test, files lie in a bucket. */
export async function moveToS3(deps: { files: FileStore }): Promise<void> {
  const folder = deps.files
  const s3 = await startS3()
  deps.files = createS3FileStore(s3.options)
  onTestFinished(async () => {
    deps.files = folder
    await s3.stop()
  })
}
