import {
  coords,
  circle,
  polar,
  polygon,
  sample,
  TAU,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { star as starPath } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

/** Five points, each split along its ridge into a light and a dark face. */
function faceted(size: number): Part[] {
  const point = (i: number, r: number) => polar(r, -TAU / 4 + (i * TAU) / 10)
  const corners = Array.from({ length: 10 }, (_, i): Point => point(i, i % 2 ? size * 0.41 : size))
  const faces = [0, 2, 4, 6, 8].map((i): Part => ({
    d: polygon([[0, 0], corners[i]!, corners[(i + 1) % 10]!]),
    fill: 'star',
    stroke: 0.6,
    tone: 0.4,
    detail: 1,
  }))
  return [{ d: polygon(corners), fill: 'star' }, ...faces]
}

const sparkle = (x: number, y: number, size: number): Part => ({
  d: starPath(4, size, size * 0.26, [x, y]),
  fill: 'black',
  stroke: 0,
  detail: 1,
})

/** A star falling to the lower left, its trail fanning out behind in tapering ribbons. */
function shooting(): Part[] {
  const ribbons: [Point[], number, 'flame' | 'flameIn' | 'star'][] = [
    [coords('-62,30 -24,2 18,-52 40,-104'), 13, 'star'],
    [coords('-26,72 34,48 84,6 116,-44'), 13, 'star'],
    [coords('-48,38 6,0 58,-62 92,-124'), 19, 'flame'],
    [coords('-34,58 30,24 82,-30 118,-88'), 18, 'flame'],
    [coords('-42,48 16,14 64,-38 100,-92'), 12, 'flameIn'],
  ]
  const trail = ribbons.map(([points, width, fill]): Part => ({
    d: tube(
      sample(points, 12),
      (u) => width * (1 - u) ** 0.9 * Math.min(1, 0.5 + u * 6) + 0.2,
    ).strip(0, 1, -1, 1, 40),
    fill,
    stroke: 0.9,
  }))
  return [
    ...trail,
    line('M6 -46C18 -62 26 -78 32 -94M36 60C54 52 74 36 88 18M28 6C44 -8 60 -28 70 -46', 0.7, 1),
    ...placed(faceted(54), { x: -52, y: 54, angle: -0.3 }),
    sparkle(84, 46, 12),
    sparkle(4, -96, 10),
    { d: circle([108, 22], 2.4), fill: 'black', stroke: 0, detail: 1 },
    { d: circle([-26, -70], 2.4), fill: 'black', stroke: 0, detail: 1 },
    { d: circle([58, 78], 1.8), fill: 'black', stroke: 0, detail: 1 },
  ]
}

function cluster(): Part[] {
  return [
    ...placed(faceted(58), { x: -26, y: 26, angle: 0.12 }),
    ...placed(faceted(38), { x: 52, y: -34, angle: -0.2 }),
    ...placed(faceted(24), { x: 62, y: 52, angle: 0.3 }),
    sparkle(-22, -62, 13),
    sparkle(16, -84, 8),
    { d: circle([-62, -44], 2.6), fill: 'black', stroke: 0, detail: 1 },
    { d: circle([28, 88], 2.6), fill: 'black', stroke: 0, detail: 1 },
  ]
}

export const star: Motif = {
  name: 'star',
  kind: 'stars',
  category: 'celestial',
  words: ['star', 'little star', 'five pointed star', 'shooting star', 'falling star', 'stars'],
  variants: ['simple', 'shooting', 'cluster'],
  draw({ variant }) {
    const parts =
      variant === 'shooting' ? shooting() : variant === 'cluster' ? cluster() : faceted(100)
    return measured(parts)
  },
}
