import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'
import type { HandName } from '#engine/lettering/hands.ts'
import { whipsOf } from '#engine/lettering/whip-shade.ts'
import { driedOut } from '#engine/lettering/dry-brush.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { unmarked } from '#engine/lettering/marks.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import {
  areaOf,
  boundsOf,
  linePath,
  warped,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'
import { dropOf, shaded } from '#engine/lettering/drop-shade.ts'
import { stippled } from '#engine/lettering/stipple.ts'
import { isOfBrush, isOwnFaced } from '#engine/lettering/scripts.ts'
import {
  difference,
  intersection,
  offset,
  simplified,
  swept,
  union,
} from '#engine/lettering/polygons.ts'

/** What a style makes of letters. */
export type LetterInk =
  /** Black and nothing else. */
  | 'solid'
  /** Black that runs dry where the brush lifts off. */
  | 'brushed'
  /** Black with the edge that faces the light left bare. */
  | 'lit'
  /** A bare line runs within each stroke. */
  | 'inline'
  /** Open letters. */
  | 'outline'
  /** Cut with a chisel: the side away from the light lies in black. */
  | 'carved'
  /** Black at the foot that thins out to the head. */
  | 'faded'
  /** Guide lines of a pencil, and open letters half filled. */
  | 'pencil'
  /** Skin in a black field. */
  | 'reversed'
  /** Colour spilled behind. */
  | 'stain'
  /** Modelled by the style's own light, and raised. */
  | 'block'
  /** Black within a bare line and an outline, which drops a shade: a piece on a wall. */
  | 'cased'
  /** Black, with a shade that each letter drops to its lower right. */
  | 'dropped'
  /** Black, heavier than the hand writes it, with a hard black shade: what flash makes of letters too thin for colour. */
  | 'shaded'
  /** Black that fades to the head in dots where strokes are fat, and a shade of dots beside those that are not. */
  | 'stippled'
  /** Packed colour with a black drop shade. */
  | 'red'
  | 'gold'
  | 'blue'
  | 'petal'

/** Hands whose strokes are wide enough to hold anything but black. */
const FAT: ReadonlySet<HandName> = new Set([
  'chicano',
  'bold-script',
  'sign-painter',
  'tag',
  'textura',
  'fraktur',
  'sailor',
  'western',
  'uncial',
  'nouveau',
])
/** Capitals of stone: wide enough for a chisel, too thin for colour. */
const CUT: ReadonlySet<HandName> = new Set(['roman', 'uncial', 'nouveau', 'western'])

/** Inks that hairlines can bear. */
const FOR_ALL: ReadonlySet<LetterInk> = new Set(['solid', 'pencil', 'reversed', 'stain'])

/** Flash: colour packed between outlines. */
const PACKED: ReadonlySet<LetterInk> = new Set(['red', 'gold'])

/** More letters than this are too small on skin for anything but black. */
const SHADED_MOST = 34
/** Thin capitals hold less. */
const CARVED_MOST = 14

/** Written with a brush, which leaves black and bare skin, whatever light a style has. */
const isBrushed = (hand: HandName, text: string) =>
  isOfBrush(text) || (hand === 'brush' && !isOwnFaced(text))
/** More letters than this are too small for the marks of bristles. */
const BRISTLES_MOST = 16

/** More letters of another script stand too small to be open. */
const OPEN_MOST = 4

/** The style's ink where the hand and the number of letters allow it. */
export function inkFor(wanted: LetterInk, hand: HandName, text: string): LetterInk {
  const count = Array.from(text).length
  if (isBrushed(hand, text) && (wanted === 'solid' || !FOR_ALL.has(wanted)))
    return count <= BRISTLES_MOST ? 'brushed' : 'solid'
  if (isOwnFaced(text) && wanted === 'outline' && count <= OPEN_MOST) return 'outline'
  if (isOwnFaced(text) && !FOR_ALL.has(wanted)) return 'solid'
  // At their own scale dots and a hard shade are for every hand: they stand beside the stroke and not within it.
  if (wanted === 'shaded') return 'shaded'
  if (wanted === 'stippled') return FAT.has(hand) && count <= SHADED_MOST ? 'faded' : 'stippled'
  if (PACKED.has(wanted) && !(FAT.has(hand) && count <= SHADED_MOST)) return 'shaded'
  if (FOR_ALL.has(wanted)) return count > 2 * SHADED_MOST && wanted === 'pencil' ? 'solid' : wanted
  // What is not fat enough for shade may still be cut.
  if (['carved', 'lit', 'block'].includes(wanted) && !FAT.has(hand))
    return CUT.has(hand) && count <= CARVED_MOST ? 'carved' : 'solid'
  return FAT.has(hand) && count <= SHADED_MOST ? wanted : 'solid'
}

