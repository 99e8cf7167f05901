import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { applyBack, cross, unit, type Mat3, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Form } from '#engine/forms/sculpt/view.ts'

/** A head set on a body: where its own origin goes, how large, and turned how. */
export type Seat = {
  o: V3
  scale: number
  m: Mat3
  /** Width of the blend into the neck. */ k: number
  /** How far the head goes from its origin, in its own measure; antlers go far. */ reach: number
}

const REACH = 1.75

/** Seats a head so that its muzzle points to `face` and its crown to `crown`. */
export function seat(o: V3, scale: number, face: V3, crown: V3, k = 0.12, reach = REACH): Seat {
  const z = unit(face)
  const x = unit(cross(crown, z))
  const y = cross(z, x)
  return { o, scale, k, reach, m: [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]] }
}
export const toSeat = ({ o, scale, m }: Seat, x: number, y: number, z: number): V3 =>
  applyBack(m, [(x - o[0]) / scale, (y - o[1]) / scale, (z - o[2]) / scale])
export const fromSeat = ({ o, scale, m }: Seat, [x, y, z]: V3): V3 => [
  o[0] + (m[0]! * x + m[1]! * y + m[2]! * z) * scale,
  o[1] + (m[3]! * x + m[4]! * y + m[5]! * z) * scale,
  o[2] + (m[6]! * x + m[7]! * y + m[8]! * z) * scale,
]

/** Body and head as one form, smoothly joined; the head keeps its own space and may be any bust sculpture. */
export class Figure implements Form {
  material = 0
  /** Head minus body at the last asked place: below zero on the head. */
  lean = 9
  private readonly body: Clay
  private readonly head: Clay | null
  private readonly place: Seat | null
  constructor(body: Clay, head: Clay | null, place: Seat | null) {
    this.body = body
    this.head = head
    this.place = place
  }

  distance(x: number, y: number, z: number): number {
    const b = this.body.distance(x, y, z)
    this.material = this.body.material
    this.lean = 9
    const { head, place } = this
    if (!head || !place) return b
    const dx = x - place.o[0]
    const dy = y - place.o[1]
    const dz = z - place.o[2]
    const far = Math.sqrt(dx * dx + dy * dy + dz * dz) - place.scale * place.reach
    if (far > 0.25) return Math.min(b, far)
    // As `toSeat` has it, without a list: every step of every ray comes by here.
    const { scale, m } = place
    const [ax, ay, az] = [dx / scale, dy / scale, dz / scale]
    const h =
      head.distance(
        m[0]! * ax + m[3]! * ay + m[6]! * az,
        m[1]! * ax + m[4]! * ay + m[7]! * az,
        m[2]! * ax + m[5]! * ay + m[8]! * az,
      ) * scale
    this.lean = h - b
    if (h < b) this.material = head.material
    const blend = Math.max(place.k - Math.abs(h - b), 0) / place.k
    return Math.min(h, b) - blend * blend * place.k * 0.25
  }
}
