/** A file to be packed. */
export type ZipEntry = { name: string; bytes: Uint8Array }

/** Names are UTF-8. */
const FLAGS = 0x0800
const VERSION = 20
const LOCAL_SIGNATURE = 0x04034b50
const CENTRAL_SIGNATURE = 0x02014b50
const END_SIGNATURE = 0x06054b50

/** Pictures are compressed already, so they are only put one behind the other (APPNOTE 4.4.5, method 0). */
export function makeZip(entries: readonly ZipEntry[], modifiedAt: Date): Uint8Array<ArrayBuffer> {
  const stamp = dosTime(modifiedAt)
  const files = entries.map(({ name, bytes }) => ({
    name: new TextEncoder().encode(name),
    bytes,
    crc: crc32(bytes),
  }))
  const size = files.reduce((sum, { name, bytes }) => sum + 76 + 2 * name.length + bytes.length, 22)
  const out = new Uint8Array(size)
  const view = new DataView(out.buffer)
  let at = 0
  const put = (width: 2 | 4, ...values: number[]) => {
    for (const value of values) {
      if (width === 2) view.setUint16(at, value, true)
      else view.setUint32(at, value, true)
      at += width
    }
  }
  const append = (bytes: Uint8Array) => {
    out.set(bytes, at)
    at += bytes.length
  }
  /** The part that both headers of a file share. */
  const putFile = ({ name, bytes, crc }: (typeof files)[number]) => {
    put(2, VERSION, FLAGS, 0, stamp.time, stamp.date)
    put(4, crc, bytes.length, bytes.length)
    put(2, name.length, 0)
  }
  const offsets = files.map((file) => {
    const offset = at
    put(4, LOCAL_SIGNATURE)
    putFile(file)
    append(file.name)
    append(file.bytes)
    return offset
  })
  const centralAt = at
  for (const [index, file] of files.entries()) {
    put(4, CENTRAL_SIGNATURE)
    put(2, VERSION)
    putFile(file)
    put(2, 0, 0, 0)
    put(4, 0, offsets[index]!)
    append(file.name)
  }
  const centralSize = at - centralAt
  put(4, END_SIGNATURE)
  put(2, 0, 0, files.length, files.length)
  put(4, centralSize, centralAt)
  put(2, 0)
  return out
}

/** Two seconds are its finest step, and it begins with 1980. */
function dosTime(date: Date) {
  const years = Math.max(0, date.getFullYear() - 1980)
  return {
    time: (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1),
    date: (years << 9) | ((date.getMonth() + 1) << 5) | date.getDate(),
  }
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
