import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'
import { StartError } from '#server/platform/errors.ts'
import { errorCode } from '#server/providers/error-code.ts'

const part = z.string().min(1)
const PrivateKey = z.object({
  kty: z.literal('RSA'),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  kid: part,
  n: part,
  e: part,
  d: part,
  p: part,
  q: part,
  dp: part,
  dq: part,
  qi: part,
})
/** A JSON Web Key with its private parts. */
export type SandboxKey = z.infer<typeof PrivateKey>

/** Kept, so that a restart in the middle of a sign-in does not break it. */
export async function loadSandboxKey(keyFile: string): Promise<SandboxKey> {
  return (await findKey(keyFile)) ?? (await createKey(keyFile))
}

async function findKey(keyFile: string): Promise<SandboxKey | undefined> {
  let content: string
  try {
    content = await readFile(keyFile, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
  const parsed = PrivateKey.safeParse(parseJson(content))
  if (parsed.success) return parsed.data
  throw new StartError(`${keyFile} is not a key. Remove the file and a new one is made.`)
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/**
 * A hard link appears whole or not at all and never replaces a file, so of two processes that start
 * at once the second takes the key of the first.
 */
async function createKey(keyFile: string): Promise<SandboxKey> {
  const temporaryFile = `${keyFile}.${randomUUID()}.tmp`
  await mkdir(dirname(keyFile), { recursive: true, mode: 0o700 })
  try {
    const key = await generateKey()
    await writeFile(temporaryFile, JSON.stringify(key), { flag: 'wx', mode: 0o600 })
    await link(temporaryFile, keyFile)
    return key
  } catch (error) {
    const winner = errorCode(error) === 'EEXIST' ? await findKey(keyFile) : undefined
    if (winner) return winner
    throw error
  } finally {
    await rm(temporaryFile, { force: true })
  }
}

async function generateKey(): Promise<SandboxKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return PrivateKey.parse({ ...jwk, kid, alg: 'RS256', use: 'sig' })
}
