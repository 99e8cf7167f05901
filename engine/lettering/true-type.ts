import type { Ring } from '#engine/lettering/plane.ts'

/** A letter to be put into a font: y grows upwards, in whole units of which an em has a thousand. */
export interface FontGlyph {
  characters: readonly string[]
  rings: readonly Ring[]
  advance: number
}

const UNITS_PER_EM = 1000

/** Big-endian figures, one after the other. */
class Writer {
  readonly #bytes: number[] = []

  u8(...values: number[]): this {
    for (const value of values) this.#bytes.push(value & 0xff)
    return this
  }

  u16(...values: number[]): this {
    for (const value of values) this.u8(value >> 8, value)
    return this
  }

  u32(...values: number[]): this {
    for (const value of values) this.u16(value >>> 16, value)
    return this
  }

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}

interface Box {
  left: number
  bottom: number
  right: number
  top: number
}

function boxOf(rings: readonly Ring[]): Box {
  const points = rings.flat()
  const xs = points.map(([x]) => Math.round(x))
  const ys = points.map(([, y]) => Math.round(y))
  return points.length === 0
    ? { left: 0, bottom: 0, right: 0, top: 0 }
    : {
        left: Math.min(...xs),
        bottom: Math.min(...ys),
        right: Math.max(...xs),
        top: Math.max(...ys),
      }
}

/** One entry of `glyf`: every point on the outline, each as a step of two bytes from the one before. */
function outline(rings: readonly Ring[]): Uint8Array {
  if (rings.length === 0) return new Uint8Array()
  const { left, bottom, right, top } = boxOf(rings)
  const points = rings.flat().map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const steps = (axis: 0 | 1) =>
    points.map((point, i) => point[axis] - (points[i - 1]?.[axis] ?? 0))
  let last = -1
  const ON_OUTLINE = 1
  const writer = new Writer()
    .u16(rings.length, left, bottom, right, top)
    .u16(...rings.map((ring) => (last += ring.length)))
    .u16(0)
    .u8(...points.map(() => ON_OUTLINE))
    .u16(...steps(0))
    .u16(...steps(1))
  const { bytes } = writer
  // Entries begin at even places.
  return bytes.length % 2 === 0 ? bytes : Uint8Array.from([...bytes, 0])
}

/** Which glyph stands for which character, in groups of one. */
function characterMap(glyphs: readonly FontGlyph[]): Uint8Array {
  const pairs = glyphs
    .flatMap(({ characters }, i) =>
      characters.map((character) => [character.codePointAt(0)!, i] as const),
    )
    .toSorted((a, b) => a[0] - b[0])
  const WINDOWS = 3
  const ALL_OF_UNICODE = 10
  const IN_GROUPS = 12
  const writer = new Writer()
    .u16(0, 1, WINDOWS, ALL_OF_UNICODE)
    .u32(12)
    .u16(IN_GROUPS, 0)
    .u32(16 + 12 * pairs.length, 0, pairs.length)
  for (const [character, glyph] of pairs) writer.u32(character, character, glyph)
  return writer.bytes
}

/** A font file of outlines, as small as the shaper takes it. The first glyph is the one for what is missing. */
export function trueType(given: readonly FontGlyph[]): Uint8Array {
  const glyphs: FontGlyph[] = [{ characters: [], rings: [], advance: 500 }, ...given]
  const outlines = glyphs.map(({ rings }) => outline(rings))
  const boxes = glyphs.map(({ rings }) => boxOf(rings))
  const places = outlines.reduce<number[]>((all, { length }) => [...all, all.at(-1)! + length], [0])
  const top = Math.max(...boxes.map((box) => box.top))
  const bottom = Math.min(...boxes.map((box) => box.bottom))
  const right = Math.max(...boxes.map((box) => box.right))
  const MAGIC = 0x5f0f3cf5
  const LONG_PLACES = 1
  const tables: Record<string, Uint8Array> = {
    cmap: characterMap(glyphs),
    glyf: Uint8Array.from(outlines.flatMap((bytes) => [...bytes])),
    head: new Writer()
      .u32(0x10000, 0x10000, 0, MAGIC)
      .u16(0, UNITS_PER_EM)
      .u32(0, 0, 0, 0)
      .u16(0, bottom, right, top, 0, 8, 2, LONG_PLACES, 0).bytes,
    hhea: new Writer()
      .u32(0x10000)
      .u16(top, bottom, 0, Math.max(...glyphs.map(({ advance }) => advance)))
      .u16(...Array.from({ length: 12 }, () => 0), glyphs.length).bytes,
    hmtx: new Writer().u16(...glyphs.flatMap(({ advance }, i) => [advance, boxes[i]!.left])).bytes,
    loca: new Writer().u32(...places).bytes,
    maxp: new Writer().u32(0x10000).u16(glyphs.length, ...Array.from({ length: 13 }, () => 0))
      .bytes,
  }
  return bound(tables)
}

/** The tables behind their directory, each at a place that four divides. */
function bound(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(tables)
  const directory = new Writer().u32(0x10000).u16(names.length, 0, 0, 0)
  const body: number[] = []
  const start = 12 + 16 * names.length
  for (const name of names) {
    const table = tables[name]!
    directory.u8(...Array.from(name, (letter) => letter.codePointAt(0)!))
    directory.u32(0, start + body.length, table.length)
    for (const byte of table) body.push(byte)
    while (body.length % 4 > 0) body.push(0)
  }
  return Uint8Array.from([...directory.bytes, ...body])
}
