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

/** Round skull, light ridges, big ears, long upper lip. */
const BUILD: ApeBuild = {
  skull: [0.86, 0.94, 0.92],
  crest: 0,
  brow: 0.72,
  muzzle: { wide: 0.84, tall: 0.92, long: 0.9 },
  nose: 0.72,
  eye: { at: [0.19, 0.1, 0.42], width: 0.105, round: 0.82, tone: 0.5, lid: 1 },
  ear: { at: [0.66, 0.04, -0.2], r: [0.2, 0.27, 0.09] },
  neck: { from: [0, -0.62, -0.5], wide: 0.62, deep: 0.55, thick: 0.2, locks: 7 },
  end: [0, -1.6, -0.3],
  coat: 0.62,
}

const coat = (p: V3): number => {
  const edge = ragged(p)
  const pale = smoothstep(-0.5, -0.9, p[1] + edge) * 0.4
  return mix(0.5, 0.3, pale) + noise(p[0] * 6, p[1] * 6) * 0.04
}
const face = ([x, y, z]: V3): number =>
  0.16 + noise(x * 9 + 3, y * 14 + z * 4) * 0.05 + smoothstep(0.3, 0.42, y) * 0.1

export const monkey = (camera: Camera, gape = 0): Head => ({
  name: 'monkey',
  clay: apeClay(BUILD, gape),
  camera,
  base: 0.5,
  paints: [field(coat, 'fur'), field(face, 'bone'), ...apeFace(BUILD, gape)],
  guides: apeGuides(BUILD),
  fade: apeFade(BUILD),
  tags: ['fur', 'skin', 'gold', 'pink', 'bone'],
  hue: apeHue,
})
