import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { waveBand } from '#engine/motifs/drawing/ornament.ts'
import { rect, roundRect } from '#engine/motifs/drawing/shapes.ts'

/** Half width of the tower at a height: it tapers toward the gallery. */
const halfAt = (y: number) => 17 + ((y + 46) / 120) * 15

/** On a low rock, beams left and right, sea below. */
function onRock(): Part[] {
  const band = (top: number, bottom: number, fill: Part['fill']): Part => {
    const arc = (y: number) => `Q0 ${y + 7}`
    return {
      d: `M${-halfAt(top)} ${top}${arc(top)} ${halfAt(top)} ${top}L${halfAt(bottom)} ${bottom}${arc(bottom)} ${-halfAt(bottom)} ${bottom}Z`,
      fill,
    }
  }
  // Light has no end: rays that thin out, and no edge across them.
  const beam = (side: number): Part[] =>
    [-0.3, -0.1, 0.1, 0.3].map((turn, i) => {
      const reach = 98 - 22 * Math.abs(i - 1.5)
      const at = (r: number): Point => [side * (17 + r * Math.cos(turn)), -70 + r * Math.sin(turn)]
      return brush([at(16), at(reach * 0.5), at(reach)], 1.3)
    })
  const window = (y: number): Part => ({
    d: `M-4 ${y + 10}L-4 ${y}C-4 ${y - 6} 4 ${y - 6} 4 ${y}L4 ${y + 10}Z`,
    fill: 'black',
    stroke: 0.6,
    detail: 1,
  })
  const rock: Point[] = coords(
    '-84,104 -74,84 -56,82 -48,68 -30,72 -14,66 10,70 30,64 46,76 60,76 72,92 88,104',
  )
  const bands: Part[] = []
  for (let i = 0; i < 5; i++)
    bands.push({
      ...band(-46 + i * 24, -46 + (i + 1) * 24, i % 2 ? 'paper' : 'red'),
      tone: i % 2 ? 0 : 0.3,
    })
  return [
    ...beam(-1),
    ...beam(1),
    ...bands,
    window(-24),
    window(24),
    { d: 'M-8 76L-8 56C-8 46 8 46 8 56L8 76Z', fill: 'wood', stroke: 0.8 },
    // gallery, lantern room and dome
    { d: roundRect(-27, -54, 54, 9, 3), fill: 'steelDark' },
    line(
      'M-25 -54L-25 -64M-17 -54L-17 -64M17 -54L17 -64M25 -54L25 -64M-27 -64L-12 -64M12 -64L27 -64',
      0.8,
      1,
    ),
    { d: rect(-13, -84, 26, 30), fill: 'sun' },
    line('M-13 -69L13 -69M-4.5 -84L-4.5 -54M4.5 -84L4.5 -54', 0.7, 1),
    { d: 'M-19 -84C-16 -98 -6 -106 0 -108C6 -106 16 -98 19 -84Z', fill: 'red' },
    { d: 'M-2 -106L2 -106L1 -120L-1 -120Z', fill: 'steelDark', stroke: 0.8 },
    { d: polygon(rock), fill: 'rock' },
    line('M-56 82L-44 96M-30 72L-36 90L-26 100M10 70L4 88L14 100M46 76L36 90M60 76L62 96', 0.7, 1),
    ...waveBand(-108, 108, 106, 20, 36, 122),
  ]
}

/** A white tower with a painted spiral; the foot is at the origin. */
function spiralTower(): Part[] {
  const half = (y: number) => 12 + ((y + 136) / 136) * 12
  const stripes = Array.from({ length: 6 }, (_, i): Part => {
    const [left, right, deep] = [-128 + i * 24, -144 + i * 24, 12]
    const clamp = (y: number) => Math.max(-134, Math.min(0, y))
    const at = (side: number, y: number): Point => [side * half(clamp(y)), clamp(y)]
    return {
      d: polygon([at(-1, left), at(1, right), at(1, right + deep), at(-1, left + deep)]),
      fill: 'red',
      stroke: 0.7,
      tone: 0.25,
    }
  })
  return [
    { d: `M${-half(-136)} -136L${half(-136)} -136L${half(0)} 0Q0 8 ${-half(0)} 0Z`, fill: 'paper' },
    ...stripes,
    ...[-104, -58].map((y): Part => ({
      d: `M-3.600 ${y + 10}L-3.600 ${y}C-3.600 ${y - 6} 3.600 ${y - 6} 3.600 ${y}L3.600 ${y + 10}Z`,
      fill: 'black',
      stroke: 0.8,
      detail: 1,
    })),
    { d: 'M-7 3L-7 -16C-7 -26 7 -26 7 -16L7 4Z', fill: 'wood', stroke: 0.9 },
    // brackets, gallery with its railing, lantern, dome
    { d: 'M-12 -136L-21 -146L21 -146L12 -136Z', fill: 'steelDark' },
    { d: roundRect(-24, -152, 48, 7, 2), fill: 'steelDark' },
    line(
      'M-23 -152L-23 -162M-16 -152L-16 -162M16 -152L16 -162M23 -152L23 -162M-24 -162L-11 -162M11 -162L24 -162',
      0.8,
      1,
    ),
    { d: rect(-11, -178, 22, 26), fill: 'sun' },
    line('M-11 -165L11 -165M-4 -178L-4 -152M4 -178L4 -152', 0.7, 1),
    { d: 'M-16 -178C-14 -190 -6 -197 0 -199C6 -197 14 -190 16 -178Z', fill: 'red' },
    { d: 'M-1.600 -198L1.600 -198L1 -212L-1 -212Z', fill: 'steelDark', stroke: 0.8 },
  ]
}

