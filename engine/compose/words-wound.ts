import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { inkBoxOf, layerOf } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { unionOf, type Layer } from '#engine/compose/scene.ts'
import { leastLineFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { gapped, type GappedLine } from '#engine/lettering/gapped.ts'
import { HANDS, type HandName } from '#engine/lettering/hands.ts'
import { rowsFor } from '#engine/lettering/inscribe.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import { offset } from '#engine/lettering/polygons.ts'
import { isOwnFaced } from '#engine/lettering/scripts.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import { polygon, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { along } from '#engine/motifs/drawing/pen.ts'
import { diamonds, joined, serpent, viperHead } from '#engine/motifs/drawing/serpent.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'
import { printSize } from '#engine/present/print-size.ts'

/** What is long enough to wind, what it is made of, and half its width against the height of the letters. */
const WINDERS: Record<string, { tag: Tag; half: number }> = {
  snake: { tag: 'scale', half: 0.096 },
  ivy: { tag: 'leaf', half: 0.024 },
  'barbed-wire': { tag: 'steel', half: 0.02 },
  'rope-knot': { tag: 'leather', half: 0.045 },
}

export const isWinder = ({ motif }: Actor) => motif.name in WINDERS

/** More letters than this would have a body like a thread. */
const LETTERS_MOST = 16
const WIDTH = 640
/** White on either side of what passes between two letters, as a share of their height. */
const CLEAR = 0.06
/** How far it leans on its way down between them. */
const SLANT = 0.08
/** How high capitals are, whatever hangs below them in one word or another. */
const CAPITAL = 0.72 * LETTER_SIZE

/** Its way, and the stretches of it before the letters, in shares of its length. */
interface Way {
  centre: Point[]
  fronts: [from: number, to: number][]
  /** Where it turns over and under the line, and to which side. */
  turns: { at: Point; side: 1 | -1 }[]
}

/** Something winds around the words themselves: down before them where two letters make room, up again behind them. */
export function addWound(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand: given, hero }: BoundOptions,
): readonly Lettering[] {
  const hand = apartHand(given, look.hands)
  const rows = rowsFor(textsOf(written), { hand, readFace, aspect: 40 })
  const [row] = rows
  if (!row || rows.length > 1 || row.text.length > LETTERS_MOST || isOwnFaced(row.text)) return []
  const widthMm = printSize(build.layout, brief.placement).widthMm * look.fill * 0.75
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm })
  const winder = WINDERS[hero.motif.name]!
  const half = winder.half * CAPITAL
  const room = 2 * (half + CLEAR * CAPITAL) + SLANT * CAPITAL
  const line = gapped(row.text, { hand, readFace, leastLine }, room)
  if (!line) return []
  const way = wayAbout(line, half)
  const { back, front } =
    winder.tag === 'scale'
      ? snakeAlong(way, half, build.random() < 0.6)
      : strandAlong(way, half, winder.tag)
  const letters: Part[] = [
    ...partsOf(offset(line.letters, CLEAR * CAPITAL), { fill: 'paper', stroke: 0 }),
    ...partsOf(line.letters, { fill: 'black', stroke: 0 }),
  ]
  const like = build.middle[0]
  const own = {
    role: like?.role ?? ('hero' as const),
    subject: hero.subject,
    ...(like?.tint === undefined ? {} : { tint: like.tint }),
  }
  const layers = {
    back: layerOf(back, { ...own, halo: 1, slice: 'back' }),
    words: layerOf(letters, { role: 'lettering', hasVolume: false }),
    front: layerOf(front, { ...own, halo: 1, slice: 'front' }),
  }
  layers.words.drawing.origin = { kind: 'words', text: row.text, font: hand }
  setAsOne(Object.values(layers))
  build.middle = [layers.back]
  build.front.push(layers.words, layers.front)
  build.heroBox = unionOf(Object.values(layers).map(inkBoxOf))
  build.boxes.set(hero.subject, build.heroBox)
  build.faces = []
  build.faceBox = null
  for (const layer of Object.values(layers)) build.mayTouchFace.add(layer)
  return written
}

/** Joined letters leave nothing a way between them. */
const apartHand = (hand: HandName, hands: readonly HandName[]): HandName =>
  [hand, ...hands].find((each) => !HANDS[each].isJoined) ?? 'roman'

/** All at one scale, about the middle. */
function setAsOne(layers: readonly Layer[]): void {
  const [left, top, right, bottom] = unionOf(layers.map(inkBoxOf))
  const scale = WIDTH / (right - left)
  for (const layer of layers)
    Object.assign(layer, {
      scale,
      x: (-scale * (left + right)) / 2,
      y: (-scale * (top + bottom)) / 2,
    })
}

const PER_POINT = 16

