import type { KoiPose } from '#engine/forms/bodies/koi-poses.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, clamp, cross, noise, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { scaleAt, scaleTone } from '#engine/forms/sculpt/scales.ts'
import { frameAt, model, onTube, radiusAt, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** A fin as a fan of rays that share one outline; it flows: every ray bends on with its neighbours. */
function fin(
  group: number,
  roots: readonly V3[],
  from: V3,
  to: V3,
  long: readonly [number, number],
  bend: V3,
  facing: V3,
  lift: number,
  rays = 13,
): Blade[] {
  return Array.from({ length: rays }, (_, k) => {
    const h = k / (rays - 1)
    const root = roots[Math.min(roots.length - 1, Math.round(h * (roots.length - 1)))]!
    const way = unit([mix(from[0], to[0], h), mix(from[1], to[1], h), mix(from[2], to[2], h)])
    const length = mix(long[0], long[1], h) * (1 + 0.1 * Math.sin(h * 11))
    const at = (q: number): V3 =>
      add(add(root, way, length * q), bend, length * q * q * (0.5 + 0.4 * Math.sin(h * 5)))
    return {
      points: [root, at(0.35), at(0.7), at(0.92), at(1)],
      widths: [0.03, 0.05, 0.07, 0.06, 0.02].map((w) => w * (0.45 + length)),
      facing,
      tone: [0.85, 0.1, 0.3] as const,
      hue: 3,
      tip: [1, 0.62] as const,
      barb: 0,
      shaft: 0.8,
      arch: 0.4,
      lift: lift + k * 0.0004,
      group,
    }
  })
}

function fins(body: Tube, pose: KoiPose): Blade[] {
  const side = (u: number, s: number): V3 =>
    onTube(body, u, -radiusAt(body, u) * 0.6, radiusAt(body, u) * 0.8 * s)
  const [tailAlong] = frameAt(body, 1)
  // the tail is drawn turned flat to us, as painters do, whichever way the back looks
  const tailBack = unit(cross([0, 0, 1], tailAlong))
  const end = onTube(body, 0.97)
  const ridge = (u: number): V3 => onTube(body, u, radiusAt(body, u) * 0.85)
  const dorsal = Array.from({ length: 16 }, (_, k) => ridge(0.33 + k * 0.024))
  const [along, back] = frameAt(body, 0.42)
  const flat: V3 = [0, 0.1, 1]
  return [
    ...pose.fins.flatMap(({ u, side: s, from, to, long, bend, lift, rays }, n) =>
      fin(n + 1, [side(u, s)], from, to, long, bend, flat, lift, rays),
    ),
    ...fin(
      5,
      dorsal,
      pose.dorsal?.[0] ?? add(back, along, 0.25),
      pose.dorsal?.[1] ?? add(back, along, 1.5),
      [0.52, 0.3],
      along,
      flat,
      0.02,
      16,
    ),
    ...fin(
      6,
      [end],
      add(tailAlong, tailBack, 1.15),
      add(tailAlong, tailBack, 0.12),
      [1.05, 0.5],
      add(tailAlong, tailBack, -0.35),
      flat,
      0.04,
    ),
    ...fin(
      7,
      [end],
      add(tailAlong, tailBack, -0.12),
      add(tailAlong, tailBack, -1.1),
      [0.5, 1.05],
      add(tailAlong, tailBack, 0.35),
      flat,
      0.03,
    ),
  ]
}

export function koiBody(pose: KoiPose, camera: Camera): Body {
  const { joints } = pose
  const clay = new Clay(false)
  const backs = joints.map((_, i) => pose.back(i / 7))
  const body = tube('trunk', joints, [0.12, 0.23, 0.32, 0.34, 0.3, 0.21, 0.12, 0.08], backs, 6)
  model(clay, body, { of: 'bone' }, 0.86)
  const put = (u: number, up: number, across: number): V3 => onTube(body, u, up, across)
  const nose = frameAt(body, 0)
  const tip = add(put(0, -0.01, 0), nose[0], -0.1)
  clay.ball(tip, [0.07, 0.09, 0.1], { k: 0.05, of: 'bone', axes: nose }) // lips, then the mouth between them
  clay.ball(add(tip, nose[0], -0.07), [0.09, 0.045, 0.065], {
    cut: true,
    k: 0.02,
    of: 'mouth',
    axes: nose,
  })
  for (const s of [1, -1]) {
    clay.ball(put(0.09, 0.07, 0.165 * s), [0.078, 0.078, 0.07], { k: 0.02, of: 'horn' })
    clay.ball(put(0.087, 0.078, 0.212 * s), [0.046, 0.046, 0.046], { k: 0.004, of: 'mouth' })
  }
  const [ahead] = frameAt(body, 0)
  const barbel = (s: number, reach: number): V3[] => {
    const a = put(0.01, -0.02, 0.1 * s)
    const side = frameAt(body, 0)[2]
    return [
      a,
      add(add(a, side, 0.08 * s), ahead, -0.08),
      add(add(a, side, 0.1 * s), ahead, -0.22 * reach),
      add(add(a, [0.14, -0.08, 0], 1), ahead, -0.3 * reach),
    ]
  }
  return {
    name: 'koi',
    camera,
    clay,
    tubes: [body],
    tags: ['red', 'furWhite', 'black', 'fin', 'gold'],
    own: { horn: { tone: 0.15, hue: 4, gloss: 0.2 }, mouth: { tone: 1, hue: 2, line: 1 } },
    blades: fins(body, pose),
    strands: [1, -1].flatMap((s) => [{ points: barbel(s, 1), width: 2.4, tone: 0.9, hue: 4 }]),
    skin: (spot, ppu) => {
      const { u, v, arc } = spot
      const round = Math.abs(v) / Math.PI
      // red plates over white, as a kohaku
      const patch = noise(arc * 1.9 + 3.4, v * 0.9 + 7) + 0.35 - round * 1.1
      const isRed = patch > 0
      if (u < 0.2) {
        const gill = smoothstep(0.008, 0.003, Math.abs(u - 0.19 + (round - 0.4) ** 2 * 0.18))
        const cheek =
          smoothstep(0.008, 0.003, Math.abs(u - 0.12 + (round - 0.5) ** 2 * 0.3)) *
          smoothstep(0.22, 0.3, round)
        const mask = noise(v * 1.3 + 2, arc * 3) - 0.05 - round * 0.9 + 0.3 > 0
        return {
          tone: mask ? 0.42 : 0.03,
          hue: mask ? 0 : 1,
          line: Math.max(gill, cheek * 0.9),
          gloss: 0.35,
        }
      }
      const files = 18
      const long = 0.088
      const scale = scaleAt(spot, long, files)
      const fade = smoothstep(0.92, 0.7, round)
      const { tone, line } = scaleTone(scale, long * ppu, isRed ? 0.4 : 0.03, 0.5 * fade)
      return {
        tone: clamp(tone),
        hue: isRed ? 0 : 1,
        line: line * 0.9 * smoothstep(0.95, 0.85, round),
        gloss: 0.25,
      }
    },
  }
}
