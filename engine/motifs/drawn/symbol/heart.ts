import {
  coords,
  circle,
  lerp,
  polar,
  polygon,
  sample,
  tube,
  TAU,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { chain } from '#engine/motifs/drawing/ornament.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { gleam, line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** Plump lobes, a deep cleft, and sides that run hollow into the point. */
const OUTLINE =
  'M2 98C-10 74 -46 52 -72 20C-96 -10 -106 -44 -90 -68C-76 -90 -44 -94 -22 -78C-10 -69 -3 -58 0 -46C3 -58 10 -69 22 -78C44 -94 76 -90 90 -68C106 -44 96 -10 72 20C48 50 16 70 2 98Z'

/** Light and shade are the style's; what shines is drawn for those that have none. */
const body = (): Part[] => [
  { d: OUTLINE, fill: 'red' },
  // where one lobe rolls over the other
  { ...line('M0 -47C0 -38 -4 -30 -11 -25', 0.8, 1), isGleam: true },
  gleam(
    'M-84 -28C-88 -54 -72 -76 -46 -77C-38 -77 -34 -72 -41 -69C-58 -64 -68 -50 -71 -31C-72 -20 -82 -18 -84 -28Z',
  ),
  gleam('M-70 -4C-66 -9 -60 -5 -62 1C-64 6 -72 4 -70 -4Z'),
  gleam(
    'M24 -60C30 -70 40 -75 52 -75C58 -75 58 -70 52 -68C42 -65 36 -60 32 -54C28 -50 21 -54 24 -60Z',
  ),
]

const drop = (x: number, y: number, size: number): Part => ({
  d: `M${x} ${y - size}C${x + size * 0.3} ${y - size * 0.3} ${x + size * 0.7} ${y} ${x + size * 0.62} ${y + size * 0.42}C${x + size * 0.5} ${y + size} ${x - size * 0.5} ${y + size} ${x - size * 0.62} ${y + size * 0.42}C${x - size * 0.7} ${y} ${x - size * 0.3} ${y - size * 0.3} ${x} ${y - size}Z`,
  fill: 'red',
  stroke: 0.8,
})

/** A blade pointing down the y axis: half light, half dark, with a fuller. */
const blade = (from: number, to: number, point: boolean): Part[] => {
  const end = point ? to - 26 : to
  return [
    {
      d: polygon([
        [-11, from],
        [11, from],
        [10, end],
        ...(point ? [[0, to] as Point] : []),
        [-10, end],
      ]),
      fill: 'steel',
    },
    {
      d: polygon([
        [0, from],
        [11, from],
        [10, end],
        [0, to],
      ]),
      fill: 'steelDark',
      stroke: 0.6,
    },
    line(`M-3 ${from + 4}L-3 ${end - 6}`, 0.5, 1),
  ]
}

function pierced(): Part[] {
  const tilt = { x: 2, y: -6, angle: 0.62 }
  const hilt: Part[] = [
    { d: 'M-7 -112L7 -112L8 -158L-8 -158Z', fill: 'leather' },
    line(
      Array.from({ length: 6 }, (_, i) => `M-7.500 ${-119 - i * 7}L7.500 ${-123 - i * 7}`).join(''),
      0.7,
    ),
    {
      d: 'M-38 -104C-46 -100 -52 -108 -46 -115C-30 -110 -14 -114 0 -114C14 -114 30 -110 46 -115C52 -108 46 -100 38 -104C24 -100 12 -102 0 -102C-12 -102 -24 -100 -38 -104Z',
      fill: 'gold',
    },
    { d: circle([0, -166], 10), fill: 'gold' },
    { d: circle([0, -166], 4.5), fill: 'ruby', stroke: 0.7 },
    { d: circle([0, -108], 4), fill: 'ruby', stroke: 0.7, detail: 1 },
  ]
  return [
    ...placed(blade(40, 142, true), tilt),
    ...body(),
    ...placed([...blade(-103, -22, false), ...hilt], tilt),
    // lips of the wound over the blade's end
    ...placed(
      [
        { d: 'M-19 -20C-10 -29 10 -29 19 -20C10 -15 -10 -15 -19 -20Z', fill: 'red', stroke: 0.9 },
        brush(coords('-17,-20 0,-26 17,-20'), 2),
      ],
      tilt,
    ),
    { d: 'M4 -18C9 -10 6 0 8 14C9 24 0 24 1 14C2 4 -2 -8 0 -18Z', fill: 'red', stroke: 0.8 },
    drop(-92, 120, 9),
    drop(-76, 138, 6),
  ]
}

/** One tongue of fire swaying to a side, with its bright core. */
function tongue(x: number, y: number, width: number, height: number, sway: number): Part[] {
  const flame = (k: number): string => {
    const spine = sample(
      [
        [x, y],
        [x - sway * 0.7 * k, y - height * 0.3 * k],
        [x + sway * 0.5 * k, y - height * 0.66 * k],
        [x + sway * 0.1 * k, y - height * k],
      ],
      10,
    )
    return tube(
      spine,
      (u) => width * k * (1 - u) ** 0.8 * (0.75 + 0.7 * Math.sin(Math.PI * Math.min(1, u * 1.5))),
    ).strip(0, 1, -1, 1, 30)
  }
  return [
    { d: flame(1), fill: 'flame' },
    { d: flame(0.6), fill: 'flameIn', stroke: 0.6, detail: 1 },
  ]
}

/** A woven ring of thorns round the heart. */
function thorns(): Part[] {
  const strand = (phase: number) =>
    Array.from({ length: 25 }, (_, i): Point => {
      const t = i / 24
      return [lerp(-93, 95, t), 4 + 20 * Math.sin(Math.PI * t) + 6 * Math.sin(t * TAU * 3 + phase)]
    })
  return [0, Math.PI].flatMap((phase) => {
    const points = strand(phase),
      vine = tube(points, () => 3.4)
    const spikes = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92].flatMap((u, i) => {
      const up = i % 2 ? 1 : -1
      return horn([vine.at(u, 0), vine.at(u + 0.02, up * 2.4), vine.at(u + 0.05, up * 4.4)], 2.4, {
        tag: 'wood',
      })
    })
    return [...spikes, { d: vine.strip(0, 1, -1, 1, 60), fill: 'wood' }]
  })
}

