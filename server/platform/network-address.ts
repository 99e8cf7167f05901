import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether a host, as settings, sockets or the Host header spell it, means this machine and nobody beyond it. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true
  const address = host.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(address)
  return family !== 0 && LOOPBACK.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** What one household or office is given; the rest of an address changes by itself. */
const IPV6_NETWORK_GROUPS = 4

/**
 * What counts as one visitor: an IPv4 address as it is, also where it is written as IPv6; of IPv6 the network, since whoever has one has
 * all its addresses. Every limit and every hash of an address goes by this. What is no address, or a network already, stays as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = toGroups(address)
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
  if (isMappedIPv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  const network = groups.slice(0, IPV6_NETWORK_GROUPS)
  return network.map((group) => group.toString(16)).join(':')
}

/** The eight numbers of an IPv6 address, whose last two may be written as an IPv4 address. */
function toGroups(address: string): number[] {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const before = readGroups(head)
  const after = readGroups(tail)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0)
  return [...before, ...zeros, ...after]
}

function readGroups(part: string): number[] {
  return part
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => {
      if (!isIPv4(group)) return [Number.parseInt(group, 16)]
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [a * 256 + b, c * 256 + d]
    })
}
