import { eye } from '#engine/forms/heads/eye.ts'
import { ruff } from '#engine/forms/heads/ruff.ts'
import { Clay, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { lie, type Guide } from '#engine/forms/sculpt/hair.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { FRONT, mark, shape, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** What makes one hoofed animal's head differ from another's; 1 is a stag's. */
export interface GrazerBuild {
  /** Width, height and depth of the skull. */
  skull: V3
  muzzle: {
    long: number
    wide: number
    deep: number
    /** How far its tip hangs. */ drop: number
    /** How far the bridge of the nose arches. */ arch: number
  }
  /** Half width and height of the nose. */
  nose: readonly [number, number]
  /** It ends in a flat disc to root with. */
  disc?: boolean
  eye: { at: V3; width: number; round: number; tone: number; facing: V3 }
  ear: { at: V3; tip: V3; wide: number }
  neck: { from: V3; wide: number; deep: number; thick: number; locks?: number }
  end: V3
  /** Length of hair, 1 a stag's. */
  coat: number
}

/** Where things of the muzzle lie on this build. */
export const snoutOf =
  ({ muzzle: { long, wide, deep, drop } }: GrazerBuild) =>
  ([x, y, z]: V3): V3 => {
    const t = Math.max(0, z - 0.1)
    return [x * wide, -0.1 + (y + 0.1) * deep - drop * t, 0.1 + (z - 0.1) * long]
  }

export function grazerClay(b: GrazerBuild, end: V3 = b.end): Clay {
  const m = snoutOf(b)
  const [w, h, d] = b.skull
  const { wide, deep, arch } = b.muzzle
  const c = new Clay()
    .ball([0, 0.12, -0.35], [0.37 * w, 0.38 * h, 0.5 * d])
    .ball([0.19 * w, -0.08, -0.2], [0.19 * w, 0.3 * h, 0.42], { k: 0.12, by: [0, -14, 0] }) // round cheek
    .limb([0.12 * w, 0.3 * h, -0.2], [0.1 * w, 0.26 * h, 0.16], 0.2 * w, 0.2 * w, { k: 0.12 }) // flat forehead
    .limb(m([0, 0.16, 0.1]), m([0, -0.02, 1.08]), 0.23 * wide, 0.13 * wide, { k: 0.14 }) // bridge
    .limb(m([0.11, -0.04, 0.15]), m([0.07, -0.16, 1.04]), 0.2 * deep, 0.13 * deep, { k: 0.12 }) // side
    .limb([0.14 * w, -0.28 * h, -0.25], m([0.05, -0.36, 0.9]), 0.14 * deep, 0.085 * deep, {
      k: 0.09,
    }) // jaw bar
    .limb([0, -0.12, -0.1], m([0, -0.3, 0.9]), 0.2 * w, 0.11 * wide, { k: 0.12 }) // what the cheeks hold
    .limb([0.28 * w, 0.08, 0.12], m([0.17, -0.08, 0.6]), 0.06, 0.035, { k: 0.1 }) // facial crest
    .ball(m([0, -0.14, 1.14]), [0.16 * wide, 0.15 * deep, 0.15], { k: 0.1 }) // end of the muzzle
    .ball(m([0, -0.33, 1.08]), [0.12 * wide, 0.08 * deep, 0.12], { k: 0.05 }) // lower lip
  if (arch > 0)
    c.ball(m([0, 0.06 + arch * 0.5, 0.5]), [0.2 * wide, 0.16 + arch * 0.3, 0.5], { k: 0.15 })
  const { at, width } = b.eye
  const out = unit(b.eye.facing)
  c.ball(add(at, [-0.06, 0.07, -0.02]), [width * 1.25, width * 1.1, width * 1.7], { k: 0.08 }) // orbit
    .ball(add(add(at, out, 0.05), [0, -0.005, 0.01]), [width, width * 0.7, width * 1.15], {
      cut: true,
      k: 0.05,
    })
    .ball(add(at, out, -width * 0.78), [width * 0.98, width * 0.98, width * 1.05], { k: 0.02 })
  leafEar(c, b.ear)
  const nose = m([0, -0.06, 1.2])
  if (b.disc) return rooted(c, b, nose, end)
  c.ball(nose, [b.nose[0], b.nose[1], 0.11], { k: 0.05, of: 'skin' }).ball(
    add(nose, [b.nose[0] * 0.66, b.nose[1] * 0.05, 0.09]),
    [0.05, 0.04, 0.09],
    {
      cut: true,
      k: 0.03,
      of: 'skin',
      by: [20, 0, -30],
    },
  )
  return necked(c, b, end)
}

function necked(c: Clay, b: GrazerBuild, end: V3): Clay {
  const { from } = b.neck
  c.limb([0, 0.02, -0.5], add(from, [0, 0.06, 0]), 0.3 * b.skull[0], b.neck.wide * 0.97, {
    bust: true,
    k: 0.16,
  }) // neck
  return ruff(c, { ...b.neck, to: end })
}

/** A pig's disc, rimmed, with its two holes. */
function rooted(c: Clay, b: GrazerBuild, at: V3, end: V3): Clay {
  const [wide, tall] = b.nose
  const by: V3 = [0, 12, 0]
  c.ball(at, [wide * 1.02, tall * 1.02, 0.09], { k: 0.06, by })
    .ball(add(at, [0, 0, 0.05]), [wide, tall, 0.05], { k: 0.02, of: 'skin', by })
    .ball(add(at, [wide * 0.42, 0, 0.1]), [wide * 0.2, tall * 0.34, 0.08], {
      cut: true,
      k: 0.02,
      of: 'mouth',
      by: [0, 0, 12],
    })
  return necked(c, b, end)
}

/** A long leaf, widest before its middle, hollow to the front. */
export function leafEar(
  c: Clay,
  { at, tip, wide }: Readonly<{ at: V3; tip: V3; wide: number }>,
): void {
  const way = unit(add(tip, at, -1))
  const long = Math.hypot(...add(tip, at, -1))
  const belly = add(at, way, long * 0.42)
  c.limb(add(at, way, -wide * 0.3), belly, wide * 0.55, wide, { k: 0.07 })
  c.limb(belly, tip, wide, 0.02, { k: 0.05 })
  const ahead: V3 = unit([0.2, 0.1, 1])
  const facing = unit(add(ahead, way, -(ahead[0] * way[0] + ahead[1] * way[1] + ahead[2] * way[2])))
  c.ball(
    add(add(at, way, long * 0.48), facing, wide * 0.95),
    [wide * 0.74, long * 0.44, wide * 0.95],
    {
      cut: true,
      k: 0.04,
      axes: [cross(way, facing), way, facing],
    },
  )
}

/** The dark end of a nose. */
function leather({ nose: [nw, nh] }: GrazerBuild, tip: V3): Paint {
  return shape(
    { ...FRONT, o: tip, reach: 0.22 },
    [
      [-nw, nh * 0.35],
      [-nw * 0.6, nh],
      [0, nh * 0.85],
      [nw * 0.6, nh],
      [nw, nh * 0.35],
      [nw * 0.7, -nh * 0.45],
      [0, -nh * 1.05],
      [-nw * 0.7, -nh * 0.45],
    ],
    0.93,
    { soft: 0.018, hair: 0, gloss: 0.45 },
  )
}

/** Nose, lips and eyes; they go last. */
export function grazerFace(b: GrazerBuild): Paint[] {
  const m = snoutOf(b)
  const at = (y: number, z: number, w: number): V3 => {
    const p = m([0, y, z])
    return [p[2], p[1], w]
  }
  const tip = m([0, -0.06, 1.25])
  const [nw, nh] = b.nose
  const { facing } = b.eye
  return [
    mark(
      SIDE,
      [
        at(-0.24, 1.24, 0.008),
        at(-0.27, 1.05, 0.016),
        at(-0.27, 0.86, 0.014),
        at(-0.26, 0.72, 0.004),
      ],
      0.97,
      { soft: 0.018, hair: 0.1 },
    ), // mouth
    mark(
      { ...FRONT, o: [0, tip[1], 0] },
      [
        [0, -nh * 0.8, 0.01],
        [0, -nh * 1.4, 0.012],
        [nw * 0.5, -nh * 1.7, 0.018],
        [nw, -nh * 1.78, 0.01],
      ],
      0.97,
      { soft: 0.015, hair: 0.1 },
    ),
    ...(b.disc ? [] : [leather(b, tip)]),
    mark(
      { ...SIDE, o: b.eye.at, reach: 0.2 },
      [
        [b.eye.width * 0.9, -b.eye.width * 0.35, 0.02],
        [b.eye.width * 1.6, -b.eye.width * 0.8, 0.022],
        [b.eye.width * 2.3, -b.eye.width * 1.2, 0.004],
      ],
      0.86,
      { soft: 0.03 },
    ), // the gland before the eye
    ...eye({
      at: b.eye.at,
      along: unit([facing[2] * 0.5, 0.3, -facing[0]]),
      facing,
      width: b.eye.width,
      round: b.eye.round,
      tone: b.eye.tone,
      iris: 0.92,
      rim: 0.2,
      pupil: 'bar',
      pupilSize: 0.42,
      lid: 0.92,
    }),
  ]
}

/** How a short coat lies; the neck's is longer. */
export function grazerGuides(b: GrazerBuild, end: V3 = b.end): Guide[] {
  const m = snoutOf(b)
  const l = b.coat
  const { at, tip } = b.ear
  const { from, wide, deep } = b.neck
  const down = add(end, from, -1)
  const toTip = add(tip, at, -1)
  const neck = (x: number, t: number, z: number): V3 => {
    const p = add(from, down, t)
    return [x * wide, p[1], p[2] + z * deep]
  }
  return [
    lie(m([0, -0.0, 1.05]), [0, 0.3, -1], 0.04, 0.05),
    lie(m([0.12, -0.2, 1.0]), [0.2, -0.1, -1], 0.04, 0.05),
    lie(m([0.15, -0.1, 0.6]), [0.2, -0.1, -1], 0.06, 0.06),
    lie(m([0, 0.14, 0.5]), [0, 0.2, -1], 0.06, 0.06),
    lie([0.05, 0.45, 0.05], [0.15, 0.5, -0.9], 0.05 + 0.05 * l, 0.12),
    lie([0.05, 0.55, -0.25], [0.2, 0.4, -0.9], 0.05 + 0.09 * l, 0.2),
    lie([0.36, 0.05, -0.1], [0.2, -0.3, -1], 0.05 + 0.04 * l, 0.08),
    lie([0.3, -0.3, -0.2], [0.1, -0.5, -0.9], 0.05 + 0.06 * l, 0.1),
    lie(m([0, -0.4, 0.6]), [0, -0.4, -1], 0.05, 0.1),
    lie([0.1, -0.5, -0.4], [0, -0.9, -0.4], 0.06 + 0.12 * l, 0.2),
    lie([0.34, 0.1, -0.7], [0.2, -0.7, -0.7], 0.06 + 0.1 * l, 0.15),
    lie(neck(0.9, -0.1, 0), [0.25, -1, -0.2], 0.08 + 0.2 * l, 0.22),
    lie(neck(0.2, -0.05, 0.9), [0.05, -1, 0.1], 0.08 + 0.34 * l, 0.3),
    lie(neck(0.9, 0.5, 0.2), [0.2, -1, 0], 0.1 + 0.4 * l, 0.28),
    lie(neck(0.2, 0.5, 0.9), [0.05, -1, 0.1], 0.1 + 0.46 * l, 0.3),
    lie(neck(0.2, 0.2, -0.9), [0.1, -0.9, -0.4], 0.08 + 0.24 * l, 0.2),
    lie(add(at, toTip, 0.75), toTip, 0.05 + 0.03 * l, 0.06),
    lie(add(add(at, toTip, 0.35), [0, 0, 0.06]), add(toTip, [0, 0, 0.3]), 0.05 + 0.08 * l, 0.25),
  ]
}

/** Whole above, thinning out towards where the neck ends. */
export const grazerFade =
  ({ neck: { from } }: GrazerBuild, end: V3) =>
  (p: V3): number => {
    const span = add(end, from, -1)
    const t =
      ((p[1] - from[1]) * span[1] + (p[2] - from[2]) * span[2]) / (span[1] ** 2 + span[2] ** 2)
    return smoothstep(1.0, 0.42, t)
  }

/** Tags in this order: coat, pale, dark, eye, horn. */
export const grazerHue =
  (coat: (at: V3) => number): HueOf =>
  (tone, material, crisp, at) => {
    const of = MATERIALS[material]
    if (of === 'horn') return 4
    if (of === 'skin') return 2
    if (crisp > 0.5) return tone < 0.6 ? 3 : 2
    const own = coat(at)
    return own < 0.2 ? 1 : own > 0.62 ? 2 : 0
  }

/** Furrows along a horn, dark at its root, polished at its tips. */
export const hornTone =
  (root: number, tip: number, from: number, to: number) =>
  ([x, y, z]: V3): number => {
    const t = smoothstep(from, to, Math.hypot(x, y - 0.4, z + 0.3))
    const grain = Math.sin(x * 61 + z * 47) * 0.5 + Math.sin(x * 131 - z * 97 + y * 9) * 0.5
    return mix(root, tip, t) + grain * 0.1 * (1 - t * 0.6)
  }
