import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeZip } from '#app/ui/make-zip.ts'

/** As an unpacker does it: from the end to the list of files, and from there to each of them. */
function unpack(zip: Uint8Array) {
  const view = new DataView(zip.buffer)
  const end = zip.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50)
    const [crc, size, nameLength] = [
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
    ]
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength))
    const local = view.getUint32(at + 42, true)
    expect(view.getUint32(local, true)).toBe(0x04034b50)
    const start = local + 30 + view.getUint16(local + 26, true)
    const bytes = zip.slice(start, start + size)
    expect(crc).toBe(crc32(bytes))
    at += 46 + nameLength
    return { name, bytes }
  })
}

test('what is packed is found again, name by name and byte by byte', () => {
  const entries = [
    { name: 'wolf.png', bytes: new Uint8Array([1, 2, 3, 250]) },
    { name: 'Löwe und Mond.png', bytes: Uint8Array.from({ length: 1000 }, (_, i) => i % 251) },
    { name: 'empty.png', bytes: new Uint8Array() },
  ]
  expect(unpack(makeZip(entries, new Date(2026, 10, 17, 12, 30)))).toEqual(entries)
})

test('nothing packed is a zip all the same', () => {
  expect(unpack(makeZip([], new Date()))).toEqual([])
})
