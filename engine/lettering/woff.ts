import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 44
const ENTRY_BYTES = 20
export const isWoff = (bytes: Uint8Array) =>
  String.fromCodePoint(...bytes.subarray(0, 4)) === 'wOFF'

const padded = (length: number) => (length + 3) & ~3

/** WOFF is an OpenType file with each table packed by zlib: unpacked, the shaper can read it. */
export function unpackWoff(bytes: Uint8Array): Uint8Array {
  const woff = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = HEADER_BYTES + i * ENTRY_BYTES
    const start = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const whole = woff.readUInt32BE(entry + 12)
    const data = woff.subarray(start, start + packed)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packed < whole ? inflateSync(data) : data,
    }
  })
  const first = 12 + count * 16
  const out = Buffer.alloc(first + tables.reduce((sum, { data }) => sum + padded(data.length), 0))
  woff.copy(out, 0, 4, 8)
  out.writeUInt16BE(count, 4)
  let place = first
  tables.forEach(({ tag, checksum, data }, i) => {
    const entry = 12 + i * 16
    tag.copy(out, entry)
    out.writeUInt32BE(checksum, entry + 4)
    out.writeUInt32BE(place, entry + 8)
    out.writeUInt32BE(data.length, entry + 12)
    data.copy(out, place)
    place += padded(data.length)
  })
  return out
}
