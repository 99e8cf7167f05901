import type { FaceName, ReadFace } from '#engine/lettering/faces.ts'
import { facesFor } from '#engine/lettering/scripts.ts'
import { SIGNS } from '#engine/lettering/signs.ts'
import { openFont, shapeRun, type FontFile } from '#engine/lettering/shaper.ts'
import type { GlyphKey, ShapedLine } from '#engine/lettering/marks.ts'
import { moved, warped, type Ring } from '#engine/lettering/plane.ts'

/** A glyph on its line: the baseline is y = 0, the line begins at x = 0. */
export interface SetGlyph {
  rings: Ring[]
  x: number
  advance: number
  /** The characters it stands for, and where they begin; empty for the further glyphs of the same characters. */
  text: string
  start: number
  /** Which glyph of its line it is, wherever it is taken. */
  of: GlyphKey
}

export interface SetLine {
  /** From left to right, as they stand. */
  glyphs: SetGlyph[]
  width: number
  size: number
  /** What no face has, each once. It is left out. */
  missing: string[]
}

export interface LineOptions {
  /** The hand's own face, then those that stand in for what it lacks. */
  faces: readonly FaceName[]
  readFace: ReadFace
  size: number
  tracking?: number
  features?: readonly string[]
  /** Every letter is shaped by itself: nothing joins, and nothing can be lost. */
  isApart?: boolean
  /** Letters that are set as they are, whatever forms the face has for them beside others. */
  plain?: string
  /** Letters that are so at the head of the line alone. */
  opening?: string
  /** Letters that nobody reads in the hand's own face, and the face that has them instead. */
  instead?: Instead
}

export interface Instead {
  letters: string
  face: FaceName
}

/** Signs that a plainer one may stand for in a face that lacks them. */
const PLAINER: Record<string, string> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '’': "'",
  '‘': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '…': '.',
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u
/** Characters that shape their neighbours and are not seen themselves. */
export const UNSEEN = /[\p{Default_Ignorable_Code_Point}]/gu
const CONTROLS = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/gu

/** What is written: in one form for letters with marks, with single spaces. */
export const plainText = (text: string) =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(CONTROLS, '').trim()

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

type Direction = 'ltr' | 'rtl'

/** What is one letter to a reader, with the file that has it. */
interface Cell {
  text: string
  /** As it is set: a plainer sign where the file lacks the asked one. */
  shown: string
  start: number
  file: FontFile | undefined
  direction: Direction | undefined
}

const hasAll = (file: FontFile, text: string) =>
  Array.from(text).every(
    (letter) => letter.replace(UNSEEN, '') === '' || file.has.has(letter.codePointAt(0)!),
  )

/** The file among these that has the letter, and in which form. */
function findFile(files: readonly FontFile[], text: string) {
  for (const form of [text, PLAINER[text], text.normalize('NFD')]) {
    const file = form ? files.find((each) => hasAll(each, form)) : undefined
    if (file && form) return { file, shown: form }
  }
  return undefined
}

/** Words keep to one face where one has them whole: a single letter of another hand is a blot in a name. */
function chooseFiles(cells: Cell[], families: readonly FontFile[][], missing: Set<string>): void {
  let first = 0
  const settle = (end: number) => {
    const word = cells.slice(first, end)
    const whole = families.find((files) => word.every(({ text }) => findFile(files, text)))
    for (const cell of word) {
      const found =
        findFile(whole ?? families.flat(), cell.text) ?? withoutMarks(families, cell, missing)
      if (found) Object.assign(cell, found)
      else missing.add(cell.text)
    }
    first = end + 1
  }
  cells.forEach(({ text }, i) => {
    if (text === ' ') settle(i)
  })
  settle(cells.length)
}

/** A word that its own face writes keeps to it but for the letters that would be misread in it. */
function borrow(
  cells: readonly Cell[],
  { letters }: Instead,
  { own, other }: { own: readonly FontFile[]; other: readonly FontFile[] },
): void {
  for (const cell of cells) {
    const base = Array.from(cell.text.normalize('NFD'))[0] ?? ''
    if (!letters.includes(base) || !cell.file || !own.includes(cell.file)) continue
    const found = findFile(other, cell.text)
    if (found) Object.assign(cell, found)
  }
}

/** A letter under a heap of marks is at least the letter; what is left off is told. */
function withoutMarks(families: readonly FontFile[][], { text }: Cell, missing: Set<string>) {
  // A heart that is joined to a flame is another sign, and no heart.
  if (SIGNS.test(text) && text.includes('\u200D')) return undefined
  const [base, ...marks] = Array.from(text.normalize('NFD'))
  const found = base && marks.length > 0 ? findFile(families.flat(), base) : undefined
  if (!found) return undefined
  const kept = marks.filter((mark) => hasAll(found.file, mark))
  for (const mark of marks) if (!kept.includes(mark)) missing.add(mark)
  return { file: found.file, shown: [found.shown, ...kept].join('') }
}

