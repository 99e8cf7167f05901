import { steps } from '#engine/forms/costumes/kit.ts'
import type { Mesh } from '#engine/forms/human/mesh.ts'
import { sheet } from '#engine/forms/human/solids.ts'
import { about, pieceOf, type Costume, type Fit } from '#engine/forms/human/worn.ts'
import { curve, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'

/** A thing turned about the head: heights and how far from the axis, from its top down; `bent` moves every place of it. */
export function turned(profile: readonly V2[], bent: (p: V3, r: number) => V3 = (p) => p): Mesh {
  return sheet(
    curve(profile, 4).map(([y, r]) =>
      steps(0, 360, 61).map((degrees) => {
        const [x, , z] = about(degrees, y, r)
        return bent([x * 0.94, y, z], r)
      }),
    ),
  )
}

/** Hats sit a little lower behind. */
export const tipped = ([x, y, z]: V3): V3 => [x, y + 0.1 * z, z]

export const isUnderHat = ([, y]: V3): boolean => y > 0.66

export interface Hat {
  crown: readonly V2[]
  brim: readonly V2[]
  /** How deep the crown is creased, and how far the brim turns up at its sides. */
  crease: number
  curl: number
}

export const hat = (
  { crown, brim, crease, curl }: Hat,
  tone: number,
  tag: 'clothDark' | 'leather',
): Costume => ({
  pieces: () => {
    const pinched = ([x, y, z]: V3): V3 => {
      const top = Math.max(0, y - 1.25)
      return tipped([x, y - crease * top * Math.exp(-((x / 0.34) ** 2)), z])
    }
    const curled = ([x, y, z]: V3, r: number): V3 =>
      tipped([x, y + curl * Math.max(0, r - 1) * (x / r) ** 2, z])
    const ribbon: readonly V2[] = [
      [1.02, 1.03],
      [0.9, 1.05],
      [0.76, 1.06],
    ]
    return [
      pieceOf([turned(crown, pinched), turned(brim, curled)], { tone, tag }),
      { mesh: turned(ribbon, tipped), tone: 0.85, tag: 'black' },
    ]
  },
  hides: isUnderHat,
})

/** The place before the face at which something stands off it by so much. */
export function before({ skin }: Fit, x: number, y: number, off: number): V3 {
  for (let z = 1.6; z > 0; z -= 0.02) {
    const away = skin.outside([x, y, z])
    if (away !== undefined && away < off) return [x, y, z]
  }
  return [x, y, 0.9]
}
