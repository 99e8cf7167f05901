import { approaching } from '#engine/forms/bodies/approaching.ts'
import {
  HORN_TIP,
  horse as bust,
  unicornHue,
  WHITE_TAGS,
  whiteHue,
} from '#engine/forms/heads/horse.ts'
import { fromSeat } from '#engine/forms/sculpt/figure.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import {
  onTube,
  quadruped,
  radius,
  type Build,
  type Frame4,
  type Pose,
} from '#engine/forms/sculpt/quadruped.ts'

const BUILD: Build = {
  spine: [0.42, 0.44, 0.42],
  trunk: [0.37, 0.33, 0.41, 0.39],
  flat: 0.7,
  neck: [0.54, 0.5],
  throat: [0.34, 0.205, 0.15],
  fore: [0.46, 0.42, 0.58, 0.4, 0.17],
  foreR: [0.24, 0.14, 0.08, 0.058, 0.062],
  hind: [0.48, 0.58, 0.5, 0.17],
  hindR: [0.32, 0.18, 0.085, 0.058, 0.062],
  wide: [0.17, 0.23],
  tail: { long: 0.5, r: [0.07, 0.06, 0.02] },
  foot: 'hoof',
  sinew: 0.4,
  head: { scale: 0.47, ahead: 0.1, up: -0.1, k: 0.1 },
}

/** Gallop, last push of the leading fore leg: neck out, one fore leg folded, hind legs gathering. */
const GALLOP: Pose = {
  spine: [8, 0, 2],
  neck: [50, 34],
  fore: [
    [-48, [-34, 4], [-2, 2], -22, -44],
    [-62, [-72, 4], [-8, 2], -132, -156],
  ],
  hind: [
    [[-112, 6], -152, -130, -150],
    [[-58, 4], -128, -86, -76],
  ],
  tail: [150, 172, -172],
  face: [0.9, 0.34, 0.24],
  crown: [-0.36, 0.93, 0],
}
const REAR: Pose = {
  spine: [58, 56, 52],
  neck: [84, 60],
  fore: [
    [-20, [-10, 6], [-70, 4], -120, -140],
    [-30, [-40, 6], [-100, 4], -140, -150],
  ],
  hind: [
    [[-34, 8], -122, -80, -40],
    [[-60, 8], -140, -100, -60],
  ],
  tail: [-150, -120, -100],
  face: [0.85, -0.5, 0.2],
}
/** Square on its feet, neck arched, ears to us. */
const STAND: Pose = {
  spine: [0, -4, 4],
  neck: [62, 44],
  fore: [
    [-60, [-122, 4], [-88, 2], -90, -56],
    [-54, [-108, 4], [-72, 2], -74, -48],
  ],
  hind: [
    [[-84, 4], -126, -94, -60],
    [[-60, 4], -120, -84, -54],
  ],
  tail: [-140, -110, -100],
  face: [0.76, -0.56, 0.3],
}
/** Trotting: a foreleg lifted and folded, the hind leg across from it under the belly. */
const TROT: Pose = {
  ...STAND,
  neck: [64, 40],
  fore: [
    [-46, [-62, 4], [-96, 2], -140, -150],
    [-60, [-122, 4], [-104, 2], -98, -60],
  ],
  hind: [
    [[-100, 4], -140, -118, -110],
    [[-46, 4], -112, -66, -46],
  ],
  tail: [150, -176, -150],
}
export const HORSE_POSES = {
  gallop: GALLOP,
  rear: REAR,
  stand: STAND,
  trot: TROT,
  approach: approaching(TROT, [0.88, -0.42, 0.24]),
}

/** Locks of mane and tail: long blades blown back. */
function locks(f: Frame4, wind: V3, look: Pick<Blade, 'tone' | 'hue'>): Blade[] {
  const rng = createRng(5)
  const out: Blade[] = []
  const lock = (root: V3, to: V3, long: number, wide: number, lift: number): void => {
    const sway = (): V3 => [(rng() - 0.5) * 0.1, (rng() - 0.5) * 0.16, (rng() - 0.5) * 0.06]
    const a = add(root, to, long * 0.33)
    const b = add(add(a, unit(add(to, wind, 0.7)), long * 0.33), sway())
    const c = add(add(b, unit(add(to, wind, 1.6)), long * 0.36), sway())
    out.push({
      points: [root, a, b, c],
      widths: [wide * 0.7, wide, wide * 0.7, 0.003],
      facing: [0, 0.1, 1],
      ...look,
      barb: 0.05,
      shaft: 0,
      lift,
      arch: 0.8,
    })
  }
  for (let i = 0; i < 22; i++) {
    const u = 0.02 + (i / 21) * 0.93
    const r = radius(f.neck, u) * 0.92
    lock(
      onTube(f.neck, u, r, 0.03),
      unit([-0.75, 0.62 - u * 0.5, 0.25]),
      0.5 + rng() * 0.34,
      0.045,
      0.02 * (i % 3),
    )
  }
  for (let i = 0; i < 18; i++) {
    const u = 0.15 + (i / 17) * 0.85
    const [x, y] = [-1, 0.55 - rng() * 0.75]
    lock(
      onTube(f.tail, u),
      unit([x, y, (rng() - 0.5) * 0.5]),
      0.95 + rng() * 0.5,
      0.05,
      0.01 * (i % 4),
    )
  }
  return out
}

