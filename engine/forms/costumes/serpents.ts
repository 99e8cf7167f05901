import { steps } from '#engine/forms/costumes/kit.ts'
import type { Mesh } from '#engine/forms/human/mesh.ts'
import { ball, loft, ringAt, sheet, tube } from '#engine/forms/human/solids.ts'
import { pieceOf, type Worn } from '#engine/forms/human/worn.ts'
import { add, cross, curve, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A snake by the line of its body, tail first, and which way its back looks. */
export interface Serpent {
  line: readonly V3[]
  thick: number
  back: V3
}

const AROUND = 12

interface Frame {
  at: V3
  along: V3
  up: V3
  side: V3
}

/** Places along the body, each with the way of its back. */
function framesOf({ line, back }: Serpent): Frame[] {
  const fine = curve(line, 5)
  const last = fine.length - 1
  let up = back
  return fine.map((at, k): Frame => {
    const along = unit(add(fine[Math.min(last, k + 1)]!, fine[Math.max(0, k - 1)]!, -1))
    // Wherever it winds, the back keeps to the side that it began on.
    up = unit(add(add(up, back, 0.15), along, -dot(add(up, back, 0.15), along)))
    return { at, along, up, side: cross(along, up) }
  })
}

/** Half its width from root to neck. */
const widthAt = (t: number): number => mix(1, 0.62, smoothstep(0.35, 0.98, t))

const bodyOf = (frames: readonly Frame[], thick: number): Mesh =>
  loft(
    frames.map(({ at, up, side }, k) => {
      const r = thick * widthAt(k / (frames.length - 1))
      return ringAt(at, side, up, r, r * 0.92, AROUND)
    }),
  )

/** Dark saddles along the back, each a shell over a stretch of it. */
function saddlesOf(frames: readonly Frame[], thick: number): Mesh[] {
  const last = frames.length - 1
  const STRETCH = 6
  const out: Mesh[] = []
  for (let from = 3; from + STRETCH < last; from += STRETCH + 2) {
    const rows = frames.slice(from, from + STRETCH + 1).map(({ at, up, side }, k) => {
      const open = 0.85 * Math.sin(((k + 0.12) / (STRETCH + 0.24)) * Math.PI)
      const r = thick * widthAt((from + k) / last) * 1.06
      return Array.from({ length: 7 }, (_, j) => {
        const a = Math.PI / 2 + (j / 3 - 1) * open
        return add(add(at, side, Math.cos(a) * r), up, Math.sin(a) * r * 0.92)
      })
    })
    out.push(sheet(rows))
  }
  return out
}

/** How wide and how high a head is from the neck to the snout, beside the body. */
const HEAD = [
  [-0.3, 0.6, 0.56],
  [0.35, 0.86, 0.62],
  [0.85, 1.04, 0.66],
  [1.4, 0.94, 0.64],
  [2.0, 0.7, 0.5],
  [2.5, 0.54, 0.38],
  [2.8, 0.3, 0.22],
] as const

interface Face {
  head: Mesh
  mark: Mesh
  eyes: Mesh[]
  tongue: Mesh[]
}

function headOf(frames: readonly Frame[], thick: number): Face {
  const { at, along, up, side } = frames.at(-1)!
  const place = (x: number, y: number, z: number): V3 =>
    add(add(add(at, along, z * thick), side, x * thick), up, y * thick)
  const head = loft(
    HEAD.map(([z, wide, high]) =>
      Array.from({ length: AROUND }, (_, j) => {
        const a = (j / AROUND) * Math.PI * 2
        // Flat below, a ridge over each eye.
        const s = Math.sin(a)
        const brow = s > 0 && z > 0.8 && z < 2 ? 0.12 * Math.abs(Math.cos(a)) : 0
        return place(Math.cos(a) * wide, (s < 0 ? 0.72 * s : s + brow) * high, z)
      }),
    ),
  )
  const mark = sheet(
    HEAD.slice(1, 5).map(([z, wide, high], k) =>
      steps(-1, 1, 5).map((t) => {
        const a = Math.PI / 2 + t * [0.75, 1.05, 0.6, 0.12][k]!
        return place(Math.cos(a) * wide * 1.05, Math.sin(a) * high * 1.12, z)
      }),
    ),
  )
  const eyes = [1, -1].map((x) => ball(place(x * 0.7, 0.38, 1.6), thick * 0.18))
  const tongue = [1, -1].map((x) =>
    tube(
      [
        place(0, -0.1, 2.65),
        place(0, -0.14, 3.5),
        place(x * 0.12, -0.1, 3.8),
        place(x * 0.36, 0.05, 4.3),
      ],
      (t) => thick * mix(0.1, 0.05, t),
    ),
  )
  return { head, mark, eyes, tongue }
}

/** Living snakes: pale bodies with dark saddles, heads with eyes and forked tongues. */
export function serpents(all: readonly Serpent[]): Worn[] {
  const built = all.map((one) => {
    const frames = framesOf(one)
    return {
      body: bodyOf(frames, one.thick),
      saddles: saddlesOf(frames, one.thick),
      ...headOf(frames, one.thick),
    }
  })
  return [
    pieceOf(
      built.flatMap(({ body, head }) => [body, head]),
      { tone: 0.28, tag: 'scale', gloss: 0.25 },
    ),
    pieceOf(
      built.flatMap(({ saddles, mark }) => [...saddles, mark]),
      { tone: 0.64, tag: 'scale', gloss: 0.15 },
    ),
    pieceOf(
      built.flatMap(({ eyes }) => eyes),
      { tone: 0.95, tag: 'black', gloss: 0.9 },
    ),
    pieceOf(
      built.flatMap(({ tongue }) => tongue),
      { tone: 0.75, tag: 'red' },
    ),
  ]
}
