export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'zip' | 'other'

/** So many bytes are enough to tell. */
export const KIND_BYTES = 16

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** What a file is by its first bytes, whatever it is called. */
export function kindOf(head: Uint8Array): FileKind {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.has(text(8, 12))) return 'heic'
  // The second is an archive without any file.
  if (text(0, 4) === 'PK\x03\x04' || text(0, 4) === 'PK\x05\x06') return 'zip'
  return 'other'
}

export const isPhoto = (kind: FileKind) => kind === 'jpeg' || kind === 'png' || kind === 'webp'

const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1')
const ARCHIVE_END_BYTES = 22
const ARCHIVE_COMMENT_MAX_BYTES = 65_535
/** Where programs that open documents, pages or scripts look for their own marks. */
const OTHER_MARKS = /%PDF-|<\s*(?:script|svg|html|!doctype)|<\?php/i
const MARKS_WITHIN_BYTES = 1_024

/** A picture that another program would open as something else. Phones append films to photos, which is not meant. */
export function isTwoThings(bytes: Buffer): boolean {
  if (OTHER_MARKS.test(bytes.toString('latin1', 0, MARKS_WITHIN_BYTES))) return true
  const from = Math.max(0, bytes.length - ARCHIVE_END_BYTES - ARCHIVE_COMMENT_MAX_BYTES)
  const end = bytes.lastIndexOf(ARCHIVE_END)
  if (end < from || end + ARCHIVE_END_BYTES > bytes.length) return false
  return end + ARCHIVE_END_BYTES + bytes.readUInt16LE(end + 20) === bytes.length
}
