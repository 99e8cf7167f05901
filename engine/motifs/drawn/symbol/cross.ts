import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { annulus, beadRing, star } from '#engine/motifs/drawing/shapes.ts'

const CROSSING = -34

/** One arm of the ornate cross, growing up from the crossing: waisted shaft, trefoil end, inner panel. */
function ornateArm(length: number): Part[] {
  const end = -length
  return [
    {
      d: `M-13 0C-10 ${end * 0.4} -9 ${end * 0.6} -11 ${end + 26}C-24 ${end + 30} -30 ${end + 14} -19 ${end + 8}C-22 ${end - 6} -8 ${end - 14} 0 ${end - 16}C8 ${end - 14} 22 ${end - 6} 19 ${end + 8}C30 ${end + 14} 24 ${end + 30} 11 ${end + 26}C9 ${end * 0.6} 10 ${end * 0.4} 13 0Z`,
      fill: 'gold',
    },
    {
      d: `M-5 -20C-4 ${end * 0.45} -4 ${end * 0.6} -4 ${end + 26}L4 ${end + 26}C4 ${end * 0.6} 4 ${end * 0.45} 5 -20Z`,
      fill: 'steelDark',
      stroke: 0.7,
      detail: 1,
    },
    { d: circle([0, end + 9], 6), fill: 'ruby', stroke: 0.8 },
    line(
      `M-9 ${end + 14}C-14 ${end + 20} -20 ${end + 20} -20 ${end + 16}M9 ${end + 14}C14 ${end + 20} 20 ${end + 20} 20 ${end + 16}M-8 ${end + 2}C-10 ${end - 4} -4 ${end - 8} 0 ${end - 9}C4 ${end - 8} 10 ${end - 4} 8 ${end + 2}`,
      0.6,
      1,
    ),
  ]
}

function ornate(): Part[] {
  const arm = (length: number, quarter: number) =>
    placed(ornateArm(length), { x: 0, y: CROSSING, angle: (quarter * Math.PI) / 2 })
  return [
    { d: star(32, 46, 26, [0, CROSSING]), fill: 'gold', stroke: 0.6, detail: 1 },
    ...arm(126, 2),
    ...arm(64, 1),
    ...arm(64, 3),
    ...arm(64, 0),
    { d: circle([0, CROSSING], 21), fill: 'gold' },
    ...beadRing([0, CROSSING], 16.6, 20, 1.7, 'black', 2),
    { d: circle([0, CROSSING], 12), fill: 'ruby' },
    {
      d: polygon([
        [-6, CROSSING - 2],
        [-2, CROSSING - 7],
        [1, CROSSING - 6],
        [-4, CROSSING],
      ]),
      fill: 'paper',
      stroke: 0,
      detail: 1,
      shade: 0,
    },
  ]
}

/** Square timber with bevelled faces: the lit left facets, the dark right ones. */
function plain(): Part[] {
  const w = 15,
    arm = 62,
    top = -106,
    foot = 106,
    y = CROSSING
  const outline = polygon([
    [-w, top],
    [w, top],
    [w, y - w],
    [arm, y - w],
    [arm, y + w],
    [w, y + w],
    [w, foot],
    [-w, foot],
    [-w, y + w],
    [-arm, y + w],
    [-arm, y - w],
    [-w, y - w],
  ])
  const ridge = w * 0.9
  return [
    { d: outline, fill: 'steel' },
    // shaded facets: right of the upright, underside of the beam, inner ends
    {
      d: polygon([
        [0, top + ridge],
        [w, top],
        [w, y - w],
        [0, y],
      ]),
      fill: 'steelDark',
      stroke: 0.7,
    },
    {
      d: polygon([
        [0, y],
        [w, y + w],
        [w, foot],
        [0, foot - ridge],
      ]),
      fill: 'steelDark',
      stroke: 0.7,
    },
    {
      d: polygon([
        [0, y],
        [w, y + w],
        [arm, y + w],
        [arm - ridge, y],
      ]),
      fill: 'steelDark',
      stroke: 0.7,
    },
    {
      d: polygon([
        [0, y],
        [-w, y + w],
        [-arm, y + w],
        [-arm + ridge, y],
      ]),
      fill: 'steelDark',
      stroke: 0.7,
    },
    {
      d: polygon([
        [arm, y - w],
        [arm, y + w],
        [arm - ridge, y],
      ]),
      fill: 'steel',
      stroke: 0.7,
    },
    {
      d: polygon([
        [-arm, y - w],
        [-arm, y + w],
        [-arm + ridge, y],
      ]),
      fill: 'steel',
      stroke: 0.7,
    },
    {
      d: polygon([
        [-w, foot],
        [w, foot],
        [0, foot - ridge],
      ]),
      fill: 'steelDark',
      stroke: 0.7,
    },
    line(
      `M${-w} ${top}L0 ${top + ridge}L${w} ${top}M0 ${top + ridge}L0 ${y}M${-w} ${y - w}L0 ${y}L${w} ${y - w}M${-w} ${y + w}L0 ${y}`,
      0.7,
      1,
    ),
  ]
}

/** Ringed high cross: the wheel shows behind flared arms. */
function celtic(): Part[] {
  const flare = (length: number, quarter: number) =>
    placed(
      [
        {
          d: `M-9 0C-9 ${-length * 0.5} -14 ${-length * 0.8} -20 ${-length}L20 ${-length}C14 ${-length * 0.8} 9 ${-length * 0.5} 9 0Z`,
          fill: 'rock',
        },
        line(
          `M-5 -16C-5 ${-length * 0.55} -9 ${-length * 0.8} -13 ${-length + 6}L13 ${-length + 6}C9 ${-length * 0.8} 5 ${-length * 0.55} 5 -16Z`,
          0.6,
          1,
        ),
      ],
      { x: 0, y: CROSSING, angle: (quarter * Math.PI) / 2 },
    )
  return [
    { d: annulus([0, CROSSING], 46, 33), fill: 'green' },
    line(circle([0, CROSSING], 39.5), 0.6, 1),
    ...flare(140, 2),
    ...flare(66, 1),
    ...flare(66, 3),
    ...flare(66, 0),
    { d: circle([0, CROSSING], 15), fill: 'rock' },
    ...mirrored([
      line(
        `M0 ${CROSSING}C2 ${CROSSING - 12} 14 ${CROSSING - 6} 9 ${CROSSING + 2}C6 ${CROSSING + 8} 0 ${CROSSING + 8} 0 ${CROSSING}`,
        0.8,
        1,
      ),
    ]),
  ]
}

export const cross: Motif = {
  name: 'cross',
  category: 'symbol',
  words: ['cross', 'crucifix', 'christian cross', 'celtic cross', 'ornate cross'],
  variants: ['ornate', 'plain', 'celtic'],
  draw({ variant }) {
    if (variant === 'plain') return measured(plain())
    if (variant === 'celtic') return measured(celtic())
    return measured(ornate())
  },
}