/** Blown back by its own pace; hanging, where it stands still. */
const WIND: V3 = [-1, -0.12, 0]
const STILL: V3 = [-0.25, -1.2, 0.1]

export function horseBody(pose: Pose, camera: Camera): Body {
  const f = quadruped(BUILD, pose)
  return {
    name: 'horse',
    camera,
    clay: f.clay,
    tubes: f.tubes,
    sheen: 0.14,
    tags: ['fur', 'furWhite', 'furBlack'],
    head: {
      bust: bust(camera),
      seat: f.seat,
      hue: (tone) => (tone < 0.2 ? 1 : tone > 0.78 ? 2 : 0),
    },
    blades: locks(f, pose === STAND ? STILL : WIND, { tone: [0.95, 0.55, 0.85], hue: 2 }),
    skin: ({ tube, u, v }) => {
      const leg = tube.name.startsWith('fore') || tube.name.startsWith('hind')
      const dark = leg ? smoothstep(0.35, 0.75, u) : tube.name === 'tail' ? 1 : 0
      const belly = leg ? 0 : smoothstep(0.7, 1, Math.abs(v) / Math.PI) * 0.15
      const tone = mix(0.42 + belly, 0.93, dark)
      return { tone, hue: tone > 0.8 ? 2 : 0, hair: tube.name === 'tail' ? 0.3 : 0.034, lift: 0.05 }
    },
  }
}

/** White from ears to fetlocks, its mane and tail as light; only the hoofs are dark. */
export function whiteHorseBody(pose: Pose, camera: Camera): Body {
  const f = quadruped(BUILD, pose)
  return {
    ...horseBody(pose, camera),
    name: 'white-horse',
    tags: WHITE_TAGS,
    head: { bust: bust(camera, { isWhite: true }), seat: f.seat, hue: whiteHue },
    blades: locks(f, pose === STAND ? STILL : WIND, { tone: [0.3, 0.1, 0.2], hue: 1 }),
    skin: ({ tube, u, v }) => {
      const leg = tube.name.startsWith('fore') || tube.name.startsWith('hind')
      const isTail = tube.name === 'tail'
      const below = leg ? 0 : smoothstep(0.6, 1, Math.abs(v) / Math.PI) * 0.12
      const hoof = leg ? smoothstep(0.88, 0.94, u) : 0
      const tone = isTail ? 0.24 : mix(0.06 + below, 0.85, hoof)
      return { tone, hue: isTail ? 1 : hoof > 0.5 ? 2 : 0, hair: isTail ? 0.3 : 0.034, lift: 0.05 }
    },
  }
}

/** White, with a horn: its head reaches as far as the horn does. */
export function unicornBody(pose: Pose, camera: Camera): Body {
  const f = quadruped({ ...BUILD, head: { ...BUILD.head, reach: 2.3 } }, pose)
  return {
    ...horseBody(pose, camera),
    name: 'unicorn',
    clay: f.clay,
    tubes: f.tubes,
    tags: ['furWhite', 'violet', 'gold', 'black', 'pink'],
    head: { bust: bust(camera, { hasHorn: true }), seat: f.seat, hue: unicornHue },
    shown: [fromSeat(f.seat, HORN_TIP)],
    blades: locks(f, pose === STAND ? STILL : WIND, { tone: [0.85, 0.4, 0.6], hue: 1 }),
    skin: ({ tube, u, v }) => {
      const leg = tube.name.startsWith('fore') || tube.name.startsWith('hind')
      const below = leg ? 0 : smoothstep(0.6, 1, Math.abs(v) / Math.PI) * 0.12
      const hoof = leg ? smoothstep(0.9, 0.96, u) : 0
      const isTail = tube.name === 'tail'
      const tone = mix(0.06 + below, 0.6, hoof)
      return { tone, hue: isTail ? 1 : hoof > 0.5 ? 2 : 0, hair: isTail ? 0.3 : 0.034, lift: 0.05 }
    },
  }
}
