import { dropped } from '#engine/forms/heads/jaw.ts'
import {
  nibblerClay,
  nibblerFace,
  nibblerFade,
  nibblerGuides,
  nibblerHue,
  nibblerJaw,
  nibblerWhiskers,
  nibOf,
  type NibblerBuild,
} from '#engine/forms/heads/nibbler.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A long cone of a face that ends in a bare nose, black beads for eyes, thin round ears. */
const BUILD: NibblerBuild = {
  skull: [0.94, 0.86, 1],
  cheek: 1.06,
  muzzle: { long: 1.72, wide: 0.72, drop: 0.16 },
  nose: 1.5,
  eye: { at: [0.31, 0.15, 0.36], width: 0.1, round: 0.95, tone: 0.95, facing: [0.72, 0.3, 0.62] },
  ear: { kind: 'round', at: [0.36, 0.34, -0.34], tip: [0.7, 0.92, -0.4], wide: 0.24 },
  teeth: 0.06,
  neck: { from: [0, -0.6, -0.55], wide: 0.56, deep: 0.54, thick: 0.2, locks: 9 },
  end: [0, -1.5, -0.35],
  coat: 1.25,
}

/** The middle of the lower jaw, however far it hangs. */
const chinOf = (gape: number): V3 =>
  dropped(nibblerJaw(BUILD, gape))(nibOf(BUILD)([0, -0.46, 0.36]))

/** A white mask with a dark smudge through each eye and a line down the brow; black ears, pale at the rim. */
const coatOf =
  (gape: number) =>
  (p: V3): number => {
    const m = nibOf(BUILD)
    const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
    const edge = ragged(p)
    const face = smoothstep(-0.42, -0.12, z + edge * 0.6 - Math.max(0, y) * 0.35)
    const ear = smoothstep(0.5, 0.6, y + x * 0.35 - 0.12) * smoothstep(0.34, 0.44, x)
    const smudge = Math.max(
      patch(p, [0.32, 0.16, 0.36], 0.17, [0.9, 0.8, 1.3]),
      patch(p, m([0.2, 0.02, 0.3]), 0.1, [0.8, 0.7, 1.6]) * 0.7,
    )
    const blaze =
      smoothstep(0.08, 0.03, x + edge * 0.2) * smoothstep(0.15, 0.3, y) * smoothstep(0.4, 0.1, z)
    const tip = patch(p, [0.72, 0.96, -0.4], 0.16, [1, 0.6, 1]) * 0.75
    const bare = Math.max(ear * (1 - tip), smudge * 0.82, blaze * 0.6)
    // a jaw that hangs in the shade: white on bare skin, it would not be there
    const under = gape > 0 ? patch(p, chinOf(gape), 0.34, [0.7, 0.7, 1.5]) * 0.55 : 0
    return mix(mix(0.44, 0.04, face), 0.9, bare) + under
  }

export const opossum = (camera: Camera, gape = 0): Head => ({
  name: 'opossum',
  clay: nibblerClay(BUILD, gape),
  camera,
  base: 0.4,
  paints: [field(coatOf(gape)), ...nibblerFace(BUILD, gape)],
  guides: nibblerGuides(BUILD),
  fade: nibblerFade(BUILD),
  whiskers: nibblerWhiskers(BUILD),
  tags: ['furGrey', 'furWhite', 'furBlack', 'pink'],
  hue: nibblerHue(coatOf(gape)),
})
