import { isIPv6 } from 'node:net'
import type { Deps } from '#server/platform/deps.ts'

/** Any fixed moment: what is wanted is the key's hash of a name, the same every time. */
const EVER = new Date(0)
/** What one household or office is given; the rest of an address changes by itself. */
const IPV6_NETWORK_GROUPS = 4

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

/** An IPv4 address as it is, also where it is written as IPv6; of IPv6 the network, since a visitor has the rest of it to themselves. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const groupsOf = (part: string) => part.split(':').filter((group) => group !== '')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, IPV6_NETWORK_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
