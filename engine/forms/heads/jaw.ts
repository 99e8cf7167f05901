import { hinged, type Clay, type Look } from '#engine/forms/sculpt/clay.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** A mouth of a beast of prey that opens: where it hinges, how far, and where its gums run when it is shut. */
export interface Jaw {
  joint: V3
  /** Degrees it is open. */
  gape: number
  /** The upper gum at the fang and at the last cheek tooth. */
  front: V3
  back: V3
  fang: number
  /** Half width of the tongue. */
  tongue: number
  /** How far the tongue reaches past the fangs; below zero it stays behind them. */
  loll?: number
}

/** Moves what belongs to the lower jaw. */
export const dropped = ({ joint, gape }: Jaw): ((p: V3) => V3) => hinged(joint, gape)

const along = (a: V3, b: V3, t: number): V3 => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
]

/** Hollows the mouth and sets palate, throat, tongue and teeth; goes after the lumps of muzzle and chin. */
export function openMouth(c: Clay, jaw: Jaw): Clay {
  const low = dropped(jaw)
  const { front, back } = jaw
  const wide = front[0]
  const dark = (k: number): Look => ({ k, of: 'mouth' })
  const floor = (p: V3): V3 => low([p[0], p[1] - 0.06, p[2] - 0.04])
  const middle = ([, y, z]: V3): V3 => [0, y, z]
  const ahead = along(middle(front), floor(middle(front)), 0.5)
  const behind = along(middle(back), floor(middle(back)), 0.5)
  const way = unit(add(ahead, behind, -1))
  const long = Math.hypot(ahead[1] - behind[1], ahead[2] - behind[2])
  const tall = Math.hypot(...add(middle(front), floor(middle(front)), -1)) / 2
  const up: V3 = [0, way[2], -way[1]]
  c.ball(
    add(along(behind, ahead, 0.62), [0, tall * 0.08, 0]),
    [wide * 1.08, tall * 0.9, long * 0.7],
    {
      cut: true,
      axes: [[1, 0, 0], up, way],
      ...dark(0.03),
    },
  )
  c.ball(behind, [back[0] * 0.92, tall * 0.85, long * 0.3], dark(0.02)) // throat
  c.limb(
    add(middle(back), [0, 0.05, 0]),
    add(middle(front), [0, 0.06, -0.03]),
    wide * 0.7,
    wide * 0.72,
    dark(0.02),
  ) // palate
  c.limb(
    floor(middle(back)),
    floor(add(middle(front), [0, -0.06, -0.08])),
    wide * 0.7,
    wide * 0.6,
    {
      ...dark(0.02),
    },
  )
  c.limb(
    [back[0], back[1], back[2] + 0.02],
    floor([back[0] * 0.95, back[1], back[2] + 0.05]),
    0.05,
    0.05,
    { k: 0.07, of: 'skin' },
  ) // stretched corner of the lips
  lips(c, jaw, low)
  tongue(c, jaw, floor)
  return teeth(c, jaw, low)
}

/** Black rims from the fangs to the corners: without them an open mouth has no edge. */
function lips(c: Clay, { front, back }: Jaw, low: (p: V3) => V3): void {
  const rim = (p: V3, out: number, down: number): V3 => [p[0] * out, p[1] + down, p[2]]
  const ends = [rim(front, 1.16, 0.02), rim(back, 1.12, 0)] as const
  c.limb(ends[0], ends[1], 0.045, 0.05, { k: 0.04, of: 'skin' })
  const lower = [low(rim(front, 1.1, -0.15)), low(rim(back, 1.1, -0.1))] as const
  c.limb(lower[0], lower[1], 0.05, 0.055, { k: 0.04, of: 'skin' })
  c.limb(lower[0], low([0, front[1] - 0.16, front[2] + 0.08]), 0.05, 0.045, { k: 0.04, of: 'skin' })
}

/** How much wider a tongue is that hangs out, from its root to its tip: it spreads over the lip like a spoon. */
const HANGING = [0.9, 0.9, 1.1, 1.45, 1.4]
/** How far down it hangs, in parts of how far it is put out. */
const [BENDS, ENDS] = [0.8, 1.8]

