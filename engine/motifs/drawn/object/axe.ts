import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { interlace, loop } from '#engine/motifs/drawing/interlace.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'

const haft: Part[] = [
  { d: 'M-6 -96L6 -96L7 20C8 60 8 90 10 122L-10 122C-8 90 -8 60 -7 20Z', fill: 'wood' },
  line('M-2 -40C-3 0 -3 20 -3 56M3 -30C3 10 4 40 3 60', 0.5, 2),
  { d: polygon(coords('-8,66 8,66 9,104 -9,104')), fill: 'leather' },
  line(
    'M-8 72L8 78M-8 80L8 86M-9 88L9 94M-9 96L9 102M8 72L-8 78M8 80L-8 86M9 88L-9 94M9 96L-9 102',
    0.7,
    1,
  ),
  { d: roundRect(-12, 116, 24, 12, 5), fill: 'steel' },
]
/** Bearded blade to the right: body, bevelled edge. */
const blade: Part[] = [
  {
    d: 'M6 -86C26 -84 50 -92 72 -112C86 -84 90 -30 70 18C62 -6 46 -26 30 -34C22 -38 14 -40 6 -40Z',
    fill: 'steel',
  },
  {
    d: 'M72 -112C86 -84 90 -30 70 18C68 10 64 2 60 -6C72 -38 70 -74 58 -100Z',
    fill: 'steelDark',
    stroke: 0.8,
  },
]
/** A knot inlaid in the cheek of the blade. */
function inlay(): Part[] {
  const knot = loop(160, (t) => [
    11 * Math.sin(t) + 7 * Math.sin(2 * t),
    11 * Math.cos(t) - 7 * Math.cos(2 * t),
  ])
  return placed(interlace([knot], 2.2, { tag: 'gold', stroke: 0.6 }), {
    x: 38,
    y: -64,
    angle: 0.2,
    scale: 0.9,
  }).map((part) => ({ ...part, detail: 1 as const }))
}

export const axe: Motif = {
  name: 'axe',
  kind: 'weapon',
  isHeaded: true,
  category: 'object',
  words: ['axe', 'viking axe', 'battle axe', 'hatchet'],
  variants: ['bearded', 'double'],
  draw({ variant }) {
    const socket: Part = { d: roundRect(-11, -90, 22, 54, 5), fill: 'steel' }
    const head = [...blade, ...inlay()]
    if (variant === 'double')
      return measured([
        ...haft,
        ...mirrored(head),
        socket,
        { d: polygon(coords('-4,-96 4,-96 0,-124')), fill: 'steel' },
      ])
    return measured(placed([...haft, ...head, socket], { angle: -0.25 }))
  },
}