function wayAbout({ bounds, gaps }: GappedLine, half: number): Way {
  const { left, right, top, bottom } = bounds
  const height = bottom - top
  const away = half + 0.1 * height
  const [over, under] = [top - away, bottom + away]
  // Round at its turns, and steep where it passes between letters.
  const swing = 0.23 * height + half
  const points: Point[] = [
    [left - 0.62 * height, bottom - 0.52 * height],
    [left - 0.58 * height, bottom - 0.2 * height],
    [left - 0.34 * height, under - 0.04 * height],
    [left - 0.02 * height, under],
  ]
  const turns: Way['turns'] = [{ at: points[2]!, side: 1 }]
  const fronts: [number, number][] = []
  for (const gap of gaps) {
    const from = points.length
    points.push(
      [gap - swing, over + 0.04 * height],
      [gap - 0.42 * swing, over - 0.09 * height],
      [gap - 0.015 * height, top + 0.08 * height],
      [gap + 0.015 * height, bottom - 0.08 * height],
      [gap + 0.42 * swing, under + 0.09 * height],
      [gap + swing, under - 0.04 * height],
    )
    fronts.push([from + 1, from + 4])
    turns.push({ at: points[from + 1]!, side: -1 }, { at: points[from + 4]!, side: 1 })
  }
  const last = points.length
  points.push(
    [right - 0.34 * height, over + 0.02 * height],
    [right - 0.04 * height, over - 0.1 * height],
    [right + 0.26 * height, over + 0.08 * height],
    [right + 0.4 * height, top + 0.26 * height],
  )
  turns.push({ at: points[last + 1]!, side: -1 })
  fronts.push([last + 1, points.length - 1])
  const segments = points.length - 1
  return {
    centre: sample(points, PER_POINT),
    fronts: fronts.map(([from, to]) => [from / segments, to / segments]),
    turns,
  }
}

interface Halves {
  back: Part[]
  front: Part[]
}

function snakeAlong({ centre, fronts }: Way, half: number, isOpen: boolean): Halves {
  const { segment, head } = serpent({
    centre,
    halfWidth: (u) => half * along([0.06, 0.45, 0.75, 0.92, 1, 1, 1, 1, 1, 0.94, 0.86], u),
    bellyFrom: () => 0.5,
    marking: diamonds(),
    columns: 4,
    scaleLength: 0.62,
  })
  return {
    back: segment(0, 1),
    front: [
      ...fronts.flatMap(([from, to]) => segment(from, to)),
      ...joined(viperHead({ open: isOpen }), head, half / 15),
    ],
  }
}

function strandAlong({ centre, fronts, turns }: Way, half: number, tag: Tag): Halves {
  const body = tube(centre, (u) => half * along([0.3, 0.9, 1, 1, 1, 1, 0.9, 0.3], u))
  const piece = (from: number, to: number): Part[] => {
    const [first, last] = [from, to].map((share) => Math.round(share * (centre.length - 1)))
    return [{ d: tube(centre.slice(first, last! + 1), () => half).strip(), fill: tag }]
  }
  const grown = turns.flatMap(({ at, side }) => {
    if (tag === 'leaf') return leavesAt(at, side, half)
    return tag === 'steel' ? barbAt(at, half) : []
  })
  // What grows before the letters would cover them: it stands where the way turns.
  return {
    back: [{ d: body.strip(), fill: tag }],
    front: [...fronts.flatMap(([from, to]) => piece(from, to)), ...grown],
  }
}

const rayFrom =
  ([x, y]: Point, angle: number, length: number) =>
  (far: number, aside: number): Point => [
    x + (Math.cos(angle) * far - Math.sin(angle) * aside) * length,
    y + (Math.sin(angle) * far + Math.cos(angle) * aside) * length,
  ]

/** Leaves that fan out from where a vine turns, away from the letters, each with its middle vein. */
const leavesAt = (turn: Point, side: 1 | -1, half: number): Part[] =>
  [-1.15, -0.4, 0.4, 1.15].flatMap((fan): Part[] => {
    const at = rayFrom(turn, (side * Math.PI) / 2 + fan, half * (Math.abs(fan) < 1 ? 13 : 10))
    const [root, tip, left, right] = [at(0.06, 0), at(1, 0), at(0.4, 0.5), at(0.4, -0.5)]
    return [
      {
        d: `M${root.join(' ')}Q${left.join(' ')} ${tip.join(' ')}Q${right.join(' ')} ${root.join(' ')}Z`,
        fill: 'leaf',
        stroke: 0.8,
      },
      { d: `M${root.join(' ')}L${at(0.72, 0).join(' ')}`, fill: null, stroke: 0.5, detail: 1 },
    ]
  })

/** A knot of wire with four points. */
const barbAt = (turn: Point, half: number): Part[] =>
  [0.6, 2.5, -0.6, -2.5].map((angle): Part => {
    const at = rayFrom(turn, angle, half * 6.5)
    return { d: polygon([at(-0.15, 0.17), at(1, 0), at(-0.15, -0.17)]), fill: 'black', stroke: 0.6 }
  })
