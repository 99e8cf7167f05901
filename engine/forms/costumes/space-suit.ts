import { endingWithBust, shell, steps } from '#engine/forms/costumes/kit.ts'
import { ball, box, joined, ringAt, seat, sheet, slab, tube } from '#engine/forms/human/solids.ts'
import { about, pieceOf, type Costume, type Fit, type Worn } from '#engine/forms/human/worn.ts'
import { add, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'

/** Middle of the helmet, and its radius. */
const MIDDLE: V3 = [0, 0.1, 0.02]
const SHELL = 1.46
/** The visor stands out of it: half its breadth, height and depth. */
const VISOR: V3 = [1.38, 1.12, 1.52]
const VISOR_AT: V3 = [0, 0.1, 0.36]

/** A place on the visor, by shares of its half breadth and height. */
function onVisor(u: number, v: number, off = 0.01): V3 {
  const z = Math.sqrt(Math.max(0, 1 - u * u - v * v))
  return add(VISOR_AT, [u * VISOR[0], v * VISOR[1], z * VISOR[2] + off])
}

/** What the visor shows of the sky: a planet lit from one side, its ring, and stars. */
function reflection(): Worn[] {
  const [u, v, r] = [-0.28, 0.2, 0.3]
  const limb = sheet(
    steps(0.62, 1, 5).map((t) =>
      steps(1.9, 4.4, 21).map((a) => {
        // A crescent: widest where the light comes from.
        const wide = t + (1 - t) * Math.abs((a - 3.15) / 1.25) ** 2
        return onVisor(u + r * wide * Math.cos(a), v + 1.2 * r * wide * Math.sin(a), 0.015)
      }),
    ),
  )
  const stars: readonly V3[] = [
    [0.3, 0.42, 0.035],
    [0.46, 0.1, 0.024],
    [0.18, -0.12, 0.02],
    [-0.52, -0.3, 0.026],
    [0.52, -0.28, 0.03],
    [0.05, 0.6, 0.022],
    [-0.1, -0.42, 0.03],
    [0.32, -0.5, 0.02],
    [-0.62, 0.06, 0.02],
  ]
  const glare = sheet(
    [0, 1].map((k) =>
      steps(0.15, 0.95, 9).map((t) => {
        const a = Math.PI * (0.62 - 0.5 * t)
        const far = 0.86 - 0.075 * k * Math.sin(t * Math.PI)
        return onVisor(far * Math.cos(a), far * Math.sin(a), 0.02)
      }),
    ),
  )
  return [
    pieceOf([limb, glare, ...stars.map(([x, y, size]) => ball(onVisor(x, y), size))], {
      tone: 0.01,
      tag: 'paper',
    }),
  ]
}

/** Whether a place lies within the shell, where the visor is not seen. */
const isWithin = (p: V3): boolean => Math.hypot(...add(p, MIDDLE, -1)) < SHELL

/** Where the visor comes out of the shell. */
const rimOf = (): V3[] =>
  steps(0, 2 * Math.PI, 49).map((a) => {
    const on = (far: number) => onVisor(far * Math.cos(a), far * Math.sin(a), 0)
    let far = 1
    while (far > 0.3 && isWithin(on(far))) far -= 0.02
    return on(far)
  })

/** Ribs of a hose from the collar down over the chest. */
function hose(side: number): Worn['mesh'] {
  const line: readonly V3[] = [
    [side * 0.5, -1.32, 0.98],
    [side * 0.66, -1.58, 1.28],
    [side * 0.62, -1.86, 1.26],
    [side * 0.4, -2.15, 1.1],
  ]
  return endingWithBust(
    tube(
      steps(0, 1, 46).map((t) => {
        const at = t * (line.length - 1)
        const k = Math.min(line.length - 2, Math.floor(at))
        return add(line[k]!, add(line[k + 1]!, line[k]!, -1), at - k)
      }),
      (t) => 0.1 + 0.022 * Math.sin(t * 46 * 1.6),
    ),
  )
}

const suit = (fit: Fit): Worn[] => {
  const ring = (y: number, r: number, thick: number) => {
    const around = ringAt([0, y, 0], [1, 0, 0], [0, 0, 1], r, r * 0.96, 40)
    return tube([...around, around[0]!], () => thick, [1, 1])
  }
  const patch: readonly V2[] = [
    [-0.24, -0.16],
    [0.24, -0.16],
    [0.24, 0.16],
    [-0.24, 0.16],
  ]
  return [
    {
      mesh: shell(fit, ([, y]) => y < -1.0, { off: 0.42, smooth: 12 }),
      tone: 0.16,
      tag: 'paper',
    },
    pieceOf([ring(-1.0, 1.12, 0.11), ring(-1.2, 1.2, 0.13)], {
      tone: 0.36,
      tag: 'steel',
      gloss: 0.7,
    }),
    pieceOf([hose(1), hose(-1)], { tone: 0.55, tag: 'steel', gloss: 0.3 }),
    {
      mesh: endingWithBust(
        slab(seat([0.95, -1.62, 1.0], [1, 0, -0.5], [0.45, 0.2, 1]), patch, 0.1),
      ),
      tone: 0.5,
      tag: 'red',
    },
  ]
}

/** A suit for the sky: helmet and dark visor with stars in it, collar, hoses. */
export const spaceSuit: Costume = {
  pieces: (fit) => {
    const ear = (side: number) =>
      joined([
        tube([about(side * 88, 0.05, 1.42), about(side * 88, 0.05, 1.66)], (t) => 0.3 - 0.05 * t),
      ])
    return [
      { mesh: ball(MIDDLE, SHELL), tone: 0.04, tag: 'paper', gloss: 0.3 },
      { mesh: ball(VISOR_AT, VISOR), tone: 0.93, tag: 'black', gloss: 0.35 },
      { mesh: tube(rimOf(), () => 0.08), tone: 0.3, tag: 'steel', gloss: 0.6 },
      pieceOf(
        [
          ear(1),
          ear(-1),
          box(seat(about(-46, 1.12, 1.12), [0.7, 0, 0.7], [-0.5, 0.6, 0.6]), [0.18, 0.12, 0.12]),
        ],
        { tone: 0.34, tag: 'steel', gloss: 0.5 },
      ),
      ...reflection(),
      ...suit(fit),
    ]
  },
}
