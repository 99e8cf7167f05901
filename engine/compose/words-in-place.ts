import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerAt } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { boxHeight, boxWidth, project, unionOf, type Layer } from '#engine/compose/scene.ts'
import { HELD } from '#engine/compose/thing-for-letter.ts'
import { aspectFor, inkOfWords, leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import { headOf, type BoundOptions } from '#engine/compose/words-bound.ts'
import { matchWeight } from '#engine/compose/words-signed.ts'
import type { Row, WritingOptions } from '#engine/lettering/block.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { rowsFor } from '#engine/lettering/inscribe.ts'
import { hasVolume, inkFor, inkLetters } from '#engine/lettering/letter-ink.ts'
import { flatLine, strokeOf } from '#engine/lettering/on-curve.ts'
import { moved, type Ring } from '#engine/lettering/plane.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { printSize } from '#engine/present/print-size.ts'

const WIDTH = 640
/** How large the thing is against the letters, a little larger than the one it stands for, and how high its middle is over their line. */
const SIZE = { small: 0.64, capital: 0.74 }
const MIDDLE = { small: 0.23, capital: 0.34 }
/** White on either side of it. */
const BESIDE = 0.07
/** Between the words that it stands between. */
const SPACE = 0.3

/** A thing that stands in a word for one of its letters. Answers which words were set so. */
export function addInPlace(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand }: BoundOptions,
): readonly Lettering[] {
  const { subject, letter } = brief.writing.inPlace!
  const actor = build.cast.get(subject)
  if (!actor) return []
  const rows = rowsFor(
    textsOf(written).map((each) => ({ ...each, text: each.text.replace(HELD, letter) })),
    { hand, readFace, aspect: aspectFor(brief, build.layout), lines: brief.writing.lines ?? null },
  )
  const held = heldIn(rows, written)
  if (!held) return []
  const weight = weightFor(brief.writing, look)
  const widthMm =
    brief.writing.widthMm ?? printSize(build.layout, brief.placement).widthMm * look.fill
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm, weight })
  const writing = { hand, readFace, leastLine, isBold: weight === 'bold' }
  const variant = headOf(actor) ?? actor.variant
  const drawing = drawMotif(actor.motif, { variant, seed: 1 })
  const breadth = Math.min(1, boxWidth(drawing.box) / boxHeight(drawing.box))
  const set = setAround(rows, held, { letter, writing, breadth })
  const ink = inkFor(inkOfWords(look, hand, rows), hand, rows.map(({ text }) => text).join(''))
  const parts = inkLetters(
    { letters: set.letters, ornament: [], size: LETTER_SIZE, missing: [] },
    ink,
    leastLine,
  )
  const text = written.map((each) => each.text).join('\n')
  const words = layerAt(
    { parts, box: tightBox(parts, 0), origin: { kind: 'words', text, font: hand } },
    [0, 0],
    { width: WIDTH, height: WIDTH },
    { role: 'hero', halo: hasVolume(ink) ? 0 : 1, hasVolume: hasVolume(ink) },
  )
  const size = set.size * words.scale
  const thing: Layer = layerAt(
    drawing,
    project(words, set.at),
    { width: size, height: size },
    { role: 'support', subject, ...actor.colour },
  )
  if (look.line !== undefined) {
    const stroke = strokeOf(rows[0]!.text, writing) * words.scale
    matchWeight([thing], { wanted: Math.min(0.02 * size, stroke), line: look.line })
  }
  build.back = []
  build.middle = [...others(build, subject), thing]
  build.front = [words]
  build.heroBox = unionOf([words, thing].map(inkBoxOf))
  build.boxes.set(subject, inkBoxOf(thing))
  build.faces = []
  build.faceBox = null
  build.mayTouchFace.add(words)
  return written
}

const others = ({ middle }: Build, subject: number) =>
  middle.filter((layer) => layer.subject !== subject && layer.subject >= 0)

interface Held {
  row: number
  at: number
}

/** Lines are broken anew, so the place is found by the letters before it. */
function heldIn(rows: readonly Row[], written: readonly Lettering[]): Held | undefined {
  const all = written.map(({ text }) => text).join('')
  let left = Array.from(all.slice(0, all.indexOf(HELD)).replaceAll(/\s/g, '')).length
  for (const [row, { text }] of rows.entries()) {
    const letters = Array.from(text)
    for (const [at, each] of letters.entries()) {
      if (/\s/.test(each)) continue
      if (left === 0) return { row, at }
      left--
    }
  }
  return undefined
}

/** Rows under each other about a middle line, and the gap in one of them. */
function setAround(
  rows: readonly Row[],
  held: Held,
  { letter, writing, breadth }: { letter: string; writing: WritingOptions; breadth: number },
): { letters: Ring[][]; at: Point; size: number } {
  const isSmall = letter === letter.toLowerCase() && HANDS[writing.hand].isCapitals !== true
  const kind = isSmall ? 'small' : 'capital'
  const leading = LETTER_SIZE * HANDS[writing.hand].leading
  let at: Point = [0, 0]
  let size = 0
  let baseline = 0
  const letters = rows.map(({ text, scale }, i) => {
    if (i > 0) baseline += leading * Math.max(scale, rows[i - 1]!.scale)
    const sized = (rings: readonly Ring[]) =>
      rings.map((ring) => ring.map(([x, y]): Point => [x * scale, y * scale]))
    const own = i === held.row ? Array.from(text) : undefined
    if (!own) {
      const { rings, width } = flatLine(text, writing)
      return scaled(moved(rings, -width / 2, 0), scale, baseline, sized)
    }
    const [before, after] = [own.slice(0, held.at).join(''), own.slice(held.at + 1).join('')]
    const sides = [before, after].map((part) => flatLine(part.trim(), writing))
    size = SIZE[kind] * LETTER_SIZE * scale
    const [gapBefore, gapAfter] = [/\s$/.test(before), /^\s/.test(after)].map(
      (isApart) => (isApart ? SPACE : BESIDE) * LETTER_SIZE,
    ) as [number, number]
    const thing = SIZE[kind] * LETTER_SIZE * breadth
    const [first, second] = [before, after].map((part, k) =>
      part.trim() === '' ? 0 : sides[k]!.width + (k === 0 ? gapBefore : gapAfter),
    ) as [number, number]
    const start = -(first + thing + second) / 2
    at = [(start + first + thing / 2) * scale, baseline - MIDDLE[kind] * LETTER_SIZE * scale]
    const rings = [
      ...(first > 0 ? moved(sides[0]!.rings, start, 0) : []),
      ...(second > 0 ? moved(sides[1]!.rings, start + first + thing + gapAfter, 0) : []),
    ]
    return scaled(rings, scale, baseline, sized)
  })
  return { letters, at, size }
}

const scaled = (
  rings: Ring[],
  scale: number,
  dy: number,
  sized: (rings: readonly Ring[]) => Ring[],
): Ring[] => moved(scale === 1 ? rings : sized(rings), 0, dy)
