import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { z } from 'zod'
import { ProviderError } from '#server/providers/provider-error.ts'
import {
  assertFileKey,
  assertFilePrefix,
  assertFilePut,
  type FileStore,
} from '#server/providers/storage/file-store.ts'

const CONNECTION_TIMEOUT_MS = 5_000
/** Silence on the socket, not the whole transfer: a large file may take longer. */
const SOCKET_TIMEOUT_MS = 60_000
const MAX_ATTEMPTS = 3
/** The smallest part S3 allows. Two at a time bound one upload's memory to 10 MB. */
const PART_SIZE_BYTES = 5 * 1024 * 1024
const PARTS_AT_ONCE = 2

const SdkError = z.object({ $metadata: z.object({ httpStatusCode: z.number().optional() }) })

export interface S3Options {
  bucket: string
  region: string
  /** Undefined is Amazon itself. */
  endpoint: string | undefined
  /** Undefined leaves it to the SDK, which knows roles, profiles and instance metadata. */
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
  /** Servers other than Amazon seldom answer on `bucket.host`, so an endpoint implies it. */
  forcePathStyle?: boolean
  /** Goes before every key, for buckets shared with others. Empty or ends with a slash. */
  prefix?: string
}

/**
 * Keeps files in a bucket of Amazon or of anything that speaks its protocol. Objects get no ACL,
 * so they are exactly as private as the bucket.
 */
export function createS3FileStore(options: S3Options): FileStore {
  const { bucket: Bucket, prefix: keyPrefix = '' } = options
  assertFilePrefix(keyPrefix)
  let loading: ReturnType<typeof connect> | undefined
  const load = () => (loading ??= connect(options))

  return {
    id: 's3',

    async put(key, body, { contentType }) {
      assertFilePut(key, contentType)
      const { sdk, client, Upload } = await load()
      const target = { Bucket, Key: keyPrefix + key, ContentType: contentType }
      if (body instanceof Uint8Array) {
        const command = new sdk.PutObjectCommand({ ...target, Body: body })
        await translateErrors(() => client.send(command))
        return
      }
      let bodyError: unknown
      async function* chunks(stream: Readable) {
        try {
          yield* stream
        } catch (error) {
          bodyError = error
          throw error
        }
      }
      const source = Readable.from(chunks(body))
      const upload = new Upload({
        client,
        params: { ...target, Body: source },
        partSize: PART_SIZE_BYTES,
        queueSize: PARTS_AT_ONCE,
      })
      try {
        await upload.done()
      } catch (error) {
        // An error of the body is the caller's own and stays itself.
        throw bodyError ?? toProviderError(error)
      } finally {
        source.destroy()
      }
    },

    async open(key) {
      assertFileKey(key)
      const { sdk, client } = await load()
      const command = new sdk.GetObjectCommand({ Bucket, Key: keyPrefix + key })
      return await translateErrors(async () => {
        try {
          const { Body, ContentLength, ContentType } = await client.send(command)
          assert(Body instanceof Readable && ContentLength !== undefined && ContentType)
          return { body: Body, sizeBytes: ContentLength, contentType: ContentType }
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined
          throw error
        }
      })
    },

    async remove(key) {
      assertFileKey(key)
      const { sdk, client } = await load()
      const command = new sdk.DeleteObjectCommand({ Bucket, Key: keyPrefix + key })
      await translateErrors(() => client.send(command))
    },

    async *list(prefix) {
      assertFilePrefix(prefix)
      const { sdk, client } = await load()
      const input = { Bucket, Prefix: keyPrefix + prefix }
      const pages = sdk.paginateListObjectsV2({ client }, input)[Symbol.asyncIterator]()
      for (;;) {
        const page = await translateErrors(() => pages.next())
        if (page.done) return
        for (const { Key } of page.value.Contents ?? []) {
          if (Key !== undefined) yield Key.slice(keyPrefix.length)
        }
      }
    },

    /** Asks for the bucket only: a probe object every few seconds would be charged as a write. */
    async checkReady() {
      const { sdk, client } = await load()
      await translateErrors(() => client.send(new sdk.HeadBucketCommand({ Bucket })))
    },
  }
}

/** Loaded at the first use: a start without a bucket must not pay for the SDK. */
async function connect(options: S3Options) {
  const [sdk, { Upload }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ])
  const { endpoint, accessKeyId, secretAccessKey } = options
  const client: S3Client = new sdk.S3Client({
    region: options.region,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    forcePathStyle: options.forcePathStyle ?? endpoint !== undefined,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    },
    // The SDK's default CRC trailers are unknown to many servers that speak the S3 protocol, which
    // then store the trailer as content or answer 501.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client, Upload }
}

async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toProviderError(error)
  }
}

function toProviderError(error: unknown): ProviderError {
  const status = httpStatusOf(error)
  return new ProviderError(`The bucket failed: ${String(error)}`, {
    provider: 's3',
    // No status means that no answer came; the rest of 4xx is about settings or permissions.
    isRetryable: status === undefined || status >= 500 || status === 408 || status === 429,
    cause: error,
  })
}

function httpStatusOf(error: unknown): number | undefined {
  const parsed = SdkError.safeParse(error)
  return parsed.data?.$metadata.httpStatusCode
}
