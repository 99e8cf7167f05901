import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  PasskeyAssertion,
  PasskeyOptions,
  PasskeyRegistration,
} from '#shared/second-factor.ts'

const FLAGS = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** What a test may do differently from an honest browser and key. */
interface Deviations {
  origin?: string
  challenge?: string
  counter?: number
  isUserVerified?: boolean
}

/** A passkey in software: does what a telephone and its browser do, with a P-256 key of its own. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let counter = 0

  const clientData = (type: string, options: PasskeyOptions, deviations: Deviations) =>
    JSON.stringify({
      type,
      challenge: deviations.challenge ?? options.challenge,
      origin: deviations.origin ?? origin,
      crossOrigin: false,
    })
  const authenticatorData = (flags: number, deviations: Deviations) => {
    const head = Buffer.alloc(5)
    head[0] = deviations.isUserVerified === false ? flags & ~FLAGS.userVerified : flags
    head.writeUInt32BE((counter = deviations.counter ?? counter + 1), 1)
    return Buffer.concat([sha256(new URL(origin).hostname), head])
  }

  return {
    id,
    create(options: PasskeyOptions, deviations: Deviations = {}): PasskeyRegistration {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const flags = FLAGS.userPresent | FLAGS.userVerified | FLAGS.attested
      const authData = Buffer.concat([
        authenticatorData(flags, deviations),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', Uint8Array.from(authData)],
        ]),
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, deviations)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    get(options: PasskeyOptions, deviations: Deviations = {}): PasskeyAssertion {
      const data = clientData('webauthn.get', options, deviations)
      const authData = authenticatorData(FLAGS.userPresent | FLAGS.userVerified, deviations)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      }
    },
  }
}

/** RFC 9053: an elliptic curve key of two coordinates, on P-256, for ES256. */
function coseKey({ x = '', y = '' }: JsonWebKey): Uint8Array {
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  )
}
