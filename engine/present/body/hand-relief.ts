import { smoothstep } from '#engine/pixels/maths.ts'
import { noise3 } from '#engine/present/body/grain.ts'
import { add, cross, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { between, from, palmOf, squareTo, times, type Joints } from '#engine/present/body/place.ts'

/** What a hand has that is finer than its mesh, at a place at rest. */
export interface HandDetail {
  /** Millimetres above the mesh. */
  height: number
  /** 0 to 1: how much of it is nail. */
  nail: number
  /** How much of that has grown out over the finger. */
  tip: number
}

export interface Tip {
  /** Middle of the nail's bed. */
  at: V3
  along: V3
  out: V3
  across: V3
  halfWidth: number
  halfLength: number
}

/** Tendons fan over the back of a hand, skin gathers over the knuckles, and every finger ends in a nail. */
export function handDetailOf(joints: Joints): (rest: V3, normal: V3, into: HandDetail) => void {
  const palm = palmOf(joints)
  const wrist = joints('wrist.L')
  const rays = [2, 3, 4, 5].map((finger) => {
    const to = joints(`finger${finger}-1.L`)
    return { from: between(wrist, to, 0.25), span: add(to, between(wrist, to, 0.25), -1) }
  })
  const knuckles = [1, 2, 3, 4, 5].flatMap((finger) =>
    [2, 3].map((k) => ({
      at: joints(`finger${finger}-${k}.L`),
      along: from(joints(`finger${finger}-1.L`), joints(`finger${finger}-${k}.L`)),
      size: k === 2 ? 0.1 : 0.07,
    })),
  )
  const tips = [1, 2, 3, 4, 5].map((finger) => tipOf(joints, finger, palm))
  const wristCreases = wristCreasesOf(joints, palm)
  return (rest, normal, into) => {
    into.height = 0
    into.nail = 0
    into.tip = 0
    nailAt(tips, rest, normal, into)
    into.height -= wristCreases(rest, normal)
    const dorsal = smoothstep(0.15, 0.6, -dot(normal, palm))
    if (dorsal === 0) return
    let height = 0
    for (const { from: start, span } of rays) {
      const d = add(rest, start, -1)
      const t = dot(d, span) / dot(span, span)
      const flat = add(d, span, -t)
      const depth = dot(flat, palm)
      const off = dot(flat, flat) - depth * depth
      height +=
        1.3 * smoothstep(-0.1, 0.35, t) * smoothstep(1.12, 0.85, t) * Math.exp(-off / 0.0035)
    }
    for (const { at, along, size } of knuckles) {
      const d = add(rest, at, -1)
      const t = dot(d, along)
      const side = dot(d, d) - t * t
      if (side > 0.06) continue
      const wave = Math.cos((t / size) * 9 + Math.sin(side * 90) * 0.8)
      height += 0.3 * wave * Math.exp(-((t / size) ** 2) * 1.6)
    }
    into.height += height * dorsal
  }
}

/** Decimetres from the joint towards the elbow, and how deep in millimetres. */
const WRIST_CREASES = [
  { at: -0.02, deep: 0.5 },
  { at: 0.07, deep: 0.34 },
  { at: 0.19, deep: 0.16 },
] as const

/** Lines across the inside of the wrist, where it bends. */
function wristCreasesOf(joints: Joints, palm: V3) {
  const wrist = joints('wrist.L')
  const towardsElbow = from(wrist, joints('lowerarm01.L'))
  return (rest: V3, normal: V3): number => {
    const d = add(rest, wrist, -1)
    const t = dot(d, towardsElbow)
    if (t < -0.2 || t > 0.4) return 0
    const inner = smoothstep(0.1, 0.6, dot(normal, palm))
    if (inner === 0) return 0
    const wave = 0.035 * noise3(rest[0] * 3, rest[1] * 3, rest[2] * 3)
    let deep = 0
    for (const crease of WRIST_CREASES)
      deep += crease.deep * Math.exp(-(((t - crease.at - wave) / 0.011) ** 2))
    return inner * deep
  }
}

function tipOf(joints: Joints, finger: number, palm: V3): Tip {
  const [root, end] = [joints(`finger${finger}-3.L`), joints(`finger${finger}-3.L`, 'tail')]
  const along = from(root, end)
  // The thumb is turned: its nail looks sideways from the palm.
  const aside = from(joints('finger5-1.L'), joints('finger2-1.L'))
  const away = finger === 1 ? unit(add(times(palm, -0.55), aside, 0.8)) : times(palm, -1)
  const out = squareTo(away, along)
  const scale = finger === 1 ? 1.25 : finger === 5 ? 0.8 : 1
  return {
    at: between(root, end, 0.76),
    along,
    out,
    across: cross(along, out),
    halfWidth: 0.05 * scale,
    halfLength: 0.056 * scale,
  }
}

export function nailAt(tips: readonly Tip[], rest: V3, normal: V3, into: HandDetail): void {
  for (const { at, along, out, across, halfWidth, halfLength } of tips) {
    const d = add(rest, at, -1)
    if (dot(d, d) > 0.06 || dot(normal, out) < 0.1) continue
    const u = dot(d, across) / halfWidth
    const v = dot(d, along) / halfLength
    // A squared-off oval, as nails are.
    const r = (Math.abs(u) ** 2.6 + Math.abs(v) ** 2.6) ** (1 / 2.6)
    if (r > 1.5) continue
    into.nail = Math.max(into.nail, smoothstep(1.04, 0.92, r))
    into.tip = Math.max(into.tip, smoothstep(0.68, 0.84, v))
    into.height -= 0.6 * Math.exp(-(((r - 1.06) / 0.1) ** 2))
  }
}
