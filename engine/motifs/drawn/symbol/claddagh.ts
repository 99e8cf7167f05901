import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { annulus } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A cuffed hand holding the heart from the right; four fingers lie along it. */
const hand: Part[] = [
  {
    d: 'M104 10C84 2 66 10 56 18C50 -2 54 -18 62 -26C72 -28 92 -14 112 -18Z',
    fill: 'skin',
    shade: 0.6,
  },
  ...[0, 1, 2, 3].map((i): Part => ({
    d: `M${66 - i} ${-22 + i * 11}C${54 - i} ${-30 + i * 11} ${40 + i} ${-26 + i * 12} ${34 + i * 2} ${-16 + i * 12}C${36 + i * 2} ${-8 + i * 11} ${52 + i} ${-12 + i * 11} ${66 - i} ${-10 + i * 11}Z`,
    fill: 'skin',
    stroke: 0.9,
    shade: 0.5,
  })),
  { d: 'M100 -26C108 -28 116 -26 118 -20L122 12C118 20 108 22 102 18Z', fill: 'gold' },
  lines([coords('107,-24 110,16'), coords('114,-24 117,16')], 0.7),
]

export const claddagh: Motif = {
  name: 'claddagh',
  category: 'symbol',
  words: ['claddagh', 'claddagh ring', 'irish ring', 'heart hands and crown'],
  variants: ['ring', 'plain'],
  draw({ variant }) {
    const crown: Part[] = [
      {
        d: 'M-46 -52L-58 -96L-30 -76L0 -108L30 -76L58 -96L46 -52C16 -44 -16 -44 -46 -52Z',
        fill: 'gold',
      },
      line('M-48 -60C-16 -52 16 -52 48 -60', 0.7, 1),
      ...coords('-58,-100 0,-114 58,-100').map((at): Part => ({
        d: circle(at, 6),
        fill: 'gold',
        stroke: 0.9,
      })),
      ...coords('-24,-64 0,-62 24,-64').map((at): Part => ({
        d: circle(at, 4),
        fill: 'ruby',
        stroke: 0.7,
      })),
    ]
    const heart: Part[] = [
      {
        d: 'M0 72C-18 44 -66 28 -66 -14C-66 -52 -20 -58 0 -26C20 -58 66 -52 66 -14C66 28 18 44 0 72Z',
        fill: 'red',
      },
      {
        d: 'M-52 -16C-52 -30 -44 -38 -32 -38C-40 -32 -44 -24 -44 -12C-46 -6 -52 -8 -52 -16Z',
        fill: 'paper',
        stroke: 0,
        shade: 0.1,
        isGleam: true,
      },
      brush(coords('0,-26 1,-14 0,-4'), 1.6),
    ]
    const band: Part[] = [
      { d: annulus([0, 44], 112, 100), fill: 'gold' },
      line(circle([0, 44], 106), 0.6, 1),
    ]
    return measured([...(variant === 'ring' ? band : []), ...crown, ...heart, ...mirrored(hand)])
  },
}
