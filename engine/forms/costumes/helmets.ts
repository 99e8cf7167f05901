import { before, turned, tipped } from '#engine/forms/costumes/hat-kit.ts'
import { steps } from '#engine/forms/costumes/kit.ts'
import { lockLayer, type Lock } from '#engine/forms/human/locks.ts'
import { ball, joined, sheet, slab, seat, tube } from '#engine/forms/human/solids.ts'
import {
  about,
  pieceOf,
  resting,
  type Costume,
  type Fit,
  type Worn,
} from '#engine/forms/human/worn.ts'
import { add, unit, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

const RADIANS = Math.PI / 180

const isUnderHelmet = ([, y, z]: V3): boolean => y > 0.45 || z < -0.5

/** A brush of stiff hair that stands along the top of a helmet from the brow to the nape. */
function crest({ rng }: Fit): Worn[] {
  const spine = (t: number): V3 => {
    const a = mix(62, -112, t) * RADIANS
    return [0, 0.5 + 1.2 * Math.cos(a), 1.2 * Math.sin(a) - 0.05]
  }
  const middle: V3 = [0, 0.5, -0.05]
  const locks = Array.from({ length: 460 }, (_, k): Lock => {
    const t = (k + rng()) / 460
    const from = spine(t)
    const out = unit(add(from, middle, -1))
    const side = (rng() - 0.5) * 0.2
    const back: V3 = [side * 0.5, 0, -0.22]
    const long = mix(0.52, 0.72, rng()) * (1 + 0.25 * t)
    const points = steps(0, 1, 5).map((s) =>
      add(add(add(from, [side * 0.6, 0, 0]), out, 0.12 + long * s), back, s * s * long),
    )
    return {
      points,
      out: points.map(() => unit([side < 0 ? -1 : 1, 0.1, 0.3])),
      width: 0.035,
      tint: rng() * 2 - 1,
      round: 0.4,
    }
  })
  const { mesh, ways } = lockLayer(locks)
  return [
    { mesh, ways: ways!, tone: 0.62, tag: 'red' },
    {
      mesh: tube(
        steps(0, 1, 31).map((t) => add(spine(t), unit(add(spine(t), middle, -1)), 0.05)),
        () => 0.12,
        [1, 0.7],
      ),
      tone: 0.3,
      tag: 'gold',
      gloss: 0.5,
    },
  ]
}

/** Bronze that leaves the face free: a bowl, a brow band, cheek guards, a guard for the neck, and a crest over it. */
export const crestedHelmet: Costume = {
  pieces: (fit) => {
    const cheek = (side: number) =>
      sheet(
        steps(0, 1, 9).map((t) => {
          // It swings forward over the cheek bone and comes to a rounded end at the jaw.
          const y = mix(0.5, -0.82, t)
          const front = 46 - 12 * Math.sin(t * Math.PI) - 2 * t
          const back = 100 - 44 * t * t
          const r = 1.07 - 0.2 * t
          return steps(side * front, side * back, 7).map((degrees) => about(degrees, y, r))
        }),
      )
    const rims = [1, -1].map((side) =>
      tube(
        steps(0, 1, 13).map((t) => {
          const front = 46 - 12 * Math.sin(t * Math.PI) - 2 * t
          return about(side * front, mix(0.5, -0.82, t), 1.09 - 0.2 * t)
        }),
        () => 0.04,
      ),
    )
    return [
      {
        mesh: turned(
          [
            [1.68, 0.02],
            [1.6, 0.5],
            [1.3, 0.92],
            [0.9, 1.1],
            [0.52, 1.14],
          ],
          tipped,
        ),
        tone: 0.3,
        tag: 'gold',
        gloss: 0.6,
      },
      pieceOf([cheek(1), cheek(-1)], { tone: 0.34, tag: 'gold', gloss: 0.5 }),
      pieceOf(
        [
          tube(
            steps(-100, 100, 31).map((degrees) => tipped(about(degrees, 0.6, 1.17))),
            () => 0.08,
            [1.5, 0.6],
          ),
          ...rims,
          sheet(
            steps(0, 1, 4).map((t) =>
              steps(110, 250, 21).map((degrees) =>
                about(degrees, mix(0.5, -0.5, t), 1.12 + 0.3 * t * t),
              ),
            ),
          ),
        ],
        { tone: 0.45, tag: 'gold', gloss: 0.5 },
      ),
      ...crest(fit),
    ]
  },
  hides: isUnderHelmet,
}

/** A steel helmet under its cloth cover, goggles on its front, its strap under the chin. */
export const combatHelmet: Costume = {
  pieces: (fit) => {
    const shell = ([x, y, z]: V3): V3 => {
      const side = Math.max(0, 0.85 - y) * 0.35
      return [x, y + 0.1 * Math.max(0, z) - side * Math.abs(x) * 0.7, z]
    }
    const goggle = (side: number): Worn['mesh'] => {
      const [x, y, z]: V3 = [side * 0.3, 1.06, 0.95]
      return ball([x, y, z], [0.29, 0.19, 0.14])
    }
    const strap = (side: number) =>
      tube(
        [
          ...[88, 74, 60, 44].map((degrees, k) =>
            resting(fit, side * degrees, 0.5 - 0.42 * k, 0.04),
          ),
          before(fit, side * 0.2, -0.9, 0.04),
          before(fit, 0, -0.92, 0.05),
        ],
        () => 0.05,
        [1, 0.5],
      )
    return [
      {
        mesh: turned(
          [
            [1.58, 0.02],
            [1.5, 0.52],
            [1.2, 0.94],
            [0.84, 1.12],
            [0.5, 1.17],
          ],
          shell,
        ),
        tone: 0.5,
        tag: 'clothDark',
      },
      {
        mesh: turned(
          [
            [0.56, 1.16],
            [0.47, 1.23],
            [0.43, 1.19],
          ],
          shell,
        ),
        tone: 0.72,
        tag: 'clothDark',
      },
      {
        mesh: tube(
          steps(-180, 180, 61).map((degrees) => shell(about(degrees, 0.9, 1.12))),
          () => 0.07,
          [1.4, 0.5],
        ),
        tone: 0.78,
        tag: 'black',
      },
      pieceOf([goggle(1), goggle(-1)], { tone: 0.86, tag: 'black', gloss: 0.9 }),
      { mesh: joined([strap(1), strap(-1)]), tone: 0.74, tag: 'leather' },
    ]
  },
  hides: ([, y]) => y > 0.55,
}

/** A firefighter's helmet: ridges over the crown, a brim long behind, a shield on the front. */
export const fireHelmet: Costume = {
  pieces: () => {
    const outline: readonly V2[] = [
      [-0.3, -0.34],
      [0.3, -0.34],
      [0.36, 0.2],
      [0.2, 0.46],
      [0, 0.56],
      [-0.2, 0.46],
      [-0.36, 0.2],
    ]
    const ridges = [0, 45, 90, 135].map((turn) =>
      tube(
        steps(-80, 80, 25).map((lean): V3 => {
          const a = lean * RADIANS
          const r = 1.13 * Math.sin(a)
          return tipped(add(about(turn, 0, r), [0, 0.66 + 1.06 * Math.cos(a) ** 0.8, 0]))
        }),
        () => 0.055,
      ),
    )
    return [
      pieceOf(
        [
          turned(
            [
              [1.7, 0.02],
              [1.62, 0.5],
              [1.3, 0.92],
              [0.74, 1.08],
            ],
            tipped,
          ),
          turned(
            [
              [0.78, 1.04],
              [0.7, 1.3],
              [0.6, 1.52],
            ],
            ([x, y, z], r) => {
              const behind = Math.max(0, -z) * (r - 1)
              return tipped([x * (1 - 0.12 * (r - 1)), y - 0.5 * behind, z - 0.9 * behind])
            },
          ),
          ...ridges,
        ],
        { tone: 0.66, tag: 'red', gloss: 0.4 },
      ),
      {
        mesh: slab(seat([0, 1.2, 1.12], [1, 0, 0], [0, 0.25, 1]), outline, 0.07),
        tone: 0.22,
        tag: 'gold',
        gloss: 0.5,
      },
      {
        mesh: slab(
          seat([0, 1.22, 1.17], [1, 0, 0], [0, 0.25, 1]),
          outline.map(([x, y]): V2 => [x * 0.72, y * 0.72]),
          0.05,
        ),
        tone: 0.8,
        tag: 'black',
      },
    ]
  },
  hides: ([, y]) => y > 0.66,
}
