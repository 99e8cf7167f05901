import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { fin } from '#engine/forms/sculpt/fin.ts'
import { add, noise, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'
import { model, onTube, radiusAt, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [SLATE, WHITE, BLACK, WATER] = [0, 1, 2, 3]
const TAGS = ['hide', 'furWhite', 'black', 'water'] as const

/** Long flippers for the near side and the far one, then both flukes: a root on the body, a way and a sweep. */
interface Fluke {
  at: number
  up: number
  side: number
  way: V3
  sweep: V3
  long: number
  chord: number
}

export interface WhalePose {
  joints: readonly V3[]
  back: V3
  fins: readonly Fluke[]
}

/** Out of the water in one arc, falling on its back, flippers thrown wide. */
const BREACH: WhalePose = {
  joints: [
    [0.98, 0.98, 0.1],
    [0.84, 0.9, 0.1],
    [0.54, 0.7, 0.06],
    [0.16, 0.36, 0],
    [-0.16, -0.06, 0],
    [-0.36, -0.5, 0],
    [-0.36, -0.9, 0.02],
    [-0.2, -1.2, 0.04],
  ],
  back: [-0.72, 0.62, -0.55],
  fins: [
    {
      at: 0.37,
      up: -0.35,
      side: -0.8,
      way: [0.75, -0.6, 0.5],
      sweep: [-0.7, -0.6, 0],
      long: 1.05,
      chord: 0.15,
    },
    {
      at: 0.34,
      up: -0.2,
      side: 0.9,
      way: [-0.72, 0.62, -0.1],
      sweep: [-0.3, -0.9, 0],
      long: 0.95,
      chord: 0.12,
    },
    {
      at: 0.7,
      up: 0.8,
      side: 0,
      way: [-0.9, 0.2, 0],
      sweep: [0, -1, 0],
      long: 0.14,
      chord: 0.1,
    },
    {
      at: 0.98,
      up: 0,
      side: 0,
      way: [0.86, 0.1, 0.3],
      sweep: [-0.1, -1, 0],
      long: 0.74,
      chord: 0.2,
    },
    {
      at: 0.98,
      up: 0,
      side: 0,
      way: [-0.74, -0.5, -0.3],
      sweep: [0.3, -0.9, 0],
      long: 0.66,
      chord: 0.2,
    },
  ],
}
export const WHALE_POSES = { breach: BREACH }

const GROOVES = 30
/** Slate above; below white, with the furrows of the throat; the line of the mouth bends down to the eye. */
function hide({ u, v, arc, tube: { name } }: Spot): Skin {
  const round = Math.abs(v) / Math.PI
  if (name === 'fin') {
    const mottled = noise(arc * 9, v * 2 + 5) > 0.1
    return { tone: mottled ? 0.3 : 0.06, hue: mottled ? SLATE : WHITE, gloss: 0.15 }
  }
  const border = 0.6 + noise(arc * 6, v > 0 ? 4 : 8) * 0.05 + smoothstep(0.5, 0.8, u) * 0.36
  const dark = smoothstep(border + 0.012, border - 0.012, round)
  const reach = smoothstep(0.6, 0.54, u + noise(v * 9, 2) * 0.05)
  const groove = Math.abs(Math.sin((v * GROOVES) / 2))
  const furrow = smoothstep(0.3, 0.1, groove) * smoothstep(0.5, 0.56, round) * reach
  const jaw = 0.47 + 0.1 * smoothstep(0.16, 0.27, u)
  const mouth = smoothstep(0.014, 0.006, Math.abs(round - jaw)) * smoothstep(0.29, 0.27, u)
  const fleck = smoothstep(0.5, 0.62, noise(arc * 13, v * 4)) * 0.1 * dark
  return {
    tone: mix(0.03, mix(0.62, 0.44, smoothstep(0, 0.5, round)), dark) - fleck,
    hue: dark > 0.5 ? SLATE : WHITE,
    gloss: 0.2,
    line: Math.max(furrow * 0.85, mouth),
  }
}

export function whaleBody({ joints, back, fins }: WhalePose, camera: Camera): Body {
  const clay = new Clay(false)
  const body = tube('trunk', joints, [0.07, 0.19, 0.32, 0.36, 0.29, 0.18, 0.09, 0.06], back, 5)
  model(clay, body, { of: 'bone' }, 0.94)
  const on = (u: number, up: number, side: number): V3 =>
    onTube(body, u, radiusAt(body, u) * up, radiusAt(body, u) * side)
  for (const side of [1, -1]) {
    clay.ball(on(0.29, -0.3, 0.9 * side), [0.035, 0.035, 0.035], { of: 'mouth', k: 0.004 })
    // knobs of the snout, in rows
    for (let n = 0; n < 9; n++)
      clay.ball(
        on(0.03 + (n % 5) * 0.035, n < 5 ? 0.5 : 0.05, (n < 5 ? 0.75 : 0.98) * side),
        [0.022, 0.022, 0.022],
        { of: 'bone', k: 0.02 },
      )
  }
  const flukes = fins.map(({ at, up, side, way, sweep, long, chord }) =>
    fin(clay, on(at, up, side), unit(way), unit(sweep), long, chord),
  )
  return {
    name: 'whale',
    camera,
    clay,
    tubes: [body, ...flukes],
    tags: TAGS,
    own: { mouth: { tone: 0.97, hue: BLACK, line: 1, gloss: 0.4 } },
    skin: hide,
  }
}

/** A tail thrown up before the dive: the stock out of torn water, both flukes wide. */
export function whaleTail(camera: Camera): Body {
  const clay = new Clay(false)
  const stock = tube(
    'stock',
    [
      [0.12, -1.0, -0.1],
      [0.08, -0.7, -0.06],
      [0.03, -0.3, 0],
      [0, 0.1, 0],
      [0, 0.34, 0.03],
    ],
    [0.4, 0.34, 0.22, 0.13, 0.1],
    [0, 0.1, -1],
    5,
  )
  model(clay, stock, { of: 'bone' }, 0.8)
  const flukes = [1, -1].map((side) =>
    fin(
      clay,
      [side * 0.02, 0.2, 0.03],
      unit([side, 0.1 + side * 0.06, 0.15]),
      unit([side * 0.1, 1, 0]),
      0.98,
      0.27,
    ),
  )
  return {
    name: 'whale',
    camera,
    clay,
    tubes: [stock, ...flukes],
    tags: TAGS,
    blades: splash(),
    shown: [[0.12, -1.36, 0.2]],
    skin: ({ u, v, arc, tube: { name } }) => {
      const blot = noise(arc * 5 + 3, v * 1.6)
      const isPale = name === 'fin' && blot > 0.16 && u > 0.2
      const fleck = smoothstep(0.4, 0.6, noise(arc * 14, v * 5)) * 0.08
      return {
        tone: isPale ? 0.08 : 0.58 - fleck,
        hue: isPale ? WHITE : SLATE,
        gloss: 0.3,
      }
    },
  }
}

/** Tongues of water round the stock, the near ones over the far ones. */
function splash(): Blade[] {
  const rng = createRng(6)
  return Array.from({ length: 60 }, (_, n): Blade => {
    const a = (n / 60) * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const root: V3 = [0.12 + c * 0.44, -1.04 - s * 0.06 - rng() * 0.1, s * 0.4]
    const long = mix(0.26, 0.6, rng()) * (s > 0 ? 0.8 : 1.1)
    const way = unit([c * 0.9 + (rng() - 0.5) * 0.7, 1, s * 0.4])
    const at = (k: number): V3 =>
      add(add(root, way, long * k), [c * 0.6, -0.5, 0], long * k * k * 0.8)
    return {
      points: [add(root, [c * -0.06, -0.14 - rng() * 0.1, 0]), at(0.15), at(0.5), at(0.8), at(1)],
      widths: [0.006, 0.085, 0.075, 0.04, 0.004],
      facing: [0, 0.1, 1],
      tone: [0.5, 0.02, 0.3],
      hue: n % 3 ? WHITE : WATER,
      barb: 0,
      shaft: 0,
      arch: 0.7,
      lift: s * 0.1,
    }
  })
}
