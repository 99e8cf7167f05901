import {
  areaOf,
  distanceTo,
  inverted,
  meanOf,
  nearestIn,
  pieceAt,
  piecesOf,
  tidied,
} from '#engine/body/grid.ts'
import type { SeenBody } from '#engine/body/see-body.ts'

/** The skin that a design is laid on, around a point. */
export interface FoundSkin {
  mask: Uint8Array
  /** Where it was looked for: the skin nearest to what was tapped. */
  seed: number
  /** From the tap to the skin, in parts of the photo's longer edge; Infinity where there is none. */
  away: number
  /** How sure it is to be skin, 0 to 1. */
  sureness: number
  isFace: boolean
  /** Clockwise from upright; undefined for a limb whose bone is not seen. */
  axisDegrees: number | undefined
}

const SKIN = 0.5
/** From here on it counts as a face, or as a limb, for good. */
const SURELY = 0.6
/** So much of what is seen of a limb speaks for a leg, or the rest for an arm. */
const SURELY_ONE = 0.75
/** Around the tap, in parts of the longer edge: what is asked which part of the body this is. */
const NEAR = 0.024
/** As far as this the bone's direction is asked for, fading. */
const ALONG = 0.11
/** What belongs to one limb runs within so many degrees of it; upper arm and forearm of a bent arm do not. */
const SAME_WAY = Math.cos(2 * ((40 * Math.PI) / 180))
/** A belly is half taken for a thigh close up, but runs nowhere: what is less sure of both is looked at upright. */
const LIMB_OF_A_WAY = 0.75
const SURE_WAY = 0.25
/** Beside it only what surely runs somewhere is another part: an arm. */
const RUNS = 0.3
/** What belongs to one limb has its bone in one line with the tap's: so many times its thickness beside it is another limb. */
const BESIDE = 0.85
/** A limb that bends leaves the line by so much of the way along it, but never by more than so many times its thickness there. */
const BENDS = 0.35
const MOST_BENT = 1.6
/** Surely a hand or a foot, where the tap is surely none. */
const SURELY_END = 0.7
const SURELY_NO_END = 0.25
/** How sure a border between two limbs must be: the surest one that parts anything is taken. */
const BORDERS = [0.5, 0.4, 0.3, 0.22]
/** Less than this, in parts of the whole, is no limb of its own but an edge. */
const LEAST_PARTED = 0.045
/** A trunk has folds and shadows: only a sure border parts an arm from it, but then even a narrow strip of one. */
const BORDERS_OF_TRUNKS = [0.5]
const LEAST_PARTED_OF_TRUNKS = 0.012
/** A hand on a cheek, say: more of a face than this makes it one. */
const MOSTLY_FACE = 0.3
/** A neck and a chest run into a face: there it takes more. */
const BESIDE_FACE = 0.45
const SHORTEST_BONE = 0.05
/** Room on all sides beyond this makes a spot no better, in parts of the shorter edge. */
const ENOUGH = 0.22
/** What is not of the place that a design was made for counts this much: it is taken where nothing else is there. */
const UNWANTED = 0.05
/** What hangs on by less is something else, in parts of the photo's width. */
const THREAD = 0.008

/** Finds the skin of the part of the body at a point, or of the likeliest one, which is never a face. Other parts do not belong to it. */
export function findLimb(seen: SeenBody, tap: number | undefined): FoundSkin {
  const longest = Math.max(seen.width, seen.height)
  const isSkin = Uint8Array.from(seen.skin, (value) => (value > SKIN ? 1 : 0))
  const seed = tap === undefined ? likeliestSpot(isSkin, seen) : nearestIn(isSkin, seen, tap)
  if (!isSkin[seed]) return { ...NOTHING, mask: isSkin, seed }
  const part = partAt(seen, isSkin, seed)
  const region = Uint8Array.from(isSkin, (value, i) => (value && belongs(part, seen, i) ? 1 : 0))
  region[seed] = 1
  const whole = tidied(pieceAt(region, seen, seed), seen, seed, THREAD * seen.width)
  const mask = withoutOthers(partedByBorder(whole, part, seen, seed), part, seen, seed)
  return {
    mask,
    seed,
    away: tap === undefined ? 0 : distanceOf(tap, seed, seen.width) / longest,
    sureness: meanOf(seen.skin, mask),
    isFace: part.isFace || meanOf(seen.face, mask) > (part.isLimb ? MOSTLY_FACE : BESIDE_FACE),
    axisDegrees: axisOf(part, seen, mask, seed),
  }
}

