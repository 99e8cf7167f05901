import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2Async = promisify(argon2)

/** OWASP's password storage cheat sheet: argon2id with 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
const SALT_LENGTH = 16

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** The usual PHC string, so that any argon2 library can check it and the cost can rise later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  const tag = await deriveTag(password, salt, COST)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = PHC.exec(stored)
  if (!match) throw new Error('a stored password hash is not argon2id')
  const [memory, passes, parallelism] = match.slice(1, 4).map(Number) as [number, number, number]
  const salt = Buffer.from(match[4]!, 'base64')
  const expected = Buffer.from(match[5]!, 'base64')
  const tag = await deriveTag(password, salt, { memory, passes, parallelism })
  return tag.length === expected.length && timingSafeEqual(tag, expected)
}

function deriveTag(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  // The same password typed on two keyboards must be the same bytes.
  const message = Buffer.from(password.normalize('NFKC'))
  return argon2Async('argon2id', { ...cost, message, nonce, tagLength: TAG_LENGTH })
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
