import { tiger as bust } from '#engine/forms/heads/tiger.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { clamp, mix, noise, smoothstep } from '#engine/forms/sculpt/maths.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { quadruped, type Build, type Pose } from '#engine/forms/sculpt/quadruped.ts'

const BUILD: Build = {
  spine: [0.5, 0.52, 0.46],
  trunk: [0.34, 0.33, 0.39, 0.4],
  flat: 0.76,
  neck: [0.3, 0.26],
  throat: [0.37, 0.31, 0.24],
  fore: [0.42, 0.46, 0.46, 0.16, 0.17],
  foreR: [0.24, 0.165, 0.125, 0.13, 0.1],
  hind: [0.48, 0.48, 0.3, 0.17],
  hindR: [0.3, 0.19, 0.105, 0.12, 0.1],
  wide: [0.17, 0.2],
  tail: { long: 1.55, r: [0.1, 0.075, 0.07, 0.075, 0.05] },
  foot: 'paw',
  head: { scale: 0.39, ahead: 0.27, up: 0.1, k: 0.09 },
}

/** Down a slope: hips high, loin sagging, shoulder blades up, head low and turned out, the near paw reaching. */
const PROWL: Pose = {
  spine: [-16, 2, 16],
  neck: [-6, 10],
  fore: [
    [-44, [-96, 8], [-52, 6], -36, -4],
    [-66, [-140, 4], [-104, 2], -76, 0],
  ],
  hind: [
    [[-60, 8], -128, -72, 0],
    [[-102, 4], -142, -92, -4],
  ],
  tail: [165, 178, -170, 160, 110, 70, 60],
  face: [0.62, -0.1, 0.78],
  crown: [0.1, 1, 0.05],
}
const LEAP: Pose = {
  spine: [24, 16, 8],
  neck: [34, 26],
  fore: [
    [-40, [-58, 14], [-24, 4], -4, 0],
    [-50, [-84, 14], [-44, 4], -20, -20],
  ],
  hind: [
    [[-150, 8], -118, -150, -130],
    [[-128, 6], -140, -128, -120],
  ],
  tail: [160, 170, -170, 170, 140, 110],
  face: [0.9, -0.1, 0.4],
}
export const TIGER_POSES = { prowl: PROWL, leap: LEAP }

/** Black bars round the body: from the back down, pointed, some split round a gold core, short ones between; no two alike. */
function stripe({ tube, arc, v }: Spot): number {
  const leg = tube.name.startsWith('fore') || tube.name.startsWith('hind')
  const tail = tube.name === 'tail'
  const gap = tail ? 0.17 : leg ? 0.13 : 0.15
  const around = Math.abs(v) / Math.PI
  const side = v > 0 ? 3.7 : 11.3
  const wobble = noise(around * 4 + side, arc * 1.7) * 0.36 * Math.min(1, around * 4)
  const a = arc / gap + wobble + (leg ? around * 0.3 : around * 0.7)
  const n = Math.floor(a)
  const h = Math.abs(a - n - 0.5) * 2
  if (tail) return smoothstep(0.04, -0.04, h - 0.48)
  const rank = Math.abs(noise(n * 7.3 + 0.5, side))
  const ends =
    (leg ? smoothstep(0.1, 0.24, arc) : smoothstep(0.02, 0.16, arc)) *
    smoothstep(tube.total, tube.total - 0.16, arc)
  const reach = leg ? 1.1 - rank * 0.5 : 0.52 + rank * 0.42
  const q = around / reach
  const width = (leg ? 0.4 : mix(0.46, 0.6, rank)) * Math.max(0, 1 - q) ** 0.7 * ends
  const fork = !leg && n % 2 === 0 ? Math.max(0, q - 0.3) * 0.36 * (1 - q) * 2 : 0
  const bar = smoothstep(0.07, -0.05, Math.max(h - width, fork - h))
  // a short one from below, between two long ones
  const low = !leg
    ? smoothstep(
        0.1,
        -0.02,
        1 - h - 0.26 * smoothstep(0.3, 0.42, around) * smoothstep(0.72, 0.5, around),
      )
    : 0
  return width > 0.03 ? Math.max(bar, low * ends) : low * ends
}

export function tigerBody(pose: Pose, camera: Camera): Body {
  const f = quadruped(BUILD, pose)
  return {
    name: 'tiger',
    camera,
    clay: f.clay,
    tubes: f.tubes,
    tags: ['fur', 'furWhite', 'black', 'pink', 'gold'],
    head: {
      bust: bust(camera),
      seat: f.seat,
      hue: (tone, material, crisp) =>
        material === 2 ? 3 : crisp > 0.5 && tone < 0.6 ? 4 : tone < 0.28 ? 1 : 0,
    },
    skin: (spot) => {
      const { tube, u, v } = spot
      const belly = Math.abs(v) / Math.PI
      const leg = tube.name.startsWith('fore') || tube.name.startsWith('hind')
      const pale = leg
        ? smoothstep(0.78, 1, u) * 0.5
        : smoothstep(0.62, 0.82, belly) * (tube.name === 'tail' ? 0.4 : 1)
      const black = stripe(spot)
      const tip = tube.name === 'tail' ? smoothstep(0.9, 0.94, u) : 0
      return {
        tone: mix(mix(0.34, 0.02, pale), 1, Math.max(black, tip)),
        hue: pale > 0.5 ? 1 : 0,
        hair: clamp(leg ? 0.07 : tube.name === 'trunk' && u < 0.25 ? 0.13 : mix(0.085, 0.14, pale)),
        lift: 0.16,
      }
    },
  }
}
