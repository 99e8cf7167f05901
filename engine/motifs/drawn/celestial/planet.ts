import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, lerp, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse, star } from '#engine/motifs/drawing/shapes.ts'

/** Half an elliptic ring: the far half passes behind the globe, the near half before it. */
function ringHalf(rx: number, ry: number, inner: number, near: boolean): string {
  const sweep = near ? 1 : -1
  const arc = (k: number, back: boolean) => {
    const x = rx * k * (back ? -1 : 1),
      y = ry * k * sweep * 1.333
    return `C${(-x).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} 0`
  }
  return `M${-rx} 0${arc(1, false)}L${(rx * inner).toFixed(1)} 0${arc(inner, true)}Z`
}

/** A ringed globe, tilted, among stars. */
function ringed(): Part[] {
  const tilt = -0.38
  const bands = [
    'M-60 -20C-30 -8 30 -8 60 -20L63 -8C32 5 -32 5 -63 -8Z',
    'M-62 16C-30 30 30 30 62 16L56 32C28 44 -28 44 -56 32Z',
    'M-47 -42C-24 -33 24 -33 47 -42L53 -33C26 -24 -26 -24 -53 -33Z',
  ]
  const globe: Part[] = [
    { d: circle([0, 0], 64), fill: 'sun' },
    ...bands.map((d, i): Part => ({
      d,
      fill: i === 1 ? 'leather' : 'flame',
      stroke: 0.6,
      detail: 1,
    })),
    line('M-40 52C-20 58 20 58 40 52M-20 -58C-8 -56 8 -56 20 -58', 0.6, 2),
  ]
  const ring = (near: boolean): Part[] => [
    { d: ringHalf(116, 32, 0.72, near), fill: 'banner' },
    line(`M-100 0C-100 ${near ? 37 : -37} 100 ${near ? 37 : -37} 100 0`, 0.6, 1),
    line(`M-92 0C-92 ${near ? 34 : -34} 92 ${near ? 34 : -34} 92 0`, 0.5, 2),
  ]
  const stars = [
    [-84, -70, 9],
    [86, 66, 8],
    [-70, 78, 6],
    [60, -84, 5],
  ].map(([x, y, r]): Part => ({
    d: star(4, r!, r! * 0.3, [x!, y!]),
    fill: 'star',
    stroke: 0.7,
    detail: 1,
  }))
  return [...placed([...ring(false), ...globe, ...ring(true)], { angle: tilt }), ...stars]
}

/** A belt of cloud between two latitudes: its edges bulge with the globe and ripple, and end on the rim. */
function belt(radius: number, from: number, to: number, phase: number): string {
  const edge = (latitude: number, shift: number): Point[] =>
    Array.from({ length: 37 }, (_, i) => {
      const t = lerp(-1, 1, i / 36)
      const ripple = 2.4 * Math.sin(t * 11 + phase + shift) * (1 - t ** 4)
      const y = latitude * 0.84 + 13 * (1 - t * t) * (1 - Math.abs(latitude) / radius) + ripple
      return [t * Math.sqrt(radius * radius - y * y), y]
    })
  return polygon([...edge(from, 0), ...edge(to, 2).toReversed()])
}

/** A giant of striped cloud with its great spot; two moons on their paths. */
function striped(): Part[] {
  const radius = 84
  const belts: [number, number, 'flame' | 'leather' | 'banner'][] = [
    [-70, -56, 'leather'],
    [-46, -24, 'flame'],
    [-12, -4, 'banner'],
    [8, 30, 'leather'],
    [42, 52, 'flame'],
    [62, 74, 'leather'],
  ]
  const globe: Part[] = [
    { d: circle([0, 0], radius), fill: 'sun' },
    ...belts.map(([from, to, fill], i): Part => ({
      d: belt(radius, from, to, i * 1.7),
      fill,
      stroke: 0.6,
      detail: 1,
    })),
    { d: ellipse([26, 40], 20, 10.5), fill: 'paper', stroke: 0.8 },
    { d: ellipse([26, 40], 15, 7.5), fill: 'red', stroke: 0.7 },
    line(
      'M16 40C20 34 32 34 36 40C33 45 22 46 19 41C22 38 30 38 31 41M-50 30C-40 34 -30 28 -20 33C-14 36 -8 34 -2 37M-60 -12C-44 -4 -30 -10 -16 -5M30 -10C42 -14 54 -8 66 -16',
      0.5,
      2,
    ),
  ]
  return [
    ...placed(
      [
        line('M-122 0C-122 -46 122 -46 122 0', 0.7, 1),
        ...globe,
        line('M-122 0C-122 46 122 46 122 0', 0.7, 1),
      ],
      {
        angle: -0.3,
      },
    ),
    { d: circle([-72, 58], 12), fill: 'moon' },
    line('M-78 55C-76 52 -72 53 -72 56M-70 63C-68 61 -65 62 -66 65', 0.5, 2),
    { d: circle([106, -58], 8), fill: 'rock' },
    ...[
      [-96, -62, 8],
      [88, 78, 7],
      [-40, -104, 5],
    ].map(([x, y, r]): Part => ({
      d: star(4, r!, r! * 0.3, [x!, y!]),
      fill: 'star',
      stroke: 0.7,
      detail: 1,
    })),
  ]
}

export const planet: Motif = {
  name: 'planet',
  category: 'celestial',
  words: ['planet', 'saturn', 'ringed planet', 'space'],
  variants: ['saturn', 'striped'],
  draw: ({ variant }) => measured(variant === 'striped' ? striped() : ringed()),
}