function readCells(text: string): { cells: Cell[]; base: Direction } {
  const cells = Array.from(segmenter.segment(text), ({ segment, index }): Cell => ({
    text: segment,
    shown: segment,
    start: index,
    file: undefined,
    direction: RIGHT_TO_LEFT.test(segment)
      ? 'rtl'
      : LEFT_TO_RIGHT.test(segment)
        ? 'ltr'
        : undefined,
  }))
  const base = cells.find(({ direction }) => direction)?.direction ?? 'ltr'
  // Spaces and signs between two words of one direction go with them, others with the line.
  cells.forEach((cell, i) => {
    if (cell.direction) return
    const before = cells[i - 1]?.direction ?? base
    const after = cells.slice(i).find(({ direction }) => direction)?.direction ?? base
    cell.direction = before === after ? before : base
  })
  return { cells, base }
}

interface Run {
  file: FontFile
  direction: Direction
  cells: Cell[]
}

function readRuns(cells: readonly Cell[], isApart: boolean): Run[] {
  const runs: Run[] = []
  for (const cell of cells) {
    const last = runs.at(-1)
    const file = cell.file ?? (cell.text === ' ' ? last?.file : undefined)
    if (!file || !cell.direction) continue
    if (!isApart && last?.file === file && last.direction === cell.direction) last.cells.push(cell)
    else runs.push({ file, direction: cell.direction, cells: [cell] })
  }
  return runs
}

/** Runs as they stand from left to right. */
function inVisualOrder(runs: readonly Run[], base: Direction): Run[] {
  const out: Run[] = []
  const ordered = base === 'rtl' ? runs.toReversed() : runs
  let group: Run[] = []
  for (const run of ordered) {
    if (run.direction === base) {
      out.push(...group.toReversed(), run)
      group = []
    } else group.push(run)
  }
  return [...out, ...group.toReversed()]
}

/** Sets one line: each letter in the hand's face or one that stands in for it, never as an empty box. */
export function setLine(given: string, options: LineOptions): SetLine {
  const {
    faces,
    readFace,
    size,
    tracking = 0,
    features = [],
    isApart = false,
    plain = '',
    opening = '',
  } = options
  const text = plainText(given)
  const { cells, base } = readCells(text)
  const missing = new Set<string>()
  const families = facesFor(faces, text).map((face) => readFace(face).map(openFont))
  chooseFiles(cells, families, missing)
  if (options.instead)
    borrow(cells, options.instead, {
      own: families[0] ?? [],
      other: readFace(options.instead.face).map(openFont),
    })
  const glyphs: SetGlyph[] = []
  const line: ShapedLine = { text, glyphs: [], missing: '' }
  let x = 0
  for (const run of inVisualOrder(readRuns(cells, isApart), base))
    for (const glyph of glyphsOf(run, { features, plain, opening }, missing)) {
      const scaled = warped(glyph.outline, ([px, py]) => [px * size, py * size])
      glyphs.push({
        rings: moved(scaled, x + glyph.dx * size, glyph.dy * size),
        x,
        advance: glyph.advance * size,
        text: glyph.text,
        start: glyph.start,
        of: { line, index: line.glyphs.length },
      })
      line.glyphs.push({ text: glyph.text, start: glyph.start, pieces: 0 })
      x += glyph.advance * size + (glyph.text === '' && glyph.advance === 0 ? 0 : tracking)
    }
  // What no face has is told, and left out of what is looked for.
  line.missing = [...missing].join('')
  return { glyphs, width: Math.max(0, x - tracking), size, missing: [...missing] }
}

function* glyphsOf(
  { file, direction, cells }: Run,
  { features, plain, opening }: { features: readonly string[]; plain: string; opening: string },
  missing: Set<string>,
) {
  const places: { from: number; cell: Cell }[] = []
  let shown = ''
  for (const cell of cells) {
    places.push({ from: shown.length, cell })
    shown += cell.shown
  }
  // Every character of a run by its place: the forms for neighbours are left off for single ones.
  const isOpening = (letter: string, i: number) =>
    i === 0 && cells[0]?.start === 0 && opening.includes(letter)
  const asIs = shown
    .split('')
    .flatMap((letter, i) =>
      plain.includes(letter) || isOpening(letter, i) ? [`-calt[${i}:${i + 1}]`] : [],
    )
  const shaped = shapeRun(file, shown, direction, [...features, ...asIs])
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
  const told = new Set<number>()
  for (const glyph of shaped) {
    // A glyph stands for the cells from the start of its cluster to the start of the next one.
    const end = starts.find((start) => start > glyph.cluster) ?? shown.length
    const stoodFor = places.filter(({ from }) => from >= glyph.cluster && from < end)
    const isFirst = !told.has(glyph.cluster) && stoodFor.length > 0
    told.add(glyph.cluster)
    const text = isFirst ? stoodFor.map(({ cell }) => cell.text).join('') : ''
    if (glyph.isMissing) {
      if (text.trim()) missing.add(text)
      continue
    }
    yield { ...glyph, text, start: stoodFor[0]?.cell.start ?? 0 }
  }
}

/** What the glyphs of a line say, in reading order. */
export const readBack = (line: SetLine): string =>
  line.glyphs
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => a.start - b.start)
    .map(({ text }) => text)
    .join('')
