import type { Joint, Thing } from '#engine/forms/figures/actor.ts'
import {
  ball,
  box,
  inSeat,
  joined,
  loft,
  ringAt,
  seat,
  slab,
  tube,
  type Seat,
} from '#engine/forms/human/solids.ts'
import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import { add, cross, curve, noise, unit, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'

const mid = (a: V3, b: V3, t = 0.5): V3 => add(a, add(b, a, -1), t)

/** The middle of a closed hand. */
export const gripOf = (joint: Joint, side: 'L' | 'R'): V3 =>
  mid(joint(`wrist.${side}`), joint(`finger3-2.${side}`), 0.72)

/** A rope or string that hangs between two places, lower in its middle. */
export function rope(from: V3, to: V3, slack: number, thick = 0.05): Thing {
  const line = Array.from({ length: 25 }, (_, k): V3 => {
    const t = k / 24
    return add(mid(from, to, t), [0, -slack * 4 * t * (1 - t), 0])
  })
  return { mesh: tube(line, () => thick), tone: 0.7, tag: 'leather' }
}

/** A rod from the lower hand through the upper one, bent by what hangs on it, with its line and float. */
export function fishingRod(joint: Joint, way: V3): Thing[] {
  const [low, high] = [gripOf(joint, 'R'), gripOf(joint, 'L')]
  const from = add(low, unit(add(high, low, -1)), -1.2)
  const tip = add(high, way)
  const line = curve([from, low, high, add(mid(high, tip), [0, 0.9, 0]), tip], 8)
  const hook = add(tip, [0, -Math.max(4, tip[1] + 0.6), 0])
  return [
    { mesh: tube(line, (t) => 0.14 * (1 - 0.72 * t)), tone: 0.55, tag: 'wood' },
    { mesh: tube([tip, mid(tip, hook), hook], () => 0.045), tone: 0.75, tag: 'steelDark' },
    { mesh: ball(hook, 0.28), tone: 0.4, tag: 'red' },
    { mesh: ball(add(low, [0, -0.35, 0.1]), [0.26, 0.26, 0.26]), tone: 0.6, tag: 'steelDark' },
  ]
}

/** An open book held at both hands, its pages towards the reader. */
export function openBook(joint: Joint, eyes: V3): Thing[] {
  const [left, right] = [gripOf(joint, 'L'), gripOf(joint, 'R')]
  const wide = unit(add(left, right, -1))
  const middle = add(mid(left, right), [0, 0.35, 0])
  const facing = unit(add(eyes, middle, -1))
  const page = (side: 1 | -1, way: number): Mesh => {
    const own = seat(middle, add(wide, facing, side * way), facing)
    return slab(own, page4(side * 1.35), 0.16)
  }
  return [
    { mesh: joined([page(1, 0.32), page(-1, 0.32)]), tone: 0.04, tag: 'paper' },
    {
      mesh: joined(
        [1, -1].map((side) => {
          const own = seat(add(middle, facing, -0.12), add(wide, facing, side * 0.32), facing)
          return slab(own, page4(side * 1.5, 1.08), 0.1)
        }),
      ),
      tone: 0.7,
      tag: 'leather',
    },
  ]
}

const page4 = (wide: number, tall = 0.95): V2[] => {
  const [a, b] = wide > 0 ? [0, wide] : [wide, 0]
  return [
    [a, -tall],
    [(a + b) / 2, -tall],
    [b, -tall],
    [b, 0],
    [b, tall],
    [(a + b) / 2, tall],
    [a, tall],
    [a, 0],
  ]
}

/** Half the outline of a guitar's body from its tail, as width at a place along it. */
const GUITAR =
  '0,0 0.06,0.95 0.4,1.35 0.95,1.4 1.45,1.05 1.8,0.92 2.2,1.02 2.65,1.02 2.95,0.62 3.02,0'
    .split(' ')
    .map((pair) => pair.split(',').map(Number) as unknown as V2)

/** A guitar whose neck lies in the left hand. */
export function guitar(joint: Joint, body: V3, facing: V3): Thing[] {
  const neck = gripOf(joint, 'L')
  const along = unit(add(neck, body, -1))
  const at: Seat = seat(add(body, along, -1.5), along, facing)
  const half = curve(GUITAR, 4)
  const outline: V2[] = [
    ...half,
    ...half
      .toReversed()
      .slice(1, -1)
      .map(([x, y]): V2 => [x, -y]),
  ].map(([x, y]) => [x - 1.5, y])
  const middle: Seat = { ...at, o: inSeat(at, 1.5, 0, 0) }
  const hole = ringAt(inSeat(at, 1.95, 0, 0.5), at.u, at.v, 0.5, 0.5, 20)
  const end = inSeat(at, 8.2, 0, 0.42)
  return [
    { mesh: slab(middle, outline, 0.95), tone: 0.34, tag: 'wood', gloss: 0.2 },
    { mesh: loft([hole, hole.map((p) => add(p, at.w, 0.05))]), tone: 0.95, tag: 'black' },
    {
      mesh: joined([
        tube([inSeat(at, 2.4, 0, 0.5), end], () => 0.26, [1, 1]),
        box({ ...at, o: inSeat(at, 8.7, 0, 0.36) }, [0.62, 0.36, 0.12]),
        box({ ...at, o: inSeat(at, 0.75, 0, 0.52) }, [0.16, 0.55, 0.08]),
      ]),
      tone: 0.75,
      tag: 'leather',
    },
    {
      mesh: joined(
        [-0.16, -0.05, 0.06, 0.17].map((y) =>
          tube([inSeat(at, 0.75, y, 0.62), inSeat(at, 8.4, y * 0.8, 0.72)], () => 0.028),
        ),
      ),
      tone: 0.05,
      tag: 'steel',
    },
  ]
}

/** A rough block of rock on the ground, as high as told. */
export function rock([x, high, z]: V3, [wide, deep]: V2): Thing {
  const rings = Array.from({ length: 12 }, (_, k) => {
    const t = k / 11
    return Array.from({ length: 26 }, (__, j): V3 => {
      const a = (j / 26) * Math.PI * 2
      const blunt = (Math.abs(Math.cos(a)) ** 4 + Math.abs(Math.sin(a)) ** 4) ** -0.25
      const rough =
        1 + 0.13 * noise(j * 0.9 + 40 * wide, k * 0.8) + 0.07 * noise(j * 2.1, k * 1.9 + 9)
      const lean = (1.06 - 0.12 * t) * rough * blunt
      return [x + Math.cos(a) * wide * lean, high * t, z + Math.sin(a) * deep * lean]
    })
  })
  return { mesh: loft(rings), tone: 0.24, tag: 'rock' }
}

/** A plank on two blocks under somebody who sits. */
export function bench(under: V3): Thing {
  const at = (x: number, y: number): Seat => seat([under[0] + x, y, under[2]], [1, 0, 0], [0, 1, 0])
  const leg = under[1] / 2 - 0.2
  return {
    mesh: joined([
      box(at(0, under[1] - 0.2), [3.4, 1.35, 0.2]),
      ...[-2.5, 2.5].map((x) => box(at(x, leg), [0.3, 1.1, leg])),
    ]),
    tone: 0.42,
    tag: 'wood',
  }
}

/** A crate to sit on. */
export function crate(under: V3): Thing {
  const high = under[1] / 2
  const at = (y: number): Seat => seat([under[0], y, under[2]], [1, 0, 0], [0, 1, 0])
  return {
    mesh: joined([
      box(at(high), [1.55, 1.45, high]),
      ...[0.25, high, 2 * high - 0.25].map((y) => box(at(y), [1.65, 1.55, 0.22])),
    ]),
    tone: 0.4,
    tag: 'wood',
  }
}

export function stool(under: V3): Thing {
  const top = under[1]
  const legs = [0, 1, 2, 3].map((k) => {
    const a = (k + 0.5) * (Math.PI / 2)
    const foot: V3 = [under[0] + Math.cos(a) * 1.5, 0, under[2] + Math.sin(a) * 1.5]
    return tube([add(under, [Math.cos(a), -0.2, Math.sin(a)]), foot], () => 0.14)
  })
  const flat: Seat = seat([under[0], top - 0.2, under[2]], [1, 0, 0], [0, 1, 0])
  const outline = Array.from({ length: 24 }, (_, k): V2 => {
    const a = (k / 24) * Math.PI * 2
    return [Math.cos(a) * 1.55, Math.sin(a) * 1.55]
  })
  return { mesh: joined([slab(flat, outline, 0.36), ...legs]), tone: 0.45, tag: 'wood' }
}

/** Where somebody who sits touches what they sit on. */
export const seatOf = (joint: Joint, off = 0.95): V3 => {
  const at = mid(joint('upperleg01.L'), joint('upperleg01.R'))
  return add(at, [0, -off, 0])
}

export function balloon(hand: V3): Thing[] {
  const top = add(hand, [0.5, 4.6, 0])
  return [
    {
      mesh: tube(curve([hand, add(hand, [0.4, 1.3, 0.1]), add(top, [0, -2.1, 0])], 6), () => 0.05),
      tone: 0.8,
      tag: 'black',
    },
    {
      mesh: joined([ball(top, [1.75, 2.1, 1.75]), ball(add(top, [0, -2.2, 0]), 0.22)]),
      tone: 0.3,
      tag: 'red',
      gloss: 0.5,
    },
  ]
}

/** A hull around a line of places, open above. */
export function boat(middle: V3, way: V3, long: number): Thing[] {
  const side = unit(cross([0, 1, 0], way))
  const hull = (grow: number): V3[][] =>
    Array.from({ length: 17 }, (_, k) => {
      const t = (k / 16) * 2 - 1
      const wide = grow * 2.1 * Math.sqrt(Math.max(0.004, 1 - Math.abs(t) ** 2.6))
      const rise = 0.9 * t * t
      const at = add(middle, way, t * long)
      return [-1, -0.94, -0.7, -0.35, 0, 0.35, 0.7, 0.94, 1].map((u) =>
        add(add(at, side, u * wide), [
          0,
          2 * rise * 0.5 - (1 - Math.abs(u) ** 2.4) * 2.2 * (1 - 0.5 * t * t),
          0,
        ]),
      )
    })
  const rings = hull(1)
  const across = rings[0]!.length
  const quads: number[] = []
  for (let k = 0; k + 1 < rings.length; k++)
    for (let j = 0; j + 1 < across; j++) {
      const a = k * across + j
      quads.push(a, a + 1, a + 1 + across, a + across)
    }
  const data = new Float32Array(rings.length * across * STRIDE)
  rings.flat().forEach((p, v) => data.set(p, v * STRIDE))
  const rims = [0, across - 1].map((j) =>
    tube(
      rings.map((ring) => ring[j]!),
      () => 0.16,
    ),
  )
  return [
    { mesh: { data, quads: Uint32Array.from(quads) }, tone: 0.42, tag: 'wood' },
    { mesh: joined(rims), tone: 0.7, tag: 'leather' },
  ]
}

/** An oar from a hand out over the side and down into the water. */
export function oar(hand: V3, out: V3): Thing {
  const end = add(hand, out)
  const along = unit(out)
  const blade = seat(add(end, along, 0.7), along, [0, 0.4, 1])
  return {
    mesh: joined([
      tube([add(hand, along, -0.9), mid(hand, end), end], () => 0.14),
      slab(
        blade,
        page4(1.3, 0.42).map(([x, y]): V2 => [x - 0.65, y]),
        0.12,
      ),
    ]),
    tone: 0.5,
    tag: 'wood',
  }
}

/** A long thing held in a hand: a staff, a spear, a rifle's barrel. */
export const stick = (at: V3, way: V3, before: number, after: number, thick: number): Mesh =>
  tube([add(at, unit(way), -before), at, add(at, unit(way), after)], () => thick)
