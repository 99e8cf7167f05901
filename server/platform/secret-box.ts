import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Executor } from '#server/platform/db.ts'
import { openKey } from '#server/platform/signing.ts'

/** Keeps what has to be read again, unlike a password: a table that is copied or exported without the key tells nothing. */
export interface SecretBox {
  /** `context` says whose it is; what was sealed for one opens for no other. */
  seal(plain: Uint8Array, context: string): Buffer
  /** Throws when it was changed or belongs elsewhere. */
  open(sealed: Uint8Array, context: string): Buffer
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** The nonce length that GCM is made for. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

export async function openSecretBox(db: Executor, name: string, now: Date): Promise<SecretBox> {
  return createSecretBox(await openKey(db, name, now))
}

export function createSecretBox(secret: Uint8Array): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'inkwright secret box', KEY_BYTES))
  return {
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed)
      const textAt = NONCE_BYTES + TAG_BYTES
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(NONCE_BYTES, textAt))
      return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()])
    },
  }
}
