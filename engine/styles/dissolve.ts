import { createRng, type Rng } from '#shared/random.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { bird } from '#engine/motifs/drawn/animal/birds.ts'
import { at, fbm } from '#engine/pixels/noise.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { flattenPath } from '#engine/render/flatten-path.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import type { BeforeInk } from '#engine/styles/recipe.ts'
import { wordsIn } from '#engine/styles/shared.ts'

/** What a place is: within a bird of skin, one of the thing itself or a black one, and whether nothing is left of the thing there. */
const [HOLE, PIECE, BLACK, BARE] = [1, 2, 4, 8]

/** In parts of the way from where it begins to the far edge of the thing: whole before the first, nothing but birds after the second. */
const ZONES = { holes: 0.12, gone: 0.74 }
/** Birds in each zone, and how large one is in parts of the longer side of all. */
const FLOCK = { holes: 56, pieces: 60, flown: 22, size: 0.07 }
/** Tries before a place for a bird is given up: a thin thing has few. */
const TRIES = 14
/** Half the breadth of a bird as it is drawn. */
const WING = 34
/** Room between two birds, in parts of their size. */
const APART = 0.62
/** How steeply the flock rises, as an angle and in parts of the height of all by its far edge. */
const RISE = { angle: 0.42, high: 0.34 }

/** How often what has no face, or one in its middle, dissolves on the side in shade. */
const IN_SHADE = 0.85

type PixelBox = BeforeInk['heroBox']

interface Flight {
  /** 1 to the right, -1 to the left. */
  side: 1 | -1
  /** From where it dissolves to where it ends, in pixels. */
  start: number
  reach: number
}

/**
 * The side away from the face flies off as birds: first they are holes in it, then they are all that is left of it, then they are
 * black and gone. The black ones are drawn before it is shaded; the skin is laid bare by `layBare` afterwards, so that the thing is
 * lit and modelled as if it were whole.
 */
export function dissolve(g: GBuffer, { seed, faceBox, workspace }: BeforeInk): void {
  const { w, h, id, line, regions } = g
  const random = createRng(seed + 3)
  // Of all that is drawn: by the edge of the hero alone, wings and whatever winds about it would be cut off.
  const box = boxOf(g)
  const flight = flightFrom(box, faceBox, random)
  const mask = workspace.bytes(MASK, w * h)
  const goneBy = progress(g, box, flight)
  const isOfWords = wordsIn(g)
  letFly(g, mask, { box, flight, goneBy, random })
  const layer = heroLayer(g)
  const flown =
    regions.push({ tag: 'black', layer, tone: 0, shade: 0, detail: 0, isWithin: true }) - 1
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const bits = mask[i]!
      // A name of which a letter flew off is another name.
      if (isOfWords(x, y)) {
        mask[i] = 0
        continue
      }
      if (id[i]) {
        const isGone = goneBy(x, y) > ZONES.gone
        mask[i] = isGone ? (bits & PIECE ? PIECE : BARE) : bits & HOLE ? BARE : 0
      } else if (bits & BLACK) {
        id[i] = flown
        line[i] = 255
        mask[i] = 0
      } else mask[i] = goneBy(x, y) > ZONES.gone && line[i]! > 0 ? BARE : 0
    }
}

const MASK = 'dissolve: birds'

/** A bird of a white wing would be as white as the skin about it. */
const PIECE_LEAST = 0.62

/** Takes the ink, and what vectors and stencils are made of, from where the thing has flown off. */
export function layBare(ink: Ink, g: GBuffer, workspace: Workspace): void {
  const mask = workspace.bytes(MASK, g.w * g.h, 'as left')
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === PIECE) ink.black[i] = Math.max(PIECE_LEAST, ink.black[i]!)
    if (mask[i] !== BARE) continue
    ink.black[i] = 0
    g.id[i] = 0
    g.line[i] = 0
    if (!ink.colour) continue
    ink.colour.r[i] = 1
    ink.colour.g[i] = 1
    ink.colour.b[i] = 1
  }
}

