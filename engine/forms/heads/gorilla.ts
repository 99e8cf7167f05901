import {
  apeClay,
  apeFace,
  apeFade,
  apeGuides,
  apeHue,
  type ApeBuild,
} from '#engine/forms/heads/ape.ts'
import { ragged } from '#engine/forms/heads/patch.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const BUILD: ApeBuild = {
  skull: [1, 1.04, 1],
  crest: 1,
  brow: 1.25,
  muzzle: { wide: 1.12, tall: 1.0, long: 1.12 },
  nose: 1.5,
  eye: { at: [0.17, 0.08, 0.38], width: 0.068, round: 0.66, tone: 0.6, lid: 0.8 },
  ear: { at: [0.66, 0.1, -0.18], r: [0.09, 0.15, 0.1] },
  neck: { from: [0, -0.62, -0.6], wide: 1.02, deep: 0.8, thick: 0.26, locks: 8 },
  end: [0, -1.95, -0.3],
  coat: 0.85,
}

/** Black, rusty on the crown, a trace of grey on the cheeks. */
const coat = (p: V3): number => {
  const edge = ragged(p)
  const rust = smoothstep(0.45, 0.7, p[1] + edge * 0.6)
  return mix(0.58, 0.48, rust) + noise(p[0] * 6, p[1] * 6) * 0.04
}
const face = ([x, y, z]: V3): number =>
  0.44 +
  noise(x * 9 + 3, y * 14 + z * 4) * 0.08 +
  noise(x * 34, y * 40 + z * 9) * 0.05 -
  smoothstep(0.45, 0.75, z) * 0.08 +
  // the sockets lie in the shade of the brow
  0.3 * smoothstep(0.16, 0.06, Math.hypot((Math.abs(x) - 0.18) * 0.7, y - 0.11))

export const gorilla = (camera: Camera, gape = 0): Head => ({
  name: 'gorilla',
  clay: apeClay(BUILD, gape),
  camera,
  base: 0.56,
  sheen: 0.28,
  paints: [field(coat, 'fur'), field(face, 'bone'), ...apeFace(BUILD, gape)],
  guides: apeGuides(BUILD),
  fade: apeFade(BUILD),
  tags: ['furBlack', 'steelDark', 'gold', 'pink', 'bone'],
  hue: apeHue,
})