/** The keeper's cottage; its near corner stands at the origin. */
const cottage: Part[] = [
  { d: 'M40 -46L52 -46L52 -26L40 -26Z', fill: 'rockDark' },
  { d: 'M0 0L0 -24L60 -24L60 0Z', fill: 'paper', tone: 0.1 },
  { d: 'M-6 -22L8 -42L56 -42L68 -22Z', fill: 'red' },
  line('M4 -36L60 -36M-1 -29L65 -29', 0.6, 1),
  { d: rect(10, -17, 10, 9), fill: 'black', stroke: 0.8 },
  { d: rect(42, -17, 10, 9), fill: 'black', stroke: 0.8 },
  { d: rect(26, -18, 10, 18), fill: 'wood', stroke: 0.8 },
]

/** High on a cliff with the keeper's cottage, light all round, surf breaking below. */
function onCliff(random: Rng): Part[] {
  const lamp: Point = [-18, -122]
  const rays = Array.from({ length: 20 }, (_, i) => {
    const angle = (i * Math.PI) / 10 + 0.157
    const [from, to] = [26, i % 2 ? 44 : 60]
    const at = (r: number) =>
      `${(lamp[0] + r * Math.cos(angle)).toFixed(1)} ${(lamp[1] + r * Math.sin(angle)).toFixed(1)}`
    return Math.sin(angle) > 0.8 ? '' : `M${at(from)}L${at(to)}`
  }).join('')
  return [
    line(rays, 1, 0),
    ...placed(cottage, { x: 14, y: 46 }),
    ...placed(spiralTower(), { x: -18, y: 44 }),
    {
      d: 'M-74 124L-82 106L-72 92L-76 74L-62 62L-58 48L-38 44L-8 47L22 44L56 47L84 44L92 58L86 72L98 88L92 104L104 124Z',
      fill: 'rock',
    },
    {
      d: 'M22 44L56 47L84 44L92 58L86 72L98 88L92 104L104 124L40 124L48 104L36 88L42 68L30 56Z',
      fill: 'rockDark',
      stroke: 0.8,
    },
    brush(coords('-38,46 -44,64 -34,80 -42,104'), 2),
    lines(
      [
        coords('-60,62 -48,72 -54,90'),
        coords('-6,48 -12,66 0,82 -8,112'),
        coords('-22,58 -26,72 -18,86'),
        coords('60,60 66,78 60,96'),
        coords('12,60 18,78 14,98'),
      ],
      0.7,
    ),
    {
      d: smooth(
        coords('-58,48 -40,40 -12,44 20,41 52,44 84,41 90,48 50,52 10,50 -30,51'),
        true,
        0.8,
      ),
      fill: 'leaf',
      stroke: 0.8,
    },
    ...waveBand(-116, 116, 116, 20, 29, 130),
    ...clump(-82, 112, 22, 13, 8, random, 'foam'),
    ...clump(100, 116, 17, 11, 7, random, 'foam'),
    line(
      'M58 -86C64 -94 70 -92 72 -86C76 -92 84 -94 88 -86M84 -62C88 -68 93 -67 94 -62C97 -67 103 -68 106 -62M-96 -40C-91 -47 -85 -46 -84 -40C-80 -46 -73 -47 -69 -40',
      1.1,
      1,
    ),
  ]
}

export const lighthouse: Motif = {
  name: 'lighthouse',
  kind: 'land',
  stands: true,
  category: 'object',
  words: ['lighthouse', 'light house', 'beacon'],
  variants: ['beam', 'cliff'],
  draw: ({ variant, random }) => measured(variant === 'cliff' ? onCliff(random) : onRock()),
}
