import type { Gesture } from '#engine/forms/human/gestures.ts'
import { handAxes } from '#engine/forms/human/hand-axes.ts'
import { jointAt, shape, type Build } from '#engine/forms/human/human.ts'
import { aimed, posed } from '#engine/forms/human/pose.ts'
import { add, dot, type V3 } from '#engine/forms/sculpt/maths.ts'

/** A left hand in a gesture. */
export interface Gestured {
  /** All places and joints of its owner. */
  at: Float32Array
  /** A place in the frame of the hand: fingers up along y, the palm towards +x, the little finger along -z. */
  framed: (p: V3) => V3
  /** Where a bone of the left hand begins and ends, in that frame. */
  boneAt: (name: string) => readonly [from: V3, to: V3]
}

export function gestured(build: Build, { fingers, spread, thumb }: Gesture): Gestured {
  const still = shape(build)
  const { axis, across, palm } = handAxes(still, 'L')
  const ways: Record<string, V3> = {}
  fingers.forEach((bends, f) => {
    const fan = (spread * (1.2 - f) * Math.PI) / 180
    const along = add(add([0, 0, 0], axis, Math.cos(fan)), across, -Math.sin(fan))
    let bent = 0
    bends.forEach((degrees, k) => {
      bent += (degrees * Math.PI) / 180
      const way = add(add([0, 0, 0], along, Math.cos(bent)), palm, Math.sin(bent))
      ways[`finger${f + 2}-${k + 1}.L`] = way
    })
  })
  thumb.forEach(([x, y, z], k) => {
    ways[`finger1-${k + 1}.L`] = add(add(add([0, 0, 0], palm, x), axis, y), across, -z)
  })
  const at = posed(still, aimed(still, ways))
  const wrist = jointAt(at, 'wrist.L')
  const framed = (p: V3): V3 => {
    const d = add(p, wrist, -1)
    return [dot(d, palm), dot(d, axis), -dot(d, across)]
  }
  const boneAt = (name: string) =>
    [framed(jointAt(at, `${name}.L`)), framed(jointAt(at, `${name}.L`, 'tail'))] as const
  return { at, framed, boneAt }
}
