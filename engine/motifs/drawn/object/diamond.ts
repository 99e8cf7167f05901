import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'

// crown corners from left to right, girdle, and the culet
const TABLE: Point[] = coords('-48,-66 -16,-66 16,-66 48,-66')
const GIRDLE: Point[] = coords('-100,-22 -52,-22 -18,-22 18,-22 52,-22 100,-22')
const CULET: Point = [0, 96]

/** Brilliant-cut stone from the side: every facet its own plane, the right ones in shade. */
export const diamond: Motif = {
  name: 'diamond',
  isBrittle: true,
  category: 'object',
  words: ['diamond', 'gem', 'gemstone', 'jewel', 'brilliant'],
  variants: ['brilliant', 'sparkle'],
  draw({ variant }) {
    const facet = (points: Point[], dark: boolean): Part => ({
      d: polygon(points),
      fill: dark ? 'steelDark' : 'ice',
      stroke: 0.8,
    })
    const [t, g] = [TABLE, GIRDLE]
    const parts: Part[] = [
      { d: polygon([t[0]!, t[3]!, g[5]!, CULET, g[0]!]), fill: 'ice', stroke: 1.4 },
      facet([t[0]!, g[0]!, g[1]!], false),
      facet([t[0]!, g[1]!, t[1]!], true),
      facet([t[1]!, g[1]!, g[2]!], false),
      facet([t[1]!, g[2]!, g[3]!, t[2]!], false),
      facet([t[2]!, g[3]!, g[4]!], false),
      facet([t[2]!, g[4]!, t[3]!], true),
      facet([t[3]!, g[4]!, g[5]!], true),
      facet([g[0]!, g[1]!, CULET], false),
      facet([g[1]!, g[2]!, CULET], true),
      facet([g[2]!, g[3]!, CULET], false),
      facet([g[3]!, g[4]!, CULET], false),
      facet([g[4]!, g[5]!, CULET], true),
      line('M-84 -30L-58 -52M-70 -14L-20 60', 0.6, 2),
    ]
    if (variant === 'brilliant') return measured(parts)
    const spark = (x: number, y: number, r: number): Part => ({
      d: `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
      fill: 'black',
      stroke: 0.5,
    })
    const rays = 'M0 -82L0 -104M-30 -80L-38 -98M30 -80L38 -98M-62 -70L-76 -84M62 -70L76 -84'
    return measured([
      ...parts,
      line(rays, 1, 0),
      spark(-86, 44, 14),
      spark(84, 54, 11),
      spark(66, 84, 6),
    ])
  },
}
