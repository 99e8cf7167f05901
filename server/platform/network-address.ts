import { BlockList, isIP } from 'node:net'

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
