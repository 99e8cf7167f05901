import { leaf, rose, steps } from '#engine/forms/costumes/kit.ts'
import { camera, FINE, woman } from '#engine/forms/human/cast.ts'
import type { HairStyle } from '#engine/forms/human/hair.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import { lockLayer, type Lock } from '#engine/forms/human/locks.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { ball, sheet, tube } from '#engine/forms/human/solids.ts'
import { outOf, pieceOf, type Costume, type Fit, type Worn } from '#engine/forms/human/worn.ts'
import { shell } from '#engine/forms/costumes/kit.ts'
import { add, cross, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { FRONT, mark, shape } from '#engine/forms/sculpt/paint.ts'

const HAIR = 0.93

/** A mass of waxed hair: combed over an ellipsoid from one pole to the other. */
interface Lobe {
  at: V3
  radii: V3
  /** The way its hair begins at. */
  from: V3
}

const LOBES: readonly Lobe[] = [
  { at: [0, 0.98, 0.1], radii: [0.78, 0.6, 0.86], from: [0, -0.95, 0.5] },
  { at: [0.8, 0.42, -0.12], radii: [0.46, 0.66, 0.7], from: [-0.8, -0.15, 0.6] },
  { at: [-0.8, 0.42, -0.12], radii: [0.46, 0.66, 0.7], from: [0.8, -0.15, 0.6] },
  { at: [0, 1.5, -0.5], radii: [0.52, 0.42, 0.56], from: [0, -0.7, 0.7] },
  { at: [0, -0.3, -0.95], radii: [0.5, 0.62, 0.42], from: [0, 1, 0.1] },
]
const AROUND = 34

function combed({ at, radii, from }: Lobe): Lock[] {
  const w = unit(from)
  const u = unit(cross(Math.abs(w[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], w))
  const v = cross(w, u)
  return steps(0, AROUND - 1, AROUND).map((k) => {
    const a = (k / AROUND) * Math.PI * 2
    const spoke = add(add([0, 0, 0], u, Math.cos(a)), v, Math.sin(a))
    const ways = steps(0.12, Math.PI - 0.12, 17).map((b): V3 =>
      add(add([0, 0, 0], w, Math.cos(b)), spoke, Math.sin(b)),
    )
    return {
      points: ways.map((n): V3 => [
        at[0] + n[0] * radii[0],
        at[1] + n[1] * radii[1],
        at[2] + n[2] * radii[2],
      ]),
      out: ways.map((n) => unit([n[0] / radii[0], n[1] / radii[1], n[2] / radii[2]])),
      width: (Math.PI * 1.15 * Math.max(...radii)) / AROUND,
      tint: ((k * 7) % 5) / 2 - 1,
      round: 0.16,
      isBlunt: true,
    }
  })
}

const shimada = (): Worn[] => {
  const { mesh, ways } = lockLayer(LOBES.flatMap(combed))
  return [{ mesh, ways: ways!, tone: HAIR, tag: 'furBlack' }]
}

/** A flower of folded silk. */
const silkFlower = (at: V3, size: number) => rose(at, unit(add(outOf(at), [0, 0.05, 0.9])), size)

/** Small blossoms that hang in strings, each below the last. */
const strings = (from: V3, count: number): V3[][] =>
  steps(0, count - 1, count).map((k) =>
    steps(0, 1, 6).map((t) => add(from, [(k - (count - 1) / 2) * 0.13, -0.12 - 0.62 * t, 0.05])),
  )

/** Flowers, a comb, a pin with a bead and strings of blossoms in the hair. */
function kanzashi(): Worn[] {
  const cluster: readonly (readonly [V3, number])[] = [
    [[0.72, 1.12, 0.55], 0.34],
    [[0.98, 0.78, 0.5], 0.26],
    [[0.46, 1.42, 0.42], 0.24],
  ]
  const small: readonly (readonly [V3, number])[] = [
    [[-0.78, 1.0, 0.5], 0.24],
    [[-0.96, 0.72, 0.42], 0.18],
  ]
  const hung = strings([1.02, 0.62, 0.52], 3)
  const bow = steps(-0.62, 0.62, 15).map((x): V3 => [x, 1.52 - 0.42 * x * x, 0.5 - 0.3 * x * x])
  return [
    pieceOf(
      [...cluster, ...small].flatMap(([at, size]) => silkFlower(at, size)),
      { tone: 0.2, tag: 'red' },
    ),
    pieceOf(
      cluster.flatMap(([at, size]) =>
        [0.7, -0.5].map((x) => leaf(at, [x, -0.3 - x, 0.3], [0, 0, 1], size * 1.3)),
      ),
      { tone: 0.55, tag: 'leaf' },
    ),
    pieceOf(
      hung.flatMap((line) => line.map((p) => ball(p, 0.062))),
      { tone: 0.06, tag: 'petalLight' },
    ),
    pieceOf(
      [
        sheet([bow.map((p) => add(p, [0, 0.2, -0.04])), bow.map((p) => add(p, [0, 0, 0.06]))]),
        tube(
          [
            [-1.5, 1.42, -0.35],
            [1.5, 1.62, -0.35],
          ],
          () => 0.045,
        ),
        ball([-1.5, 1.42, -0.35], 0.13),
        ball([1.5, 1.62, -0.35], 0.13),
      ],
      { tone: 0.3, tag: 'gold', gloss: 0.5 },
    ),
  ]
}

/** The edge of a robe, from low on the nape over the shoulder to the breast, and across it. */
const EDGE: readonly V3[] = [
  [0.1, -1.28, -0.95],
  [0.62, -1.12, -0.55],
  [0.78, -1.2, -0.1],
  [0.62, -1.5, 0.42],
  [0.34, -1.78, 0.7],
  [-0.02, -2.04, 0.86],
  [-0.16, -2.16, 0.88],
]

function lapel({ skin }: Fit, side: number, off: number, raise: number): V3[] {
  return curve(EDGE, 5).map(([x, y, z]) => {
    const p: V3 = [side * x, y + raise, z]
    const away = skin.outside(p)
    return away === undefined || away > off ? p : add(p, skin.normal, off - away)
  })
}

/** A kimono: white underneath, a broad collar laid left over right. */
function kimono(fit: Fit): Worn[] {
  const isRobe = ([x, y, z]: V3): boolean =>
    y < -1.32 - 0.75 * Math.max(0, 1 - Math.abs(x) / 0.8) * (z > -0.1 ? 1 : 0.25)
  const band = (side: number, off: number, raise: number, wide: number) =>
    tube(lapel(fit, side, off, raise), () => wide, [0.32, 1])
  return [
    { mesh: shell(fit, isRobe, { off: 0.08, smooth: 5 }), tone: 0.62, tag: 'red' },
    pieceOf([band(-1, 0.05, 0.13, 0.13), band(1, 0.09, 0.13, 0.13)], { tone: 0.02, tag: 'paper' }),
    pieceOf([band(-1, 0.13, 0, 0.17), band(1, 0.19, 0, 0.17)], { tone: 0.72, tag: 'clothDark' }),
  ]
}

/** An open fan behind the head: ribs, folded paper, a painted rim. */
function fan(): Worn[] {
  const FOLDS = 44
  const from: V3 = [0, -0.75, -1.15]
  const at = (k: number, r: number): V3 => {
    const a = ((k / FOLDS - 0.5) * 176 * Math.PI) / 180
    return add(from, [Math.sin(a) * r, Math.cos(a) * r, k % 2 ? 0.075 * r : 0])
  }
  const ring = (low: number, high: number) =>
    sheet(
      [low, (low + high) / 2, high]
        .toReversed()
        .map((r) => steps(0, FOLDS, FOLDS + 1).map((k) => at(k, r))),
    )
  return [
    pieceOf([ring(0.3, 2.75)], { tone: 0.12, tag: 'paper' }),
    pieceOf([ring(2.75, 2.95)], { tone: 0.8, tag: 'red' }),
    pieceOf(
      steps(0, FOLDS, FOLDS / 4 + 1).map((k) => tube([from, at(k, 2.9)], () => 0.03)),
      { tone: 0.7, tag: 'wood' },
    ),
  ]
}

const dressed = (fit: Fit): Worn[] => [...shimada(), ...kanzashi(), ...kimono(fit)]
const attire: Costume = { pieces: dressed }
const withFan: Costume = { pieces: (fit) => [...dressed(fit), ...fan()] }

/** Hair below the lobes, drawn tight to them. */
const DRAWN_BACK: HairStyle = {
  tone: HAIR,
  length: 2,
  volume: 0.06,
  locks: 260,
  width: 0.09,
  tie: [0, 1.1, -0.6],
}

/** The mouth is painted smaller than it is. */
const PAINTED = [
  shape(FRONT, '-0.03,-0.478 0.04,-0.462 0.09,-0.47 0.15,-0.515 0.13,-0.538 -0.03,-0.54', 0.74, {
    soft: 0.014,
  }),
  shape(FRONT, '-0.03,-0.53 0.12,-0.534 0.11,-0.59 0.06,-0.618 -0.03,-0.62', 0.58, {
    soft: 0.014,
    gloss: 0.16,
  }),
  mark(FRONT, '0.4,0.14,0.012 0.5,0.15,0.016 0.58,0.2,0.004', 0.8, { soft: 0.012, hair: 0.1 }),
]

/** A geisha: white face, red lips, waxed hair full of flowers, the collar low on the nape. */
export const geisha = (own: Partial<Person> = {}): Person =>
  woman(28, {
    name: 'geisha',
    camera: camera(-30, { pitch: 4, roll: -5 }),
    gaze: [13, -3],
    build: {
      gender: 0,
      weight: 0.45,
      origin: { asian: 1 },
      morphs: faceOf(28, {
        ...FINE,
        'eye-scale-incr': 0.45,
        'head-oval': 0.4,
        'mouth-scale-horiz-decr': 0.45,
        'mouth-corner-puller': 0,
      }),
    },
    face: {
      skin: 0,
      lips: 0.06,
      brows: 0.85,
      makeup: 0.75,
      arch: 0.5,
      heavy: 0.75,
      lashes: 0.6,
      over: PAINTED,
      seed: 28,
    },
    iris: 0.7,
    hair: DRAWN_BACK,
    wears: [attire],
    ...own,
  })

export const geishaWithFan = (): Person =>
  geisha({ camera: camera(8, { pitch: 5, roll: 5 }), gaze: [-3, -5], wears: [withFan] })
