import { expect, test } from 'vitest'
import { axisDegreesOf, limbAt, type Inside } from '#engine/body/limb-axis.ts'

const SIZE = 256
const MIDDLE = SIZE / 2

/** A mask in the limb's own directions: across it and along it from the middle, in points. */
function maskOf(axisDegrees: number, isSkin: (across: number, along: number) => boolean): Inside {
  const turn = (axisDegrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const isInside = (index: number) => {
    const [x, y] = [(index % SIZE) + 0.5 - MIDDLE, Math.floor(index / SIZE) + 0.5 - MIDDLE]
    return isSkin(x * cos + y * sin, y * cos - x * sin)
  }
  return { width: SIZE, height: SIZE, isInside }
}

const isArm = (across: number) => Math.abs(across) < 40

test.for([
  ['a bare arm', 0, isArm],
  ['a calf that widens', 25, (across, along) => Math.abs(across) < 40 + 0.15 * along],
  [
    'an upper arm with the armpit on one side',
    -65,
    (across, along) =>
      isArm(across) || (along > 0 && across > 0 && across < 40 + Math.min(45, 1.2 * along)),
  ],
  [
    'an arm that ends at a strap, with the thumb aside',
    40,
    (across, along) => (isArm(across) && along > -30) || (across < 0 && across > -95 && along > 60),
  ],
] as const satisfies [string, number, (across: number, along: number) => boolean][])(
  'the axis runs along both sides: %s',
  ([, axisDegrees, isSkin]) => {
    const limb = limbAt(maskOf(axisDegrees, isSkin), MIDDLE, MIDDLE)
    expect(limb.isTube).toBe(true)
    expect(Math.abs(axisDegreesOf(limb) - axisDegrees)).toBeLessThan(8)
    expect(limb.radius).toBeCloseTo(40, -1)
  },
)

test.for([
  ['a heel', (across: number, along: number) => Math.hypot(across, along) < 70],
  ['a belly', () => true],
] as const)('what has no sides runs nowhere: %s', ([, isSkin]) => {
  expect(limbAt(maskOf(0, isSkin), MIDDLE, MIDDLE).isTube).toBe(false)
})
