import { steps } from '#engine/forms/costumes/kit.ts'
import { ball } from '#engine/forms/human/solids.ts'
import { about, pieceOf, type Costume } from '#engine/forms/human/worn.ts'

/** A string of pearls that lies about the neck. */
const STRING = { y: -1.3, r: 0.62, hangs: 0.16, size: 0.062 }

/** A string about the neck, and one in each ear. */
export const pearls: Costume = {
  pieces: () => [
    pieceOf(
      [
        ...steps(-100, 100, 25).map((degrees) => {
          const [x, y, z] = about(degrees, STRING.y, STRING.r)
          return ball(
            [x, y - STRING.hangs * Math.cos((degrees * Math.PI) / 180), z + 0.02],
            STRING.size,
          )
        }),
        ...[-1, 1].map((side) => ball([side * 0.86, -0.32, -0.1], 0.095)),
      ],
      { tone: 0.03, tag: 'paper', gloss: 0.6 },
    ),
  ],
}
