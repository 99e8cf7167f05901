import { write, type RawAttempt, type Step } from './attempt.ts'
import type { Random } from './random.ts'

const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='

const handshake = (extra: string[]) =>
  ['GET /api/realtime HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', ...extra, '', ''].join(
    '\r\n',
  )
const GOOD = handshake([
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${KEY}`,
])
const BAD = [
  ['Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
  ['Upgrade: websocket', 'Sec-WebSocket-Version: 99', `Sec-WebSocket-Key: ${KEY}`],
  ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: short'],
  ['Upgrade: WebSocket, h2c', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${KEY}`],
  [
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${KEY}`,
    'Origin: https://evil.example',
  ],
  ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${KEY}`, 'Origin: null'],
  [
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${KEY}`,
    'Sec-WebSocket-Protocol: ,,',
  ],
].map(handshake)

const TEXT = 1
const BINARY = 2
const CLOSE = 8
const PING = 9

interface FrameOptions {
  isFinal?: boolean
  isMasked?: boolean
  /** What the frame claims, where that is not the truth. */
  claimedBytes?: number
}

/** One frame as a browser would mask it, or as no browser would. See RFC 6455, section 5.2. */
function frame(opcode: number, payload: Buffer, options: FrameOptions = {}): Buffer {
  const { isFinal = true, isMasked = true, claimedBytes = payload.length } = options
  const length =
    claimedBytes < 126
      ? Buffer.from([claimedBytes])
      : Buffer.from([127, ...bigEndian(BigInt(claimedBytes))])
  length[0]! |= isMasked ? 0x80 : 0
  // A mask of noughts changes nothing, and is as good as any.
  const mask = Buffer.alloc(isMasked ? 4 : 0)
  return Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | opcode]), length, mask, payload])
}

function bigEndian(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(value)
  return bytes
}

const hello = (token: string) => frame(TEXT, Buffer.from(JSON.stringify({ type: 'hello', token })))

const CONVERSATIONS: ((random: Random) => Buffer[])[] = [
  () => [hello('nobody'.repeat(8))],
  () => [hello('a\u0000b')],
  () => [frame(TEXT, Buffer.from('{"type":"hello"'))],
  () => [frame(TEXT, Buffer.from('[]'))],
  () => [frame(TEXT, Buffer.from([0xff, 0xfe, 0xed, 0xa0, 0x80]))],
  () => [frame(BINARY, Buffer.from([1, 2, 3]))],
  () => [frame(TEXT, Buffer.alloc(5_000, 'x'))],
  () => [frame(TEXT, Buffer.alloc(0), { claimedBytes: 2 ** 40 })],
  () => [
    frame(TEXT, Buffer.from('{"ty'), { isFinal: false }),
    frame(0, Buffer.from('pe":"hello","token":"x"}')),
  ],
  () => [frame(TEXT, Buffer.from('a'), { isFinal: false }), frame(TEXT, Buffer.from('b'))],
  () => [frame(0, Buffer.from('no beginning'))],
  () => [frame(TEXT, Buffer.from('{}'), { isMasked: false })],
  () => [frame(5, Buffer.from('no such frame'))],
  () => [frame(PING, Buffer.alloc(126))],
  () => [frame(CLOSE, Buffer.from([1]))],
  (random) => [frame(CLOSE, Buffer.from([random.below(20), random.below(256), 0xff]))],
  (random) => [random.bytes(1 + random.below(200))],
  () => Array.from({ length: 100 }, () => frame(PING, Buffer.from('x'))),
  () => Array.from({ length: 50 }, () => hello('nobody'.repeat(8))),
]

/** Handshakes and frames, good and bad. Nobody who sends them ever says a good hello. */
export function socketConversation(random: Random): RawAttempt {
  if (random.chance(25)) return { kind: 'raw', steps: [write(random.pick(BAD))], isWhole: false }
  const frames = random
    .pick(CONVERSATIONS)(random)
    .map((bytes) => write(bytes))
  const end: Step[] = random.chance(40)
    ? [{ do: 'reset' }]
    : [{ do: 'pause', ms: random.below(100) }]
  // At once, before the handshake is answered, or after it.
  const wait: Step[] = random.chance(70) ? [{ do: 'listen' }] : []
  return { kind: 'raw', steps: [write(GOOD), ...wait, ...frames, ...end], isWhole: false }
}
