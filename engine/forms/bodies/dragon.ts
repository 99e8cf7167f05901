import type { DragonPose } from '#engine/forms/bodies/dragon-poses.ts'
import { dragonLeg } from '#engine/forms/bodies/dragon-leg.ts'
import { dragon as bust } from '#engine/forms/heads/dragon.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { Clay, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { fromSeat, seat, type Seat } from '#engine/forms/sculpt/figure.ts'
import { add, clamp, cross, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'
import { plumage, type Plumage } from '#engine/forms/sculpt/plumage.ts'
import { plateAt, scaleAt, scaleTone } from '#engine/forms/sculpt/scales.ts'
import { frameAt, model, onTube, radiusAt, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Flames of mane off the cheeks and nape, spines along the back, a tuft at the tail's end. */
function flames(body: Tube, place: Seat, isWhole = true): Blade[] {
  const rng = createRng(9)
  const out: Blade[] = []
  const flame = (root: V3, to: V3, long: number, wide: number, lift: number, curl: V3): void => {
    const at = (k: number): V3 =>
      add(add(root, to, long * k), curl, long * Math.sin(k * Math.PI * 1.7) * 0.34)
    out.push({
      points: [root, at(0.25), at(0.5), at(0.75), at(1)],
      widths: [wide * 0.6, wide * 1.15, wide, wide * 0.5, 0.004],
      facing: [0, 0.1, 1],
      tone: [0.92, 0.2, 0.3],
      hue: 3,
      barb: 0.05,
      shaft: 0,
      lift,
      arch: 0.7,
    })
  }
  for (let k = 0; k < 34; k++) {
    const ring = (k / 34) * 2 - 1
    const side = k & 1 ? 1 : -1
    const y = 0.5 - Math.abs(ring) * 1.2
    const root = fromSeat(place, [
      0.42 * side * (0.5 + 0.5 * Math.abs(ring)),
      y,
      -0.55 - rng() * 0.2,
    ])
    const to = unit(add(fromSeat(place, [0.7 * side, y * 1.4 + 0.15, -2.0]), place.o, -1))
    const size = place.scale / 0.52
    flame(root, to, (0.56 + rng() * 0.5) * size, 0.085 * size, side * 0.05 + rng() * 0.06, [
      0.2,
      side * 0.5 + 0.45,
      0,
    ])
  }
  for (let k = 0; k < 46; k++) {
    const u = 0.07 + (k / 46) * (isWhole ? 0.9 : 0.7)
    const r = radiusAt(body, u)
    const [along, back] = frameAt(body, u)
    out.push({
      points: [
        onTube(body, u, r * 0.8),
        onTube(body, u + 0.006, r * 1.25),
        add(onTube(body, u, r * 1.25), add(along, back, 0.75), r * 0.75 + 0.03),
      ],
      widths: [0.05 * (0.4 + r * 4), 0.034 * (0.4 + r * 4), 0.003],
      facing: [0, 0, 1],
      tone: [0.8, 0.25, 0.4],
      hue: 3,
      barb: 0.05,
      shaft: 0,
      lift: back[2] > -0.3 ? 0.05 : -0.2,
    })
  }
  if (!isWhole) return out
  for (let k = 0; k < 7; k++) {
    const [along, back] = frameAt(body, 1)
    flame(
      onTube(body, 0.985),
      unit(add(along, back, (k - 3) * 0.28)),
      0.36 - Math.abs(k - 3) * 0.04,
      0.05,
      0.02 * k,
      back,
    )
  }
  return out
}

/** Where a neck ends: long scales, plates under the throat. */
const POINTED: Plumage = {
  from: 0.6,
  to: 0.97,
  long: (u) => mix(0.14, 0.26, smoothstep(0.6, 0.95, u)),
  wide: () => 0.05,
  pointed: 0.8,
  loose: 0.1,
  look: (_, v) =>
    Math.abs(v) > 1.9 ? { tone: [0.6, 0.05, 0.2], hue: 1 } : { tone: [0.85, 0.3, 0.2], hue: 0 },
}

export function dragonBody(pose: DragonPose, camera: Camera): Body {
  const clay = new Clay(false)
  const n = pose.joints.length - 1
  const { isBust = false } = pose
  const radii = pose.joints.map((_, i) =>
    isBust
      ? mix(0.17, 0.27, smoothstep(0, 0.7, i / n))
      : mix(0.17, 0.235, smoothstep(0, 0.25, i / n)) * mix(1, 0.12, smoothstep(0.5, 1, i / n)),
  )
  const fine = curve(pose.joints, 1)
  // the back keeps to the outside of the bends, turned half towards us
  const backs = fine.map((p, i): V3 => {
    const [a, b] = [fine[Math.max(0, i - 1)]!, fine[Math.min(n, i + 1)]!]
    const t = unit(add(b, a, -1))
    const s = cross([0, 0, 1], t)
    return unit([-s[0], -s[1], 0.32 + p[2] * 0.2])
  })
  const body = tube('trunk', pose.joints, radii, backs, 6)
  // under the last pointed scales there is nothing to be cut off
  const core = isBust ? tube('core', pose.joints.slice(0, -1), radii, backs, 6) : body
  model(clay, core, { of: 'bone' })
  const legs = pose.legs.map(({ at, bones }, k) => dragonLeg(clay, onTube(body, at), bones, k))
  const place = seat(add(pose.joints[0]!, [0.1, 0.02, 0.08]), 0.52, pose.face, pose.crown, 0.1)
  const lineOf = (points: readonly V3[], width: number) => ({
    points: points.slice(0, isBust ? 3 : 5).map((p) => fromSeat(place, p)),
    width,
    tone: 0.9,
    hue: 3,
  })
  return {
    name: 'dragon',
    camera,
    clay,
    tubes: [body, ...legs],
    tags: ['scale', 'belly', 'leaf', 'flame', 'bone', 'red'],
    own: { horn: { tone: 0.15, hue: 4, gloss: 0.2 } },
    head: {
      bust: bust(camera),
      seat: place,
      reach: 1.5,
      hue: (tone, m) =>
        m === MATERIALS.indexOf('mouth') || m === MATERIALS.indexOf('skin')
          ? 5
          : m === MATERIALS.indexOf('tooth')
            ? 4
            : m === MATERIALS.indexOf('horn')
              ? 1
              : tone < 0.09
                ? 1
                : 0,
    },
    blades: [...flames(body, place, !isBust), ...(isBust ? plumage(body, POINTED) : [])],
    strands: [
      lineOf(
        [
          [0.22, 0.1, 1.08],
          [0.5, 0.35, 1.5],
          [0.4, 0.95, 1.7],
          [0.6, 1.1, 2.3],
          [0.5, 0.7, 2.7],
        ],
        4.6,
      ),
      lineOf(
        [
          [-0.22, 0.1, 1.08],
          [-0.5, -0.2, 1.5],
          [-0.5, -0.75, 1.6],
          [-0.6, -1.1, 2.1],
          [-0.5, -0.8, 2.5],
        ],
        4.6,
      ),
    ],
    skin: (spot, ppu) => {
      const isLeg = spot.tube.name !== 'trunk'
      const round = Math.abs(spot.v) / Math.PI
      if (!isLeg && round > 0.58) {
        const plate = plateAt(spot, 0.07, ppu)
        return {
          tone: plate.tone * 0.6 + 0.03,
          hue: 1,
          line: Math.max(plate.line, smoothstep(0.6, 0.585, round)) * 0.9,
          gloss: 0.05,
        }
      }
      const long = isLeg ? 0.055 : 0.078
      const scale = scaleAt(spot, long, isLeg ? 10 : 16)
      const { tone, line } = scaleTone(scale, long * ppu, 0.3, 0.55)
      return { tone: clamp(tone), hue: scale.under < 0.22 ? 2 : 0, line: line * 0.9, gloss: 0.2 }
    },
  }
}