function boxOf({ w, h, id }: GBuffer): PixelBox {
  let [left, top, right, bottom] = [w, h, 0, 0]
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      if (!id[i]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  return [left, top, Math.max(left, right), Math.max(top, bottom)]
}

const heroLayer = (g: GBuffer): number =>
  Math.max(
    0,
    g.layers.findIndex(({ role }) => role === 'hero'),
  )

/** Away from the face, and never before its edge: who it is stays whole. */
function flightFrom([x0, , x1]: PixelBox, faceBox: BeforeInk['faceBox'], random: Rng): Flight {
  const [middle, wide] = [(x0 + x1) / 2, x1 - x0]
  // Light falls from the left: on the side in shade the birds are dark enough to be seen.
  const lot = random() < IN_SHADE ? 1 : -1
  const aside = faceBox ? (faceBox[0] + faceBox[2]) / 2 - middle : 0
  const side = Math.abs(aside) < 0.06 * wide ? lot : aside > 0 ? -1 : 1
  const end = side > 0 ? x1 : x0
  const edge = faceBox ? (side > 0 ? faceBox[2] : faceBox[0]) : middle
  // A face that is all there is keeps its nearer side.
  const off = Math.min(0.32 * wide, Math.max(0.06 * wide, side * (edge - middle)))
  const start = middle + side * off
  return { side, start, reach: Math.abs(end - start) }
}

/** How far gone a place is: 0 where it begins, 1 at the far edge, sooner at the top than at the foot that it stands on. */
function progress(
  g: GBuffer,
  [, y0, , y1]: PixelBox,
  { side, start, reach }: Flight,
): (x: number, y: number) => number {
  const ragged = fbm(64, 3, 77)
  return (x, y) =>
    (side * (x - start)) / reach -
    0.34 * ((y - (y0 + y1) / 2) / Math.max(1, y1 - y0)) +
    0.16 * at(ragged, x / g.pixel, y / g.pixel)
}

interface Sky {
  box: PixelBox
  flight: Flight
  goneBy: (x: number, y: number) => number
  random: Rng
}

function letFly(g: GBuffer, mask: Uint8Array, { box, flight, goneBy, random }: Sky): void {
  const { w, h, id } = g
  const [x0, y0, x1, y1] = box
  const size = FLOCK.size * Math.max(x1 - x0, y1 - y0)
  const settled: [x: number, y: number, size: number][] = []
  const rim = 0.6 * size
  const isFree = (x: number, y: number, own: number) =>
    x > rim &&
    y > rim &&
    x < w - rim &&
    y < h - rim &&
    settled.every(([u, v, s]) => Math.hypot(u - x, v - y) > APART * (s + own))
  const send = (
    count: number,
    bit: number,
    scale: (gone: number) => number,
    place: () => Point,
    isThere: (x: number, y: number, gone: number) => boolean,
  ) => {
    for (let n = 0; n < count; n++)
      for (let k = 0; k < TRIES; k++) {
        const [x, y] = place()
        const gone = goneBy(x, y)
        const own = size * scale(gone) * (0.75 + 0.5 * random())
        if (!isFree(x, y, own) || !isThere(x | 0, y | 0, gone)) continue
        settled.push([x, y, own])
        paintBird(g, mask, bit, { x, y, size: own, side: flight.side, random })
        break
      }
  }
  const onBody = (): Point => [
    flight.start + flight.side * flight.reach * random(),
    y0 + (y1 - y0) * random(),
  ]
  const beyond = (): Point => {
    const out = 0.55 + 0.85 * random()
    return [
      flight.start + flight.side * flight.reach * out,
      y0 + (y1 - y0) * (0.75 * random() - RISE.high * (out - 0.5)),
    ]
  }
  const isBody = (x: number, y: number) => id[y * w + x]! > 0
  const isOfWords = wordsIn(g)
  send(
    FLOCK.holes,
    HOLE,
    (gone) => 0.5 + 0.75 * gone,
    onBody,
    (x, y, gone) => gone > ZONES.holes && gone < ZONES.gone - 0.06 && isBody(x, y),
  )
  send(
    FLOCK.pieces,
    PIECE,
    () => 1.15,
    onBody,
    (x, y, gone) => gone > ZONES.gone && isBody(x, y),
  )
  send(
    FLOCK.flown,
    BLACK,
    (gone) => Math.max(0.45, 1.25 - 0.45 * gone),
    beyond,
    (x, y) => !isBody(x, y) && !isOfWords(x, y, size),
  )
}

/** One bird in flight, as it is drawn elsewhere, turned the way the flock goes. */
function paintBird(
  { w, h }: Pick<GBuffer, 'w' | 'h'>,
  mask: Uint8Array,
  bit: number,
  { x, y, size, side, random }: { x: number; y: number; size: number; side: 1 | -1; random: Rng },
): void {
  const [part] = bird(Math.floor(random() * 3))
  const turn = -RISE.angle * (0.4 + 0.9 * random())
  const [c, s] = [(Math.cos(turn) * size) / WING / 2, (Math.sin(turn) * size) / WING / 2]
  const place = ([u, v]: Point): Point => [x + side * (u * c - v * s), y + u * s + v * c]
  for (const { points } of flattenPath(part!.d, { place, tolerance: 0.4 }))
    fill({ w, h }, points, (i) => (mask[i]! |= bit))
}

/** Calls for each pixel whose middle lies within a ring of x, y pairs. */
function fill(
  { w, h }: { w: number; h: number },
  ring: readonly number[],
  visit: (i: number) => void,
): void {
  let [top, bottom] = [h, 0]
  for (let k = 1; k < ring.length; k += 2) {
    top = Math.min(top, ring[k]!)
    bottom = Math.max(bottom, ring[k]!)
  }
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(h - 1, Math.ceil(bottom)); y++) {
    const crossings: number[] = []
    for (let k = 0, j = ring.length - 2; k < ring.length; j = k, k += 2) {
      const [ay, by] = [ring[k + 1]! - y - 0.5, ring[j + 1]! - y - 0.5]
      if (ay > 0 === by > 0) continue
      crossings.push(ring[k]! + ((ring[j]! - ring[k]!) * ay) / (ay - by))
    }
    crossings.sort((a, b) => a - b)
    for (let n = 0; n + 1 < crossings.length; n += 2)
      for (
        let x = Math.max(0, Math.round(crossings[n]!));
        x < Math.min(w, Math.round(crossings[n + 1]!));
        x++
      )
        visit(y * w + x)
  }
}