function sacred(): Part[] {
  const rays = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * TAU,
      [x0, y0] = polar(112, a, [0, 0]),
      [x1, y1] = polar(i % 2 ? 128 : 146, a, [0, 0])
    return `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`
  }).join('')
  return [
    line(rays, 0.9, 1),
    {
      d: 'M-4 -186L4 -186L4 -170L18 -170L18 -162L4 -162L4 -112L-4 -112L-4 -162L-18 -162L-18 -170L-4 -170Z',
      fill: 'gold',
    },
    ...tongue(-42, -70, 12, 50, -22),
    ...tongue(44, -72, 12, 54, 22),
    ...tongue(-22, -62, 16, 80, 20),
    ...tongue(24, -62, 16, 84, -22),
    ...tongue(0, -46, 18, 92, 18),
    ...tongue(-10, -44, 11, 56, -14),
    ...tongue(14, -44, 10, 50, 14),
    ...body(),
    ...thorns(),
    { d: 'M26 44C34 40 44 36 52 28C50 38 40 48 30 50Z', fill: 'black', stroke: 0.5 },
    drop(34, 62, 6),
    drop(26, 80, 5),
    drop(-3, 112, 7),
  ]
}

function locked(): Part[] {
  const bow = (points: readonly Point[]) => chain(sample(points, 12), 17, 'steel')
  return [
    ...body(),
    ...bow(coords('-88,-52 -44,-10 0,10 48,24 82,26')),
    ...bow(coords('88,-56 46,-8 0,12 -40,30 -70,38')),
    {
      d: 'M-17 4L-17 -12C-17 -36 17 -36 17 -12L17 4L9 4L9 -12C9 -25 -9 -25 -9 -12L-9 4Z',
      fill: 'steel',
    },
    { d: roundRect(-27, 0, 54, 46, 8), fill: 'gold' },
    line(roundRect(-22, 5, 44, 36, 5), 0.6),
    ...mirrored([
      { d: circle([18, 36], 2), fill: 'black', stroke: 0, detail: 1 },
      { d: circle([18, 10], 2), fill: 'black', stroke: 0, detail: 1 },
    ]),
    {
      d: 'M-3 24L-5.500 36L5.500 36L3 24C8 20 6 12 0 12C-6 12 -8 20 -3 24Z',
      fill: 'black',
      stroke: 0.4,
    },
  ]
}

export const heart: Motif = {
  name: 'heart',
  isBrittle: true,
  category: 'symbol',
  words: [
    'heart',
    'love heart',
    'red heart',
    'sacred heart',
    'heart with dagger',
    'pierced heart',
    'burning heart',
    'locked heart',
    'corazon',
  ],
  variants: ['plain', 'dagger', 'sacred', 'locked'],
  draw({ variant }: { variant: string; random: Rng }) {
    const parts =
      variant === 'dagger'
        ? pierced()
        : variant === 'sacred'
          ? sacred()
          : variant === 'locked'
            ? locked()
            : body()
    return measured(parts)
  },
}