const NOTHING = { away: Infinity, sureness: 0, isFace: false, axisDegrees: undefined }

/** Which part of the body lies at a point, and twice the angle it runs at. */
interface BodyPart {
  isFace: boolean
  isLimb: boolean
  /** A trunk, though half taken for a limb. */
  runsNowhere: boolean
  /** Surely a leg, or surely an arm; 0 where neither is sure. */
  legs: -1 | 0 | 1
  wayX: number
  wayY: number
  /** How sure the way is. */
  way: number
  /** Surely more than a hand or a foot. */
  isShaft: boolean
  /** The bone beside the point, and how thick the limb is there; 0 where nothing tells. */
  middleX: number
  middleY: number
  thick: number
}

function partAt(seen: SeenBody, isSkin: Uint8Array, seed: number): BodyPart {
  const reach = NEAR * Math.max(seen.width, seen.height)
  const at = around(seen, seed, { reach, counts: (i) => isSkin[i] === 1 })
  const isFace = at(seen.face) > SURELY
  const [wayX, wayY] = [at(seen.boneX), at(seen.boneY)]
  const way = Math.hypot(wayX, wayY)
  const limb = at(seen.limb)
  const isLimb = !isFace && limb > 0.5
  const runsNowhere = limb < LIMB_OF_A_WAY && way < SURE_WAY
  const leg = at(seen.leg) / Math.max(limb, 0.01)
  const legs = leg > SURELY_ONE ? 1 : leg < 1 - SURELY_ONE ? -1 : 0
  return {
    isFace,
    isLimb,
    runsNowhere: !isLimb || runsNowhere,
    legs,
    wayX,
    wayY,
    way,
    isShaft: at(seen.end) < SURELY_NO_END,
    middleX: (seed % seen.width) + at(seen.middleX),
    middleY: Math.floor(seed / seen.width) + at(seen.middleY),
    thick: at(seen.thick),
  }
}

function belongs(part: BodyPart, seen: SeenBody, i: number): boolean {
  const { isFace, isLimb, legs, wayX, wayY, way } = part
  const { face, limb, boneX, boneY } = seen
  if (isFace) return face[i]! > 1 - SURELY
  if (face[i]! > SURELY) return false
  if (!isLimb) return limb[i]! < SURELY
  const bone = Math.hypot(boneX[i]!, boneY[i]!)
  if (part.runsNowhere) return limb[i]! < SURELY || bone < RUNS
  if (limb[i]! < 1 - SURELY) return false
  const leg = seen.leg[i]! / limb[i]!
  // A hand on a knee is no part of the leg, nor the knee of the arm.
  if (legs > 0 ? leg < 1 - SURELY_ONE : legs < 0 && leg > SURELY_ONE) return false
  if (way < SHORTEST_BONE || bone < SHORTEST_BONE) return true
  return boneX[i]! * wayX + boneY[i]! * wayY > SAME_WAY * bone * way
}

/** After the borders, which part limbs best where they are seen: what is left of another limb, and an arm's hand. */
function withoutOthers(mask: Uint8Array, part: BodyPart, seen: SeenBody, seed: number): Uint8Array {
  if (!part.isLimb) return mask
  const own = mask.map((value, i) => {
    const isEnd = part.isShaft && seen.end[i]! > SURELY_END
    const isOther = !part.runsNowhere && (isEnd || isBeside(part, seen, i))
    return value && !isOther ? 1 : 0
  })
  const start = nearestIn(own, seen, seed)
  if (!own[start]) return mask
  return tidied(pieceAt(own, seen, start), seen, start, THREAD * seen.width)
}

/** A limb that lies alongside runs the same way, but around another bone. A bent one is measured across the mean of both its ways. */
function isBeside(part: BodyPart, seen: SeenBody, i: number): boolean {
  const { way, wayX, wayY, middleX, middleY, thick } = part
  if (thick < 1 || way < SHORTEST_BONE) return false
  const bone = Math.hypot(seen.boneX[i]!, seen.boneY[i]!) || 1
  const turn =
    Math.atan2(wayY / way + seen.boneY[i]! / bone, wayX / way + seen.boneX[i]! / bone) / 2
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const x = (i % seen.width) + seen.middleX[i]! - middleX
  const y = Math.floor(i / seen.width) + seen.middleY[i]! - middleY
  const bent = BESIDE * thick + BENDS * Math.abs(x * cos + y * sin)
  const here = Math.max(Math.min(seen.thick[i]!, thick), thick / 2)
  return Math.abs(y * cos - x * sin) > Math.min(bent, MOST_BENT * here)
}

