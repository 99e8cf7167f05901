import { endingWithBust, shell, steps } from '#engine/forms/costumes/kit.ts'
import { STRIDE } from '#engine/forms/human/mesh.ts'
import { ball, sheet, tube } from '#engine/forms/human/solids.ts'
import { about, pieceOf, type Costume, type Fit } from '#engine/forms/human/worn.ts'
import { add, noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

const RADIANS = Math.PI / 180

/** A thick collar about the neck: heights and radii from its top down, wavy where it is soft. */
const collar = (
  rows: readonly (readonly [number, number])[],
  open = 0,
  soft: (degrees: number) => number = () => 0,
) =>
  sheet(
    rows.map(([y, r]) =>
      steps(open, 360 - open, 61).map((degrees) => {
        const [x, , z] = about(degrees, 0, r)
        const front = Math.cos(degrees * RADIANS)
        return [x, y - 0.14 * front + soft(degrees), z - 0.12 + 0.1 * front] as V3
      }),
    ),
  )

const KNITS = 60

/** A fisherman's jumper with a rolled neck. */
export const jumper: Costume = {
  pieces: (fit) => [
    { mesh: shell(fit, ([, y]) => y < -1.2, { off: 0.12, smooth: 6 }), tone: 0.6, tag: 'blue' },
    {
      mesh: sheet(
        [
          [-0.86, 0.6],
          [-0.84, 0.72],
          [-0.98, 0.82],
          [-1.2, 0.86],
          [-1.42, 0.9],
          [-1.5, 0.78],
        ].map(([y, r]) =>
          steps(0, 360, 181).map((degrees): V3 => {
            const rib = 1 + 0.025 * Math.sin(degrees * RADIANS * KNITS)
            const [x, , z] = about(degrees, 0, r! * rib)
            const front = Math.cos(degrees * RADIANS)
            return [x, y! - 0.16 * front, z - 0.08 + 0.12 * front]
          }),
        ),
      ),
      tone: 0.56,
      tag: 'blue',
    },
  ],
}

/** One half of a coat's front, turned back from the throat. */
function lapel(fit: Fit, side: number, { wide, high }: { wide: number; high: number }) {
  const cloth = sheet(
    steps(0, 1, 12).map((t) => {
      const y = mix(high, -2.2, t)
      const inner = mix(0.34, 0.16, t) + 0.1 * Math.sin(t * Math.PI)
      const out = wide * Math.sin(Math.min(1, t * 1.25 + 0.12) * Math.PI * 0.9) + 0.06
      const row = steps(0, 1, 5).map((u): V3 => {
        let p: V3 = [side * (inner + out * u), y + 0.18 * u * (1 - t), mix(0.15, 0.85, t)]
        const away = fit.skin.outside(p)
        if (away !== undefined) p = add(p, fit.skin.normal, 0.2 + 0.05 * Math.sin(u * 3) - away)
        return p
      })
      return side > 0 ? row : row.toReversed()
    }),
  )
  const ending = endingWithBust(cloth)
  // It stands off the body: told by places of the skin under it, it ends where the coat does.
  for (let v = 0; v < ending.data.length; v += STRIDE)
    if (ending.data[v + 4] !== 0) ending.data[v + 4]! += STANDS_OFF
  return ending
}
const STANDS_OFF = 0.24

/** A dark coat with wide lapels and metal buttons over a white shirt. */
export const greatCoat: Costume = {
  pieces: (fit) => [
    { mesh: shell(fit, ([, y]) => y < -1.15, { off: 0.07 }), tone: 0.06, tag: 'paper' },
    {
      mesh: shell(fit, ([x, y]) => y < -1.2 && Math.abs(x) > 0.3, { off: 0.13, smooth: 6 }),
      tone: 0.8,
      tag: 'clothDark',
    },
    pieceOf(
      [
        lapel(fit, 1, { wide: 0.5, high: -1.1 }),
        lapel(fit, -1, { wide: 0.5, high: -1.1 }),
        collar(
          [
            [-0.62, 0.86],
            [-0.9, 0.9],
            [-1.2, 0.84],
          ],
          58,
        ),
      ],
      { tone: 0.7, tag: 'clothDark' },
    ),
    pieceOf(
      [-1, 1].flatMap((side) =>
        [-1.56, -1.8].map((y) => {
          let p: V3 = [side * 0.82, y, 0.7]
          const away = fit.skin.outside(p)
          if (away !== undefined) p = add(p, fit.skin.normal, 0.3 - away)
          return endingWithBust(ball(p, 0.07))
        }),
      ),
      { tone: 0.2, tag: 'gold', gloss: 0.7 },
    ),
  ],
}

/** A uniform with a turned-down collar, shoulder straps and a chain with tags. */
export const uniform: Costume = {
  pieces: (fit) => [
    {
      mesh: shell(fit, ([, y]) => y < -1.2, { off: 0.1, smooth: 5 }),
      tone: 0.56,
      tag: 'clothDark',
    },
    pieceOf(
      [
        lapel(fit, 1, { wide: 0.34, high: -1.0 }),
        lapel(fit, -1, { wide: 0.34, high: -1.0 }),
        collar(
          [
            [-0.84, 0.72],
            [-1.02, 0.86],
            [-1.2, 0.92],
          ],
          34,
        ),
      ],
      { tone: 0.64, tag: 'clothDark' },
    ),
  ],
}

/** A cloak that is gathered about the neck and pinned on one shoulder, over plates of bronze. */
export const cuirass: Costume = {
  pieces: (fit) => {
    const fold = (degrees: number) => 0.09 * noise(degrees / 13, 2)
    return [
      {
        mesh: shell(fit, ([, y]) => y < -1.3, { off: 0.12, smooth: 6 }),
        tone: 0.34,
        tag: 'gold',
        gloss: 0.5,
      },
      pieceOf(
        [0, 1, 2, 3].map((k) =>
          tube(
            // It begins behind, where nobody sees it end.
            steps(180, 540, 61).map((degrees): V3 => {
              const [x, , z] = about(degrees, 0, 0.74 + 0.15 * k)
              const front = Math.cos(degrees * RADIANS)
              return [
                x,
                -1.08 - 0.13 * k - 0.24 * front * (1 + 0.25 * k) + fold((degrees % 360) + 40 * k),
                z,
              ]
            }),
            (t) => 0.12 + 0.03 * Math.sin(t * 8 * Math.PI + k),
          ),
        ),
        { tone: 0.5, tag: 'red' },
      ),
      { mesh: ball([0.82, -1.36, 0.56], [0.2, 0.2, 0.1]), tone: 0.2, tag: 'gold', gloss: 0.7 },
    ]
  },
}

/** A mantle of ermine: white fur with black tails, over red. */
export const ermine: Costume = {
  pieces: (fit) => [
    { mesh: shell(fit, ([, y]) => y < -1.35, { off: 0.1, smooth: 4 }), tone: 0.62, tag: 'red' },
    {
      mesh: collar(
        [
          [-0.9, 0.74],
          [-0.98, 0.98],
          [-1.24, 1.16],
          [-1.5, 1.24],
          [-1.62, 1.14],
        ],
        7,
        (degrees) => 0.03 * noise(degrees / 4, 1),
      ),
      tone: 0.02,
      tag: 'furWhite',
    },
    pieceOf(
      steps(12, 348, 22).flatMap((degrees, k) => {
        const front = Math.cos(degrees * RADIANS)
        const at = (y: number, r: number): V3 => {
          const [x, , z] = about(degrees, 0, r)
          return [x, y - 0.14 * front, z - 0.12 + 0.1 * front]
        }
        return k % 2
          ? [tube([at(-1.0, 1.03), at(-1.18, 1.14)], (t) => 0.035 * (1 - 0.6 * t))]
          : [tube([at(-1.28, 1.19), at(-1.46, 1.25)], (t) => 0.035 * (1 - 0.6 * t))]
      }),
      { tone: 0.92, tag: 'black' },
    ),
  ],
}
