import { songbird } from '#engine/forms/heads/songbird.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { dab, field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

export const ROOSTER_TAGS = ['feather', 'featherBlack', 'red', 'beak'] as const
export const [HACKLE, BLACK, COMB, BILL] = [0, 1, 2, 3]
const HORN = MATERIALS.indexOf('horn')
const SKIN = MATERIALS.indexOf('skin')

export const roosterHue: HueOf = (tone, material, crisp) => {
  if (material === HORN) return BILL
  if (material === SKIN) return COMB
  return crisp > 0.4 && tone > 0.5 ? BLACK : HACKLE
}

/** Points of the comb from the bill back: where each stands, how tall it is. */
const POINTS: readonly (readonly [z: number, tall: number])[] = [
  [0.32, 0.2],
  [0.14, 0.36],
  [-0.08, 0.44],
  [-0.3, 0.4],
  [-0.5, 0.26],
]

/** A serrated comb, bare cheeks, two wattles under a short bill. */
export function roosterHead(camera: Camera, open = 0): Head {
  const head = songbird(
    {
      bill: { long: 0.44, deep: 0.13, hook: 0.06 },
      base: 0.42,
      coat: [
        field(([x, y, z]) => 0.34 + noise(x * 9 + z * 5, y * 9) * 0.14, 'skin'),
        dab([0.24, -0.3, -0.3], 0.4, 0.2, 0.6),
      ],
      eye: 0.07,
      open,
    },
    camera,
  )
  const bare = { of: 'skin', k: 0.04 } as const
  head.clay.limb([0, 0.42, 0.34], [0, 0.44, -0.5], 0.1, 0.1, bare)
  for (const [z, tall] of POINTS)
    head.clay.limb([0, 0.44, z], [0, 0.46 + tall, z - 0.14], 0.13, 0.045, { of: 'skin', k: 0.07 })
  head.clay
    .ball([0.24, 0.06, 0.12], [0.14, 0.22, 0.22], bare) // the bare cheek
    .limb([0.1, -0.12, 0.3], [0.1, -0.56, 0.34], 0.08, 0.13, bare) // wattle
    .ball([0.28, -0.14, -0.08], [0.08, 0.12, 0.08], bare) // ear lobe
  return head
}