/** Only these need the style's light: the others are ink and bare skin. */
export const hasVolume = (ink: LetterInk) =>
  ![
    'solid',
    'brushed',
    'lit',
    'inline',
    'outline',
    'carved',
    'reversed',
    'cased',
    'dropped',
    'shaded',
    'stippled',
  ].includes(ink)

/** Styles of these inks have colour for what stands with the letters. */
export const isColoured = (ink: LetterInk) =>
  ['red', 'gold', 'blue', 'petal', 'stain'].includes(ink)

const BLACK = { fill: 'black', stroke: 0 } as const
const RED = { fill: 'red', stroke: 1, shade: 0.7 } as const
const BARE = { fill: 'paper', stroke: 0 } as const

export function inkLetters(
  { letters, small = [], ornament, accent = [], size }: Inscribed,
  ink: LetterInk,
  leastLine: number,
  accentInk: LetterInk = ink,
): Part[] {
  const look = ink === 'reversed' ? BARE : BLACK
  const grown = [
    ...partsOf(ornament, look),
    ...small.flatMap((rings) => partsOf(rings, look)),
    ...partsOf(accent, isColoured(accentInk) && ink !== 'reversed' ? RED : look),
  ]
  const solid = letters.flatMap((rings) => partsOf(rings, BLACK))
  const line = Math.max(leastLine, size * 0.014)
  const all = letters.flat()
  switch (ink) {
    case 'solid':
      return [...solid, ...grown]
    case 'brushed':
      return [...letters.flatMap((rings) => partsOf(driedOut(rings, size), BLACK)), ...grown]
    case 'lit':
      return [...solid, ...grown, ...partsOf(gleamsOf(all, size), BARE)]
    case 'inline':
      return [...solid, ...grown, ...partsOf(inlineOf(all, size, line), BARE)]
    case 'outline':
      return [...solid, ...grown, ...partsOf(unmarked(offset(all, -line)), BARE)]
    case 'carved':
      return [...solid, ...grown, ...partsOf(facetsOf(all, size, line), BARE)]
    case 'faded':
      return [...fadedOf(letters, line), ...grown]
    case 'pencil':
      return [...guidesOf(letters, size), ...fadedOf(letters, line), ...grown]
    case 'reversed':
      return [
        ...plateOf([...all, ...small.flat(), ...ornament, ...accent], size),
        ...letters.flatMap((rings) => partsOf(rings, BARE)),
        ...grown,
      ]
    case 'cased':
      return [...partsOf(casingOf([...all, ...ornament], size, line), BLACK), ...solid, ...grown]
    case 'dropped':
      return [...partsOf(dropOf(all, size * 0.075, line * 1.3), BLACK), ...solid, ...grown]
    case 'shaded':
      return [...shaded(letters, { size, line }), ...grown]
    case 'stippled':
      return [...stippled(letters, { size, line: leastLine }), ...grown]
    case 'stain':
      return [...stainOf(all, size), ...solid, ...grown]
    case 'block':
      return raised(all, grown, { fill: 'bone', tone: 0.05 }, size, line, 0.13)
    case 'red':
    case 'gold':
    case 'blue':
    case 'petal':
      // Packed flat: shaded as a body, a letter is a balloon and its foot a puddle.
      return [
        ...raised(all, grown, { fill: ink, shade: 0 }, size, line, 0.06),
        ...packed(letters, all, { size, line }),
      ]
  }
}

/** What a sign painter gives packed letters: whipped black at their feet, and a bare gleam at their heads. */
const packed = (
  letters: readonly (readonly Ring[])[],
  all: readonly Ring[],
  { size, line }: { size: number; line: number },
): Part[] => [
  ...letters.flatMap((rings) => partsOf(whipsOf(rings, { size, line }), BLACK)),
  ...partsOf(gleamsOf(all, size), BARE),
]

/** A body with an outline, its drop shade below it. */
function raised(
  letters: readonly Ring[],
  grown: readonly Part[],
  body: { fill: Tag; tone?: number; shade?: number },
  size: number,
  line: number,
  drop: number,
): Part[] {
  // Heavier by the line, so that hairlines hold some of the body between two outlines.
  const fat = union(offset(letters, line * 0.7))
  return [
    ...partsOf(dropOf(fat, size * drop, line * 0.6), BLACK),
    ...grown,
    ...partsOf(simplified(fat, 0.2), { ...body, stroke: 1 }),
  ]
}

/** The outline about a whole piece, its counters closed, and the block that it stands on to the lower right. */
function casingOf(letters: readonly Ring[], size: number, line: number): Ring[] {
  const bare = outlinesOf(offset(simplified(letters, 0.3), size * 0.04))
  const block = swept(bare, [size * 0.075, size * 0.075])
  return unmarked(simplified(difference(union(offset(bare, line * 1.3), block), bare), 0.2))
}

