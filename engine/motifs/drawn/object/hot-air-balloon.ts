import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'

/** Seams of the envelope at a fraction of its width: meridians of a globe drawn down to the mouth. */
const meridian = (k: number) =>
  `${(k * 86).toFixed(1)} -110 ${(k * 100).toFixed(1)} -30 ${(k * 20).toFixed(1)} 44`
const gore = (from: number, to: number, fill: Part['fill']): Part => {
  const back = `${(to * 100).toFixed(1)} -30 ${(to * 86).toFixed(1)} -110 0 -116`
  return { d: `M0 -116C${meridian(from)}L${(to * 20).toFixed(1)} 44C${back}Z`, fill, stroke: 0.9 }
}

/** Striped hot-air balloon with a wicker basket among clouds. */
export const hotAirBalloon: Motif = {
  name: 'hot-air-balloon',
  held: 'floats',
  category: 'object',
  words: ['hot air balloon', 'air balloon'],
  variants: ['clouds', 'plain', 'lettered'],
  spare: ['lettered'],
  pages: { lettered: [{ box: [-70, -86, 70, -36], sag: 7 }] },
  draw({ variant, random }) {
    const isLettered = variant === 'lettered'
    const edges = isLettered
      ? [-1.12, -0.88, 0.88, 1.12]
      : [-1.12, -0.86, -0.56, -0.2, 0.2, 0.56, 0.86, 1.12]
    const colours: Part['fill'][] = ['red', 'banner', 'blue', 'banner', 'blue', 'banner', 'red']
    const wicker =
      'M-15 90L15 90M-15 97L15 97M-14 104L14 104M-9 84L-8 112M-3 84L-3 112M3 84L3 112M9 84L8 112'
    const swag = mirrored([
      line('M0 -16C8 -8 18 -8 26 -20C34 -11 44 -13 51 -25C57 -18 65 -20 71 -30', 0.9, 1),
    ])
    const parts: Part[] = [
      line('M-22 44L-14 84M22 44L14 84M-8 46L-5 84M8 46L5 84', 0.8, 0),
      ...edges.slice(1).map((edge, i) => gore(edges[i]!, edge, colours[i]!)),
      ...(isLettered ? [] : swag),
      ...(isLettered
        ? []
        : [{ d: circle([0, -14], 4), fill: 'gold', stroke: 0.8, detail: 1 } as const]),
      { d: 'M-24 42C-10 48 10 48 24 42L20 54C8 58 -8 58 -20 54Z', fill: 'leather' },
      {
        d: 'M0 56C4 64 6 68 4 74C2 78 -2 78 -4 74C-6 68 -4 64 0 56Z',
        fill: 'flame',
        stroke: 0.8,
        detail: 1,
      },
      { d: 'M-16 84L16 84L13 114L-13 114Z', fill: 'wood' },
      line(wicker, 0.5, 2),
      { d: roundRect(-18, 80, 36, 7, 3), fill: 'leather' },
    ]
    if (variant !== 'clouds') return measured(parts)
    const clouds = [
      [-74, 74, 22, 11],
      [-52, 84, 18, 9],
      [70, 88, 24, 11],
      [88, 78, 14, 8],
    ].flatMap(([x, y, rx, ry]) => clump(x!, y!, rx!, ry!, 8, random, 'cloud'))
    return measured([...clouds, ...parts])
  },
}
