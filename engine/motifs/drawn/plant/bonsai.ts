import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { fused } from '#engine/motifs/drawing/flora.ts'

/** A flat-bottomed cloud of needles: scalloped top, almost straight base, fans of strokes inside. */
function pad(x: number, y: number, half: number, height: number): Part[] {
  const bumps = Math.max(4, Math.round(half / 9))
  let d = `M${x - half} ${y}`
  for (let i = 0; i < bumps; i++) {
    const u0 = i / bumps,
      u1 = (i + 1) / bumps
    const top = (u: number) => y - height * Math.sin(Math.PI * u) ** 0.7
    const [x0, x1] = [x - half + u0 * half * 2, x - half + u1 * half * 2]
    d += `C${x0 - 3} ${top(u0) - 11} ${x1 + 3} ${top(u1) - 11} ${x1} ${i === bumps - 1 ? y : top(u1)}`
  }
  d += `C${x + half * 0.6} ${y + 8} ${x + half * 0.2} ${y + 2} ${x} ${y + 6}C${x - half * 0.3} ${y + 2} ${x - half * 0.6} ${y + 8} ${x - half} ${y}Z`
  let needles = ''
  for (let i = 0; i < bumps + 1; i++) {
    const nx = x - half * 0.72 + (i / bumps) * half * 1.44,
      ny = y - height * (0.25 + (0.3 * ((i * 7) % 3)) / 2)
    for (const lean of [-6, -3, 0, 3, 6])
      needles += `M${nx.toFixed(1)} ${ny.toFixed(1)}L${(nx + lean).toFixed(1)} ${(ny - 7 + Math.abs(lean) * 0.4).toFixed(1)}`
  }
  return [{ d, fill: 'leaf' }, line(needles, 0.55, 2)]
}

const limb = (points: Point[], from: number, to: number) =>
  tube(sample(points, 12), (u) => from + (to - from) * u).strip(0, 1, -1, 1, 40)

/** Informal upright in a shallow tray. */
function upright(): Part[] {
  const trunk: Point[] = coords('-14,84 -22,60 4,36 22,10 2,-22 -10,-48')
  const wood = [
    limb(trunk, 13, 4),
    limb(coords('6,34 -30,24 -58,22'), 6, 2.5),
    limb(coords('20,12 44,0 66,-4'), 6, 2.5),
    limb(coords('4,-18 -24,-24 -44,-30'), 4, 2),
    'M-28 74C-40 82 -46 84 -52 86L24 86C14 82 4 80 -2 72Z',
  ]
  const grain = tube(sample(trunk, 12), (u) => 13 - 9 * u)
  return [
    ...pad(-66, 18, 40, 18),
    ...fused(wood, 'wood'),
    line(
      grain.line(0, 0.7, 0.4) + grain.line(0.06, 0.5, -0.2) + grain.line(0.3, 0.9, -0.5),
      0.6,
      2,
    ),
    ...pad(72, -8, 38, 20),
    ...pad(-48, -32, 32, 16),
    ...pad(-6, -52, 46, 28),
    ...pad(36, 30, 24, 12),
    // moss and pot
    { d: 'M-56 88C-40 78 -20 86 -6 80C10 86 34 78 52 88Z', fill: 'green', stroke: 0.9 },
    { d: 'M-74 88L74 88L70 98L-70 98Z', fill: 'blue' },
    { d: 'M-66 98L66 98C62 112 56 120 48 124L-48 124C-56 120 -62 112 -66 98Z', fill: 'blue' },
    line('M-58 105L58 105', 0.6, 1),
    { d: 'M-46 124L-32 124L-34 130L-44 130Z', fill: 'blue', stroke: 0.8 },
    { d: 'M46 124L32 124L34 130L44 130Z', fill: 'blue', stroke: 0.8 },
  ]
}

/** Grown over the edge of a tall pot, the tip hanging below its foot. */
function cascade(): Part[] {
  const trunk: Point[] = coords('-50,26 -56,-4 -40,-34 -4,-44 30,-26 44,8 52,44 72,76 88,108')
  const wood = [
    limb(trunk, 14, 2.6),
    limb(coords('-44,-30 -52,-52 -46,-70'), 6, 2.5),
    limb(coords('-10,-44 8,-60 30,-66'), 5, 2.2),
    limb(coords('36,-14 58,-22 80,-22'), 5, 2.2),
    limb(coords('48,26 30,32 14,42'), 4, 2),
    limb(coords('54,48 78,42 98,42'), 4, 2),
    limb(coords('70,74 54,80 42,88'), 3.4, 1.8),
  ]
  const grain = tube(sample(trunk, 12), (u) => 14 - 11.4 * u)
  return [
    ...pad(10, 46, 26, 13),
    ...fused(wood, 'wood'),
    line(grain.line(0, 0.6, 0.4) + grain.line(0.05, 0.45, -0.3) + grain.line(0.3, 0.85, 0), 0.6, 2),
    ...pad(-50, -70, 44, 26),
    ...pad(32, -66, 32, 17),
    ...pad(86, -24, 30, 15),
    ...pad(100, 40, 28, 14),
    ...pad(38, 90, 22, 11),
    ...pad(92, 114, 30, 14),
    { d: 'M-92 28C-80 18 -66 26 -52 20C-38 26 -22 18 -10 28Z', fill: 'green', stroke: 0.9 },
    { d: 'M-98 28L-4 28L-8 40L-94 40Z', fill: 'blue' },
    { d: 'M-92 40L-10 40L-18 116L-84 116Z', fill: 'blue' },
    line('M-86 50L-16 50M-80 108L-22 108', 0.6, 1),
    {
      d: 'M-51 62C-40 66 -38 80 -51 92C-64 80 -62 66 -51 62Z',
      fill: 'gold',
      stroke: 0.8,
      detail: 1,
    },
    { d: 'M-92 116L-10 116L-10 122L-92 122Z', fill: 'wood' },
    { d: 'M-88 122L-78 122L-80 134L-86 134Z', fill: 'wood', stroke: 0.9 },
    { d: 'M-24 122L-14 122L-16 134L-22 134Z', fill: 'wood', stroke: 0.9 },
  ]
}

export const bonsai: Motif = {
  name: 'bonsai',
  growth: 'tree',
  isOverhead: true,
  category: 'plant',
  words: ['bonsai', 'bonsai tree', 'japanese tree'],
  variants: ['pot', 'cascade'],
  draw: ({ variant }) => measured(variant === 'cascade' ? cascade() : upright()),
}
