import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** Tags in this order: coat, pale, dark, eye, tongue; what is darker than `black` is dark. */
export const canineHue =
  (coat: (at: V3) => number, black = 0.56): HueOf =>
  (tone, material, crisp, at) => {
    const of = MATERIALS[material]
    if (of === 'tongue') return 4
    if (of === 'tooth') return 1
    if (of === 'skin') return 2
    if (crisp > 0.5) return tone < 0.6 ? 3 : 2
    const own = coat(at)
    return own < 0.2 ? 1 : own > black ? 2 : 0
  }