const outlinesOf = (rings: readonly Ring[]): Ring[] => {
  const sign = Math.sign(rings.reduce((sum, ring) => sum + areaOf(ring), 0))
  return rings.filter((ring) => Math.sign(areaOf(ring)) === sign)
}

/** The lit edge of fat strokes: a crescent inside the upper left edge, and none in hairlines. */
function gleamsOf(letters: readonly Ring[], size: number): Ring[] {
  const [inset, width] = [size * 0.0125, size * 0.013]
  const core = offset(letters, -inset)
  const away = warped(core, ([x, y]): Point => [x + 0.8 * width, y + 0.6 * width])
  const crescents = offset(offset(difference(core, away), -width * 0.17), width * 0.1)
  return simplified(
    unmarked(crescents).filter((ring) => {
      const { left, right, top, bottom } = boundsOf([ring])
      return Math.max(right - left, bottom - top) > size * 0.08
    }),
  )
}

/** The facets that face the light: bare skin on the upper left of each stroke. */
function facetsOf(letters: readonly Ring[], size: number, line: number): Ring[] {
  // On a wrist a needle is as wide as half a stem: there is no room for two facets.
  if (line > size * 0.019) return []
  const core = offset(letters, -line)
  const deep = size * 0.035
  return unmarked(
    simplified(
      difference(
        core,
        warped(core, ([x, y]): Point => [x + deep, y + 0.7 * deep]),
      ),
    ),
  )
}

function inlineOf(letters: readonly Ring[], size: number, line: number): Ring[] {
  const outer = offset(letters, -Math.max(line * 1.2, size * 0.022))
  return unmarked(difference(outer, offset(outer, -Math.max(line * 0.8, size * 0.012))))
}

/** Bands that darken towards the foot, within an outline. */
const FADE = [0, 0.12, 0.3, 0.52, 0.78, 1] as const

function fadedOf(letters: readonly (readonly Ring[])[], line: number): Part[] {
  const parts: Part[] = []
  for (const rings of letters) {
    const { left, right, top, bottom } = boundsOf(rings)
    const core = offset(rings, -line)
    FADE.forEach((tone, i) => {
      const from = top + ((bottom - top) * i) / FADE.length - (i === 0 ? line : 0)
      const to = top + ((bottom - top) * (i + 1)) / FADE.length
      const band: Ring = [
        [left, from],
        [right, from],
        [right, to],
        [left, to],
      ]
      parts.push(
        ...partsOf(intersection(core, [band]), { fill: 'paper', tone, stroke: 0, shade: 0.1 }),
      )
    })
    parts.push(...partsOf(difference(rings, core), BLACK))
  }
  return parts
}

/** Where a pencil ruled the heights before the letters were drawn. */
function guidesOf(letters: readonly (readonly Ring[])[], size: number): Part[] {
  const lines: Line[] = letters.flatMap((rings) => {
    const { left, right, top, bottom } = boundsOf(rings)
    return [top, top + (bottom - top) * 0.42, bottom].map((y): Line => [
      [left - size * 0.3, y],
      [right + size * 0.3, y],
    ])
  })
  return [{ d: linePath(lines), fill: null, stroke: 0.4, detail: 1 }]
}

/** A field with rounded ends behind the words. */
function plateOf(rings: readonly Ring[], size: number): Part[] {
  const { left, right, top, bottom } = boundsOf(rings)
  const room = size * 0.3
  const box: Ring = [
    [left - room * 0.6, top - room * 0.4],
    [right + room * 0.6, top - room * 0.4],
    [right + room * 0.6, bottom + room * 0.4],
    [left - room * 0.6, bottom + room * 0.4],
  ]
  return partsOf(offset([box], room * 0.6), BLACK)
}

/** Three pools of colour, one flowing into the next. */
function stainOf(letters: readonly Ring[], size: number): Part[] {
  const { left, right, top, bottom } = boundsOf(letters)
  const [width, height] = [right - left, Math.max(bottom - top, size * 0.5)]
  const pool = (share: number, dy: number, turn: number): Ring =>
    Array.from({ length: 60 }, (_, i): Point => {
      const angle = (i / 60) * 2 * Math.PI
      const lobes =
        1 +
        0.14 * Math.sin(3 * angle + turn) +
        0.09 * Math.sin(5 * angle + 2 * turn) +
        0.05 * Math.sin(9 * angle)
      return [
        left + width * share + Math.cos(angle) * width * 0.21 * lobes,
        (top + bottom) / 2 + dy * height + Math.sin(angle) * height * 0.52 * lobes,
      ]
    })
  const look = { stroke: 0, shade: 0.3 }
  return [
    ...partsOf([pool(0.26, 0.06, 1)], { ...look, fill: 'blue' }),
    ...partsOf([pool(0.5, -0.08, 2.4)], { ...look, fill: 'violet' }),
    ...partsOf([pool(0.74, 0.05, 4)], { ...look, fill: 'pink' }),
  ]
}
