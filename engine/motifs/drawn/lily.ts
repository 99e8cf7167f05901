import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  moveTo,
  polar,
  smooth,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { around, leaf, petal, stem } from '#engine/motifs/drawing/flora.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'

/** A pointed tepal with a raised midrib and freckles near the throat. */
function tepal(length: number, width: number, lean: number): Part[] {
  const shape = petal({ length, width, tip: 'point', veins: 0, tag: 'pink', lean })
  const bend = (y: number) => lean * length * y * y
  const rib: Part = {
    d: `M-3 ${-length * 0.12}Q${bend(0.5) - 2.5} ${-length * 0.5} ${bend(0.88)} ${-length * 0.86}Q${bend(0.5) + 2.5} ${-length * 0.5} 3 ${-length * 0.12}Z`,
    fill: 'petalLight',
    stroke: 0.6,
    detail: 1,
  }
  const freckles = coords('-0.3,0.3 0.32,0.34 -0.42,0.42 0.44,0.48 -0.26,0.5 0.24,0.24').map(
    ([x, y]): Part => ({
      d: circle([x * width + bend(y), -y * length], 1.3),
      fill: 'black',
      stroke: 0,
      detail: 2,
    }),
  )
  const folds = line(
    `M${-width * 0.5} ${-length * 0.4}Q${-width * 0.5 + bend(0.6)} ${-length * 0.6} ${bend(0.8) - width * 0.2} ${-length * 0.76}M${width * 0.5} ${-length * 0.4}Q${width * 0.5 + bend(0.6)} ${-length * 0.6} ${bend(0.8) + width * 0.2} ${-length * 0.76}`,
    0.5,
    2,
  )
  return [...shape, rib, folds, ...freckles]
}

function stamens(count: number, reach: number): Part[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + (i - (count - 1) / 2) * 0.42
    const tip = polar(reach * (0.9 + 0.1 * (i % 2)), angle),
      via = polar(reach * 0.5, angle * 0.6 - Math.PI * 0.2)
    const filament: Part = {
      d:
        moveTo([0, 0]) +
        `Q${via[0].toFixed(1)} ${via[1].toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`,
      fill: null,
      stroke: 0.9,
      detail: 0,
    }
    return [
      filament,
      ...placed([{ d: ellipse([0, 0], 6, 2.6), fill: 'leather', stroke: 0.7 }], {
        x: tip[0],
        y: tip[1],
        angle: angle + Math.PI / 2,
      }),
    ]
  }).flat()
}

function bloom(): Part[] {
  return [
    ...around(3, 2, () => tepal(94, 18, 0.1), 0),
    ...around(3, 2, () => tepal(90, 23, -0.1), Math.PI / 3),
    { d: circle([0, 0], 7), fill: 'green', stroke: 0.8 },
    ...stamens(6, 42),
  ]
}

export const lily: Motif = {
  name: 'lily',
  category: 'plant',
  words: ['lily', 'stargazer lily', 'lilies', 'tiger lily'],
  variants: ['bloom', 'stem'],
  draw({ variant }) {
    if (variant === 'bloom') return measured(placed(bloom(), { angle: -0.2 }))
    const stalk: Point[] = coords('-6,0 4,60 -4,132')
    const bud: Part[] = [
      { d: smooth(coords('0,0 9,-14 11,-34 0,-58 -11,-34 -9,-14')), fill: 'pink' },
      line('M0 -2C-5 -18 -4 -36 0 -54M4 -4C7 -20 6 -34 1 -50', 0.6, 1),
    ]
    const parts: Part[] = [
      stem(coords('2,70 30,40 58,20'), 2.4, 2),
      ...placed(bud, { x: 57, y: 22, angle: 0.6 }),
      stem(stalk, 3.4, 3),
      ...placed(leaf({ length: 82, width: 12, bend: 0.2, veins: 0 }), {
        x: 2,
        y: 104,
        angle: -0.9,
      }),
      ...placed(leaf({ length: 74, width: 12, bend: -0.2, veins: 0 }), {
        x: 2,
        y: 112,
        angle: 0.95,
      }),
      ...placed(bloom(), { x: -8, y: -20, angle: -0.2, scale: 0.92 }),
    ]
    return measured(parts)
  },
}
