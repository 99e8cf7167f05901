import { EAGLE_TAGS, eagleHue } from '#engine/forms/bodies/eagle-bust.ts'
import type { RaptorMake } from '#engine/forms/bodies/eagle.ts'
import { raptor } from '#engine/forms/heads/raptor.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'

const HORN = MATERIALS.indexOf('horn')

/** A red-tailed hawk: brown head and back, pale breast with a belt of dark streaks, rusty tail. */
export const HAWK: RaptorMake = {
  name: 'hawk',
  tags: [...EAGLE_TAGS.slice(0, 1), 'furLight', ...EAGLE_TAGS.slice(2), 'fur'],
  bust: (camera, open = 0) =>
    raptor(
      {
        beak: 0.72,
        open,
        base: 0.5,
        coat: [dab([0.1, -0.35, 0.2], 0.4, 0.2, 0.8)],
        iris: 0.3,
        horn: 0.78,
      },
      camera,
    ),
  hue: (tone, material, crisp, at) => {
    const own = eagleHue(tone, material, crisp, at)
    // yellow only to the edge of the cere, slate from there to the hook
    if (material === HORN && at[2] > 0.62) return 2
    return own === 1 ? (at[1] < -0.12 && at[2] > 0 ? 1 : 0) : own
  },
  ruff: (u, v) =>
    Math.abs(v) > 2.1
      ? { tone: [0.5, 0.02, 0.02], hue: 1, tip: [0, 0.8] }
      : { tone: [0.85, u > 0.6 ? 0.3 : 0.4, 0.04], hue: 0 },
  look: (u, v, row) => {
    if (Math.abs(v) < 1.9) return { tone: [0.8, 0.3, 0.05], hue: 0 }
    const isBelt = u > 0.5 && u < 0.74 && row % 2 === 0
    return isBelt ? { tone: [0.95, 0.5, 0.05], hue: 0 } : { tone: [0.3, 0.02, 0.02], hue: 1 }
  },
  tail: { tone: [0.6, 0.2, 0.04], hue: 7, tip: [2, 0.9] },
  thigh: { tone: [0.35, 0.04, 0.02], hue: 1 },
}
