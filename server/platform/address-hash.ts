import type { Deps } from '#server/platform/deps.ts'
import { networkOf } from '#server/platform/network-address.ts'

/** Enough that no two of a day's visitors are taken for one. */
const HASH_LENGTH = 16

/** What the log has of whence somebody came: the same all day, another the next, and no way back to the address. */
export function hashAddress(
  { keyedHash, clock }: Pick<Deps, 'keyedHash' | 'clock'>,
  address: string,
): string {
  const day = clock.now().toISOString().slice(0, 10)
  return keyedHash(`log ${day} ${networkOf(address)}`)
    .toString('base64url')
    .slice(0, HASH_LENGTH)
}