/** A tongue that rises from the throat, dips in the middle and curls at its tip, or hangs out over the lip. */
function tongue(
  c: Clay,
  { front, back, tongue: r, loll = -0.12 }: Jaw,
  floor: (p: V3) => V3,
): void {
  const tip = front[2] + loll
  const isOut = loll > 0
  const inside: readonly V3[] = [
    [0, back[1] + 0.1, back[2] - 0.05],
    [0, back[1] + 0.2, mix(back[2], tip, 0.4)],
    [0, front[1] + 0.16, mix(back[2], tip, 0.75)],
  ]
  const spine: readonly V3[] = isOut
    ? [
        ...inside,
        [0, front[1] - 0.02, tip + loll * 0.2],
        [0, front[1] - loll * BENDS, tip + loll * 0.9],
        [0, front[1] - loll * ENDS, tip + loll * 1.5],
      ]
    : [...inside, [0, front[1] + 0.12, tip]]
  for (let n = 0; n + 1 < spine.length; n++) {
    const [a, b] = [floor(spine[n]!), floor(spine[n + 1]!)]
    const way = unit(add(b, a, -1))
    const wide = isOut ? HANGING[n]! : n + 2 === spine.length ? 0.85 : 1
    c.ball(along(a, b, 0.5), [r * wide, r * 0.42, Math.hypot(b[1] - a[1], b[2] - a[2]) * 0.8], {
      k: 0.06,
      of: 'tongue',
      axes: [[1, 0, 0], [0, way[2], -way[1]], way],
    })
  }
  furrow(c, spine.map(floor), r)
}

/** The line down its middle, one shallow groove from end to end. */
function furrow(c: Clay, spine: readonly V3[], r: number): void {
  for (let n = 1; n + 1 < spine.length; n++) {
    const [a, b] = [spine[n]!, spine[n + 1]!]
    const way = unit(add(b, a, -1))
    const over: V3 = [0, way[2], -way[1]]
    const isLast = n + 2 === spine.length
    c.limb(
      add(a, over, r * 0.52),
      add(along(a, b, isLast ? 0.6 : 1), over, r * 0.52),
      r * 0.16,
      r * (isLast ? 0.04 : 0.16),
      { cut: true, k: 0.03, of: 'tongue' },
    )
  }
}

function teeth(c: Clay, { front, back, fang }: Jaw, low: (p: V3) => V3): Clay {
  const tooth = (root: V3, tip: V3, r: number): void => {
    c.limb(root, along(root, tip, 0.55), r, r * 0.72, { k: 0.01, of: 'tooth' })
    c.limb(along(root, tip, 0.5), tip, r * 0.74, r * 0.12, { k: 0.02, of: 'tooth' })
  }
  const [x, y, z] = front
  tooth([x, y + 0.06, z - 0.02], [x * 1.02, y - fang, z - 0.01], fang * 0.2)
  const lower: V3 = [x * 0.84, y - 0.12, z - 0.02]
  tooth(low(lower), low([x * 0.9, y + fang * 0.72, z + 0.04]), fang * 0.17)
  for (const share of [0.16, 0.46]) {
    const ahead = z + 0.05 - share * 0.03
    tooth([x * share, y + 0.03, ahead], [x * share, y - fang * 0.24, ahead + 0.01], fang * 0.1)
    tooth(
      low([x * share, y - 0.12, ahead - 0.03]),
      low([x * share, y + fang * 0.12, ahead - 0.02]),
      fang * 0.09,
    )
  }
  for (const [t, size] of [
    [0.34, 0.36],
    [0.58, 0.5],
    [0.82, 0.4],
  ] as const) {
    const root = along([x * 1.05, y, z], back, t)
    tooth(add(root, [0, 0.05, 0]), add(root, [0, -fang * size, 0]), fang * 0.17)
    const under = add(along([x * 0.98, y, z], back, t - 0.06), [-0.02, -0.12, -0.03])
    tooth(low(under), low(add(under, [0, fang * size * 0.9 + 0.06, 0])), fang * 0.16)
  }
  return c
}
