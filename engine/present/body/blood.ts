import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { fbm3 } from '#engine/present/body/grain.ts'
import type { Joints } from '#engine/present/body/place.ts'

interface Knob {
  bone: string
  /** Decimetres. */
  size: number
  much: number
}

/** Skin is redder where bone lies close under it, and at the tips of fingers and toes. */
const KNOBS: readonly Knob[] = ['L', 'R'].flatMap((side) => [
  ...[1, 2, 3, 4, 5].flatMap((finger) =>
    [1, 2, 3].map((k) => ({ bone: `finger${finger}-${k}.${side}`, size: 0.16, much: 0.9 })),
  ),
  ...[1, 2, 3, 4, 5].map((toe) => ({ bone: `toe${toe}-1.${side}`, size: 0.2, much: 0.7 })),
  { bone: `lowerarm01.${side}`, size: 0.5, much: 0.8 },
  { bone: `lowerleg01.${side}`, size: 0.6, much: 0.8 },
  { bone: `foot.${side}`, size: 0.5, much: 0.7 },
])

/** How much redder than elsewhere the skin is at a place at rest. */
export function bloodOf(joints: Joints): (rest: V3) => number {
  const knobs = KNOBS.map(({ bone, size, much }) => ({ at: joints(bone), size, much }))
  return ([x, y, z]) => {
    // Blotches, a few centimetres wide.
    let sum = 0.8 * fbm3(x * 3.5, y * 3.5, z * 3.5, 2)
    for (const { at, size, much } of knobs) {
      const d = ((x - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2) / size ** 2
      if (d < 9) sum += Math.exp(-d) * much
    }
    return sum
  }
}
