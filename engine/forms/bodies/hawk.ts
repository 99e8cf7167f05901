import { EAGLE_TAGS, eagleHue } from '#engine/forms/bodies/eagle-bust.ts'
import type { RaptorMake } from '#engine/forms/bodies/eagle.ts'
import { raptor } from '#engine/forms/heads/raptor.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'

/** A red-tailed hawk: brown head and back, pale breast with a belt of dark streaks, rusty tail. */
export const HAWK: RaptorMake = {
  name: 'hawk',
  tags: [...EAGLE_TAGS.slice(0, 1), 'furLight', ...EAGLE_TAGS.slice(2), 'fur'],
  bust: (camera, open = 0) =>
    raptor(
      { beak: 0.72, open, base: 0.5, coat: [dab([0.1, -0.35, 0.2], 0.4, 0.2, 0.8)], iris: 0.3 },
      camera,
    ),
  hue: (tone, material, crisp, at) => {
    const own = eagleHue(tone, material, crisp, at)
    return own === 1 ? 0 : own
  },
  look: (u, v, row) => {
    if (Math.abs(v) < 1.9) return { tone: [0.8, 0.3, 0.05], hue: 0 }
    const isBelt = u > 0.5 && u < 0.74 && row % 2 === 0
    return isBelt ? { tone: [0.95, 0.5, 0.05], hue: 0 } : { tone: [0.3, 0.02, 0.02], hue: 1 }
  },
  tail: { tone: [0.6, 0.2, 0.04], hue: 7, tip: [2, 0.9] },
  thigh: { tone: [0.35, 0.04, 0.02], hue: 1 },
}
