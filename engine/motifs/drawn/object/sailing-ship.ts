import { measured } from '#engine/motifs/drawing/box.ts'
import { triple, lerp, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { seaway, type Crest } from '#engine/motifs/drawing/sea.ts'

interface Mast {
  x: number
  top: number
  foot: number
  sails: [y: number, half: number, height: number][]
}

/** Sails seen from abaft the beam: the wind from the left fills them toward the bow. */
function squareSail(x: number, y: number, half: number, height: number): Part[] {
  const foot = half * 1.14,
    belly = half * 0.34
  const d =
    `M${x - half} ${y}L${x + half} ${y}C${x + half + belly} ${y + height * 0.3} ${x + foot + belly} ${y + height * 0.7} ${x + foot + 2} ${y + height}` +
    `C${x + foot * 0.5} ${y + height * 0.84} ${x - foot * 0.4} ${y + height * 0.84} ${x - foot + 4} ${y + height}` +
    `C${x - half + belly * 0.7} ${y + height * 0.7} ${x - half + belly * 0.8} ${y + height * 0.35} ${x - half} ${y}Z`
  const seams = [-0.45, 0, 0.45]
    .map(
      (k) =>
        `M${x + k * half} ${y + 1}Q${x + k * half + belly} ${y + height * 0.5} ${x + k * foot + 4} ${y + height * 0.88}`,
    )
    .join('')
  return [
    { d, fill: 'banner' },
    line(seams, 0.5, 2),
    {
      d: polygon([
        [x - half - 4, y - 1.6],
        [x + half + 4, y - 1.6],
        [x + half + 4, y + 1.6],
        [x - half - 4, y + 1.6],
      ]),
      fill: 'wood',
      stroke: 0.7,
    },
  ]
}

const MASTS: Mast[] = [
  {
    x: -50,
    top: -78,
    foot: 44,
    sails: [
      [-64, 14, 24],
      [-38, 20, 30],
      [-6, 25, 34],
    ],
  },
  {
    x: 42,
    top: -84,
    foot: 44,
    sails: [
      [-70, 15, 26],
      [-42, 22, 32],
      [-8, 27, 36],
    ],
  },
  {
    x: -4,
    top: -104,
    foot: 44,
    sails: [
      [-88, 17, 30],
      [-56, 25, 36],
      [-18, 31, 42],
    ],
  },
]

const gunPorts: Part[] = Array.from({ length: 9 }, (_, i): Part => {
  const x = -70 + i * 17,
    y = 61 - Math.abs(i - 4) ** 2 * 0.42
  return {
    d: polygon([
      [x - 3, y - 3],
      [x + 3, y - 3],
      [x + 3, y + 3],
      [x - 3, y + 3],
    ]),
    fill: 'black',
    stroke: 0.4,
    detail: 1,
  }
})

/** No two crests are alike, and the highest stands where the bow throws it up. */
const FAR_SEA: readonly Crest[] = [
  { from: -122, to: -62, height: 26 },
  { from: -62, to: -22, height: 13 },
  { from: -22, to: 24, height: 15 },
  { from: 24, to: 62, height: 12 },
  { from: 62, to: 120, height: 30 },
]
const BOW_SEA: readonly Crest[] = [
  { from: -128, to: -80, height: 19 },
  { from: -80, to: -36, height: 12 },
  { from: -36, to: 10, height: 15 },
  { from: 10, to: 58, height: 13 },
  { from: 58, to: 128, height: 42 },
]
const NEAR_SEA: readonly Crest[] = [
  { from: -136, to: -70, height: 28 },
  { from: -70, to: -28, height: 14 },
  { from: -28, to: 34, height: 22 },
  { from: 34, to: 80, height: 13 },
  { from: 80, to: 136, height: 18 },
]

/** Three masts under full sail on a running sea. */
function threeMaster(): Part[] {
  const parts: Part[] = []
  // rigging first: everything else hides its ends
  parts.push(
    line('M42 -84L104 26M42 -60L96 28M-4 -104L42 -60M-50 -78L-4 -70M-50 -78L-88 38', 0.6, 1),
  )
  // jibs between foremast and bowsprit
  const jibs: [Point, Point, Point][] = [
    triple('48,-70 110,24 74,16'),
    triple('46,-44 96,28 64,24'),
  ]
  for (const [head, tack, clew] of jibs) {
    const d = `M${head[0]} ${head[1]}Q${lerp(head[0], tack[0], 0.5) + 3} ${lerp(head[1], tack[1], 0.5)} ${tack[0]} ${tack[1]}Q${lerp(tack[0], clew[0], 0.5)} ${tack[1] - 8} ${clew[0]} ${clew[1]}Q${head[0] + 20} ${lerp(head[1], clew[1], 0.5)} ${head[0]} ${head[1]}Z`
    parts.push({ d, fill: 'banner' })
  }
  // spanker on the mizzen
  parts.push(
    { d: 'M-52 -2L-84 -14C-92 6 -94 22 -92 38C-80 32 -66 32 -54 36Z', fill: 'banner' },
    line('M-62 -4C-66 10 -66 22 -66 33M-73 -8C-78 8 -80 20 -79 34', 0.5, 2),
  )
  for (const mast of MASTS) {
    parts.push({
      d: polygon([
        [mast.x - 1.4, mast.top],
        [mast.x + 1.4, mast.top],
        [mast.x + 2.6, mast.foot],
        [mast.x - 2.6, mast.foot],
      ]),
      fill: 'wood',
      stroke: 0.8,
    })
    const y = mast.top
    parts.push({
      d: `M${mast.x} ${y - 10}C${mast.x + 8} ${y - 14} ${mast.x + 12} ${y - 5} ${mast.x + 24} ${y - 9}C${mast.x + 14} ${y - 1} ${mast.x + 8} ${y - 4} ${mast.x} ${y - 1}Z`,
      fill: 'red',
      stroke: 0.8,
    })
    for (const [sy, half, height] of [...mast.sails].toReversed())
      parts.push(...squareSail(mast.x, sy, half, height))
  }
  // bowsprit, hull, stern castle
  parts.push(
    { d: 'M78 42L116 20L118 23L82 48Z', fill: 'wood', stroke: 0.8 },
    {
      d: 'M-98 30C-92 34 -74 34 -66 36L-64 46C-30 54 40 54 72 42C82 40 90 38 98 32C92 56 80 78 66 92L-72 92C-88 82 -98 56 -98 30Z',
      fill: 'wood',
    },
    {
      d: 'M-95 44C-60 60 50 62 90 46C88 52 86 58 84 61C50 72 -62 72 -91 58Z',
      fill: 'banner',
      stroke: 0.7,
      detail: 1,
    },
    line('M-86 72C-50 82 50 82 78 72', 0.6, 1),
  )
  parts.push(...gunPorts)
  // sea: a far row behind the bow wave, a near row over the waterline
  parts.push(...seaway(FAR_SEA, 88, 112), ...seaway(NEAR_SEA, 102, 126))
  return parts
}

/** One fore-and-aft sail with its seams and the row of reef points. */
function gaffSail(): Part[] {
  return [
    {
      d: 'M-5 -66C-24 -82 -42 -98 -62 -112C-72 -66 -84 -14 -92 36C-62 46 -32 46 -5 38C-10 4 -10 -34 -5 -66Z',
      fill: 'banner',
    },
    line(
      'M-16 -74C-24 -36 -28 2 -28 43M-30 -86C-42 -44 -48 0 -52 43M-46 -99C-60 -54 -68 -10 -73 40',
      0.5,
      2,
    ),
    line('M-82 4C-56 16 -30 16 -9 8', 0.6, 1),
    line(
      'M-74 6L-76 14M-62 10L-63 18M-50 12L-50 20M-38 13L-37 21M-26 13L-24 20M-14 10L-12 17',
      0.8,
      1,
    ),
    { d: 'M-3 -72L-66 -118L-64 -121L-1 -76Z', fill: 'wood', stroke: 0.8 },
    { d: 'M-2 40L-98 38L-98 42L-2 45Z', fill: 'wood', stroke: 0.8 },
  ]
}

const headSail = (head: Point, tack: Point, clew: Point): Part[] => [
  {
    d: `M${head[0]} ${head[1]}Q${lerp(head[0], tack[0], 0.5) - 6} ${lerp(head[1], tack[1], 0.5) + 4} ${tack[0]} ${tack[1]}Q${lerp(tack[0], clew[0], 0.5)} ${clew[1] + 6} ${clew[0]} ${clew[1]}Q${lerp(head[0], clew[0], 0.4) + 16} ${lerp(head[1], clew[1], 0.5)} ${head[0]} ${head[1]}Z`,
    fill: 'banner',
  },
  line(
    [0.35, 0.65]
      .map(
        (t) =>
          `M${lerp(head[0], tack[0], t)} ${lerp(head[1], tack[1], t)}Q${lerp(head[0], clew[0], t) + 12} ${lerp(head[1], clew[1], t) + 2} ${lerp(clew[0], head[0], 1 - t) + 6} ${lerp(head[1], clew[1], t) + 6}`,
      )
      .join(''),
    0.5,
    2,
  ),
]

/** A gaff cutter heeling in a fresh wind, throwing spray from the bow. */
function cutter(): Part[] {
  const vessel: Part[] = [
    line('M2 -132L124 26M2 -100L98 34M-4 -132L-98 40', 0.6, 1),
    ...headSail([6, -124], [122, 24], [56, 26]),
    ...headSail([6, -92], [92, 36], [20, 36]),
    { d: 'M-2 -72L-8 -128C-26 -120 -44 -114 -60 -112C-44 -100 -22 -84 -2 -72Z', fill: 'banner' },
    { d: 'M-3 -140L3 -140L4.600 52L-4.600 52Z', fill: 'wood' },
    ...gaffSail(),
    { d: 'M1 -146C14 -150 20 -138 38 -144C24 -132 14 -138 1 -133Z', fill: 'red', stroke: 0.8 },
    { d: 'M86 44L134 20L136 24L90 52Z', fill: 'wood', stroke: 0.8 },
    {
      d: 'M-102 44C-64 60 44 60 112 36C104 64 78 88 44 96L-60 96C-84 88 -98 66 -102 44Z',
      fill: 'wood',
    },
    { d: 'M-102 44C-64 60 44 60 112 36L109 45C44 68 -64 68 -100 53Z', fill: 'gold', stroke: 0.7 },
    line('M-94 66C-60 80 50 80 98 62M-86 78C-56 90 44 90 84 76', 0.6, 1),
    { d: 'M-52 50L-52 38L-14 38L-10 54C-24 54 -40 53 -52 50Z', fill: 'wood', stroke: 0.9 },
    ...[-42, -26].map((x): Part => ({
      d: `M${x - 3} 45A3 3 0 1 1 ${x + 3} 45A3 3 0 1 1 ${x - 3} 45Z`,
      fill: 'black',
      stroke: 0.4,
      detail: 1,
    })),
  ]
  return [
    ...placed(vessel, { angle: 0.16, x: -4 }),
    ...seaway(BOW_SEA, 96, 118),
    ...seaway(NEAR_SEA, 110, 134),
  ]
}

export const sailingShip: Motif = {
  name: 'sailing-ship',
  bulk: 5,
  category: 'object',
  words: ['ship', 'sailing ship', 'tall ship', 'galleon', 'sailboat', 'pirate ship', 'clipper'],
  variants: ['waves', 'cutter'],
  spare: ['cutter'],
  draw: ({ variant }) => measured(variant === 'cutter' ? cutter() : threeMaster()),
}
