import type { Deps } from '#server/platform/deps.ts'
import { networkOf } from '#server/platform/network-address.ts'

/** Any fixed moment: what is wanted is the key's hash of a name, the same every time. */
const EVER = new Date(0)

export interface VisitorHashes {
  browserHash: Uint8Array
  addressHash: Uint8Array
}

/** Keyed, because there are few enough addresses to try them all against a plain hash. */
export function hashVisitor(
  { imageSigner }: Pick<Deps, 'imageSigner'>,
  { visitorId, address }: { visitorId: string; address: string },
): VisitorHashes {
  const hash = (text: string) => Buffer.from(imageSigner.sign(text, EVER).signature, 'base64url')
  return {
    browserHash: hash(`first-design browser ${visitorId}`),
    addressHash: hash(`first-design address ${networkOf(address)}`),
  }
}
