import { lookup as resolveHost, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { ProviderError } from '#server/providers/provider-error.ts'

type Fetch = typeof globalThis.fetch

export interface GuardedFetchOptions {
  provider: string
  /** The configured address of the API. Trusted: a model server of one's own may well be in a private network. */
  apiUrl: string
  /** Of one reply, whatever it is. */
  maxBytes: number
  /** Instead of the network, for tests. */
  fetch?: Fetch | undefined
  resolve?: ResolveHost | undefined
}

export type ResolveHost = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * The network as a hosted model may use it. Addresses that come out of its replies, such as where the picture lies, are
 * not to be trusted: they must be HTTPS and public, checked on the very address that is connected to. No reply is read
 * beyond its limit. The API
 * itself does not redirect; redirects of downloads are left to the caller, who asks here again for each hop.
 */
export function createGuardedFetch(options: GuardedFetchOptions): Fetch {
  const { provider, maxBytes } = options
  const apiOrigin = new URL(options.apiUrl).origin
  const lookup = createPublicLookup(provider, options.resolve ?? resolveHost)
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const isApi = url.origin === apiOrigin
    if (!isApi && url.protocol !== 'data:') requirePublicHttps(url, provider)
    const isDirect = isApi || url.protocol === 'data:'
    const send = options.fetch ?? (isDirect ? globalThis.fetch : undefined)
    const response = send
      ? await send(input, { redirect: 'error', ...init })
      : await download(url, { lookup, signal: init?.signal ?? null, headers: init?.headers })
    return limitBody(response, { provider, maxBytes })
  }
}

const refuseAddress = (address: string, provider: string) =>
  new ProviderError(`The reply points at ${address}, which is not a public HTTPS address`, {
    provider,
    isRetryable: false,
  })

function requirePublicHttps(url: URL, provider: string): void {
  const address = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is connected to without a look-up.
  if (url.protocol !== 'https:' || (isIP(address) !== 0 && isPrivate(address)))
    throw refuseAddress(url.origin, provider)
}

/** Every network that is not the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry and its IPv6 twin. */
const PRIVATE_NETWORKS = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  // Carries an IPv4 address inside. What is mapped (::ffff:…) is checked by the list itself, as IPv4.
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, prefix, 'ipv6')

const isPrivate = (address: string) =>
  PRIVATE_NETWORKS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Answers only where every address of the name is public, so that a name cannot lead inside. */
export function createPublicLookup(provider: string, resolve: ResolveHost): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || first === undefined) {
        callback(error ?? new Error(`${hostname} has no address`), '')
      } else if (addresses.some(({ address }) => isPrivate(address))) {
        callback(refuseAddress(hostname, provider), '')
      } else if (options.all === true) {
        callback(null, addresses)
      } else {
        callback(null, first.address, first.family)
      }
    })
  }
}

export interface DownloadOptions {
  lookup: LookupFunction
  signal: AbortSignal | null
  headers: RequestInit['headers'] | undefined
}

const BODYLESS_STATUSES = new Set([204, 205, 304])

/** GET through a connection of our own, because `fetch` does not let its look-up be chosen. */
export async function download(
  url: URL,
  { lookup, signal, headers }: DownloadOptions,
): Promise<Response> {
  signal?.throwIfAborted()
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const sent = request(url, {
      lookup,
      headers: Object.fromEntries(new Headers(headers)),
      ...(signal && { signal }),
    })
    // An aborted request fails with an error of Node's own, also after the reply has begun.
    sent.on('error', (error) => reject(signal?.aborted ? (signal.reason as Error) : error))
    sent.on('response', resolve)
    sent.end()
  })
  const status = message.statusCode ?? 502
  if (BODYLESS_STATUSES.has(status)) message.resume()
  const body = BODYLESS_STATUSES.has(status) ? null : Readable.toWeb(message)
  return new Response(body as ReadableStream | null, {
    status,
    headers: Object.entries(message.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
  })
}

function limitBody(
  response: Response,
  { provider, maxBytes }: { provider: string; maxBytes: number },
): Response {
  const tooLarge = () =>
    new ProviderError(`The reply is larger than ${maxBytes} bytes`, {
      provider,
      isRetryable: false,
    })
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    void response.body?.cancel()
    throw tooLarge()
  }
  if (response.body === null) return response
  let seenBytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        seenBytes += chunk.byteLength
        if (seenBytes > maxBytes) throw tooLarge()
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, response)
}