/** A chest, a belly and a neck are looked at upright. */
function axisOf({ runsNowhere, way }: BodyPart, seen: SeenBody, mask: Uint8Array, seed: number) {
  if (runsNowhere) return 0
  if (way < SHORTEST_BONE) return undefined
  const fading = ALONG * Math.max(seen.width, seen.height)
  const along = around(seen, seed, { reach: 2 * fading, counts: (i) => mask[i] === 1, fading })
  return degreesOf(along(seen.boneX), along(seen.boneY))
}

/** Legs side by side run the same way and hang together, and an arm hangs beside a belly: what lies beyond a border is left out. */
function partedByBorder(
  whole: Uint8Array,
  { isFace, isLimb }: BodyPart,
  seen: SeenBody,
  seed: number,
): Uint8Array {
  if (isFace) return whole
  const least = (isLimb ? LEAST_PARTED : LEAST_PARTED_OF_TRUNKS) * areaOf(whole)
  for (const border of isLimb ? BORDERS : BORDERS_OF_TRUNKS) {
    const open = whole.map((value, i) => (value && seen.border[i]! < border ? 1 : 0))
    const { label, sizes } = piecesOf(open, seen)
    const mine = label[nearestIn(open, seen, seed)]!
    const isOther = sizes.map((size, piece) => piece > 0 && piece !== mine && size >= least)
    if (sizes[mine]! < least || !isOther.includes(true)) continue
    // What lies on the border, and on the edge of the skin, belongs to what is nearer.
    const toMine = distanceTo(
      marked(label, (piece) => piece === mine),
      seen,
    )
    const toOthers = distanceTo(
      marked(label, (piece) => isOther[piece]!),
      seen,
    )
    const part = whole.map((value, i) => (value && toMine[i]! <= toOthers[i]! ? 1 : 0))
    return tidied(part, seen, seed, THREAD * seen.width)
  }
  return whole
}

const marked = (labels: Int32Array, isMarked: (label: number) => boolean) =>
  Uint8Array.from(labels, (label) => (label > 0 && isMarked(label) ? 1 : 0))

/** Means over what counts near a point, fading with the distance where that is asked for. */
function around(
  { width, height }: SeenBody,
  seed: number,
  {
    reach,
    counts,
    fading = Infinity,
  }: { reach: number; counts: (i: number) => boolean; fading?: number },
): (values: Float32Array) => number {
  const [x0, y0] = [seed % width, Math.floor(seed / width)]
  const at: number[] = []
  const weights: number[] = []
  for (let y = Math.max(0, Math.ceil(y0 - reach)); y <= Math.min(height - 1, y0 + reach); y++)
    for (let x = Math.max(0, Math.ceil(x0 - reach)); x <= Math.min(width - 1, x0 + reach); x++) {
      const i = y * width + x
      if (!counts(i)) continue
      at.push(i)
      weights.push(Math.exp(-((x - x0) ** 2 + (y - y0) ** 2) / (2 * fading ** 2)))
    }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return (values) => at.reduce((sum, i, k) => sum + values[i]! * weights[k]!, 0) / total
}

/** Of twice the angle from the right, downwards: clockwise from upright, more than -90 and up to 90. */
function degreesOf(x: number, y: number): number {
  const degrees = (Math.atan2(y, x) * 90) / Math.PI + 90
  return degrees > 90 ? degrees - 180 : degrees
}

/** Of what may be skin and is no face: where there is room on all sides, near the middle of the picture, on the limb that is looked for. */
export function likeliestSpot(mask: Uint8Array, seen: SeenBody): number {
  const { width, height, face, wanted } = seen
  const depth = distanceTo(inverted(mask), { width, height })
  const enough = ENOUGH * Math.min(width, height)
  let [best, most] = [(height >> 1) * width + (width >> 1), 0]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!mask[i] || face[i]! > SURELY) continue
      const [fromX, fromY] = [(2 * x) / width - 1, (2 * y) / height - 1]
      // Past the picture's edge there is no room, though the limb goes on.
      const room = Math.min(depth[i]!, enough, x, y, width - 1 - x, height - 1 - y)
      const value =
        room * (UNWANTED + wanted[i]!) * Math.exp(-1.2 * (fromX * fromX + fromY * fromY))
      if (value <= most) continue
      most = value
      best = i
    }
  return best
}

const distanceOf = (a: number, b: number, width: number) =>
  Math.hypot((a % width) - (b % width), Math.floor(a / width) - Math.floor(b / width))
