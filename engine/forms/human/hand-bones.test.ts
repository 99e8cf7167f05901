import { expect, test } from 'vitest'
import { GESTURES_OF_BONES } from '#engine/forms/human/gestures.ts'
import { bonesOfHand } from '#engine/forms/human/hand-bones.ts'
import { STRIDE } from '#engine/forms/human/mesh.ts'

const OF_A_HAND = 27
const OF_THE_FOREARM = 2

test.each(Object.entries(GESTURES_OF_BONES))(
  'a hand of bones has all of them, each whole, and hangs together: %s',
  (_, [held]) => {
    const bones = bonesOfHand(held!.build, held!.gesture)
    expect(bones).toHaveLength(OF_A_HAND + OF_THE_FOREARM)
    const heights = bones.map(({ data }) => {
      const all = Array.from({ length: data.length / STRIDE }, (__, v) => data[v * STRIDE + 1]!)
      expect(all.every((y) => Number.isFinite(y))).toBe(true)
      return [Math.min(...all), Math.max(...all)] as const
    })
    // From the forearm to the tip of a finger no height is without bone.
    let reached = heights[0]![1]
    for (const [low, high] of heights.toSorted((a, b) => a[0] - b[0])) {
      expect(low).toBeLessThan(reached + 0.06)
      reached = Math.max(reached, high)
    }
  },
)
