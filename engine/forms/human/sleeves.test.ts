import { expect, test } from 'vitest'
import { GESTURES } from '#engine/forms/human/gestures.ts'
import { openLoft } from '#engine/forms/human/solids.ts'
import { STRIDE } from '#engine/forms/human/mesh.ts'
import { sleeveAbout } from '#engine/forms/human/sleeves.ts'
import { MEASURES } from '#engine/forms/measures.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** An arm that has skin down to a height, half a decimetre wide. */
const armTo = (lowest: number) =>
  openLoft(
    Array.from({ length: 12 }, (_, k) =>
      Array.from({ length: 16 }, (__, j): V3 => {
        const a = (j / 16) * Math.PI * 2
        return [Math.cos(a) * 0.25, 0.1 + ((lowest - 0.1) * k) / 11, Math.sin(a) * 0.25]
      }),
    ),
  )

test.each([-0.75, -1, -1.3])('a sleeve lies about an arm that ends at %s', (lowest) => {
  for (const { data } of sleeveAbout(armTo(lowest)))
    for (let v = 0; v < data.length; v += STRIDE)
      expect(Math.hypot(data[v]!, data[v + 2]!)).toBeLessThan(0.7)
})

test.each(Object.keys(GESTURES))('hands fill their drawing, not their sleeves: %s', (view) => {
  const { width, height } = MEASURES[`hands/${view}`]!
  expect(Math.max(width / height, height / width)).toBeLessThan(3)
})
