import type { Part } from '#engine/motifs/motif.ts'
import { see, type Form, type Sculpture } from '#engine/forms/form.ts'
import { plateShelf } from '#engine/forms/shelf.ts'
import { outlineParts, shapeOf } from '#engine/forms/outline.ts'
import type { Flow } from '#engine/forms/sculpt/hair.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { SeenStrand, Sight } from '#engine/forms/sculpt/sight.ts'
import { viewOf } from '#engine/forms/traits.ts'
import type { Material as Tag } from '#shared/materials.ts'

/** A form is solved once at this size, whatever the size of the design, unless the shelf holds others. */
export const PLATE_PX = 640

/** Motif units across a plate: a form is about as large as a drawing. */
const PLATE_UNITS = 220

export const unitsPerPixel = (size: number): number => PLATE_UNITS / size

/** Values between 0 and 1, as bytes. */
export const CHANNELS = ['dark', 'shade', 'tone', 'hair', 'crisp', 'line', 'fade', 'blend'] as const
export const TONE = CHANNELS.indexOf('tone')
export const CRISP = CHANNELS.indexOf('crisp')

/** A line of a plate; for every point, a place on its near side and one on its far side. */
export interface PlateContour {
  points: readonly V2[]
  near: readonly V2[]
  far: readonly V2[]
}

/**
 * One view of a form, solved: all that inks and composition need of it, in a fifth of the bytes. It depends on form and view
 * alone, so it is kept once made.
 */
export interface Plate {
  size: number
  tags: readonly Tag[]
  /** 1 on the form itself, and 1 or 2 on its shape: hair that stands out over the edge belongs to the shape alone. */
  shape: Uint8Array
  /** All channels of one pixel beside each other, as they are read. */
  channels: Uint8Array
  /** x, y, z as seen, times 127. */
  normal: Int8Array
  depth: Float32Array
  material: Uint8Array
  hue: Uint8Array
  hue2: Uint8Array
  drawn: Uint8Array
  part: Uint16Array
  /** For the shape outside the form, its pixels in order, and the nearest pixel that is known of each. */
  outside: Int32Array
  nearest: Int32Array
  flow: Flow
  contours: readonly PlateContour[]
  strands: readonly SeenStrand[]
  parts: Part[]
  face?: Sight['face']
}

/** Views that were asked for last: all of one design, as a rule. A plate is about 9 MB, and off the shelf in some 40 ms. */
const KEPT = 5
const kept = new Map<string, Plate>()
let keptOf = plateShelf()

export function plateOf(form: Form, view: string): Plate {
  if (keptOf !== plateShelf()) kept.clear()
  keptOf = plateShelf()
  const key = `${form.name}/${view}`
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  const plate = plateShelf().find(key) ?? solve(key, viewOf(form, view)!)
  kept.set(key, plate)
  const oldest = kept.keys().next().value
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return plate
}

function solve(key: string, sculpt: () => Sculpture): Plate {
  const shelf = plateShelf()
  const plate = makePlate(see(sculpt(), shelf.platePx ?? PLATE_PX))
  shelf.put(key, plate)
  return plate
}

function makePlate(sight: Sight): Plate {
  const { w } = sight
  const shape = shapeOf(sight)
  const placeOf = (i: number): V2 => [i % w, Math.floor(i / w)]
  return {
    size: w,
    tags: sight.tags,
    shape,
    channels: channelsOf(sight),
    normal: signedBytesOf(sight.normal),
    depth: sight.depth,
    material: sight.material,
    hue: sight.hue,
    hue2: sight.hue2,
    drawn: sight.drawn,
    part: bladesOf(sight.part),
    ...nearestOf(shape, w),
    flow: sight.flow,
    contours: sight.contours.map(({ points, near, far }) => ({
      points,
      near: near.map(placeOf),
      far: far.map(placeOf),
    })),
    strands: sight.strands,
    parts: outlineParts(sight, shape, unitsPerPixel(w)),
    ...(sight.face ? { face: sight.face } : {}),
  }
}

// Loops, not callbacks: each runs over half a million values.
function channelsOf(sight: Sight): Uint8Array {
  const step = CHANNELS.length
  const bytes = new Uint8Array(sight.hit.length * step)
  CHANNELS.forEach((name, c) => {
    const values = sight[name]
    for (let i = 0; i < values.length; i++) bytes[i * step + c] = values[i]! * 255 + 0.5
  })
  return bytes
}

function signedBytesOf(values: Float32Array): Int8Array {
  const bytes = new Int8Array(values.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.round(values[i]! * 127)
  return bytes
}

/** Blades counted from 1000, as the inks expect; webs keep their small numbers, what is neither stays 0. */
function bladesOf(part: Int32Array): Uint16Array {
  const numbers = new Map<number, number>()
  const blades = new Uint16Array(part.length)
  for (let i = 0; i < blades.length; i++) {
    const id = part[i]!
    if (id < 1000) {
      blades[i] = id
      continue
    }
    const known = numbers.get(id) ?? 1000 + numbers.size
    numbers.set(id, known)
    blades[i] = known
  }
  return blades
}

/** The pixel that is known best about a pixel of the shape: itself on the form, the nearest of the form outside it. */
export function knownAt({ shape, outside, nearest }: Plate, i: number): number {
  if (shape[i] !== 2) return i
  let [low, high] = [0, outside.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (outside[middle]! < i) low = middle + 1
    else high = middle
  }
  return outside[low] === i ? nearest[low]! : i
}

/** Grows the form outwards over its shape, ring by ring. */
function nearestOf(shape: Uint8Array, w: number): Pick<Plate, 'outside' | 'nearest'> {
  const nearest = new Int32Array(shape.length).fill(-1)
  let rim: number[] = []
  for (let i = w; i < shape.length - w; i++)
    if (shape[i] === 1) {
      nearest[i] = i
      if (shape[i - 1] === 2 || shape[i + 1] === 2 || shape[i - w] === 2 || shape[i + w] === 2)
        rim.push(i)
    }
  while (rim.length > 0) {
    const next: number[] = []
    const reach = (j: number, from: number) => {
      if (shape[j] !== 2 || nearest[j]! >= 0) return
      nearest[j] = from
      next.push(j)
    }
    for (const i of rim) {
      reach(i - 1, nearest[i]!)
      reach(i + 1, nearest[i]!)
      reach(i - w, nearest[i]!)
      reach(i + w, nearest[i]!)
    }
    rim = next
  }
  const outside: number[] = []
  for (let i = 0; i < shape.length; i++) if (shape[i] === 2 && nearest[i]! >= 0) outside.push(i)
  return {
    outside: Int32Array.from(outside),
    nearest: Int32Array.from(outside, (i) => nearest[i]!),
  }
}
