import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { jointedLeg, mirrored } from '#engine/forms/sculpt/jointed.ts'
import { noise, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { rounded, toLine, type Web } from '#engine/forms/sculpt/webs.ts'

const [GOLD, BLACK, GLASS, BROWN] = [0, 1, 2, 3]

/** Outlines and veins of a wing in its own plane: out from the body, and forward. */
const FORE = {
  outline: rounded([
    [0, 0.02],
    [0.3, 0.12],
    [0.7, 0.2],
    [1.0, 0.16],
    [1.12, 0.02],
    [1.02, -0.16],
    [0.7, -0.24],
    [0.34, -0.14],
  ]),
  veins: [
    [
      [0, 0.01],
      [0.4, 0.08],
      [0.74, 0.13],
      [1.02, 0.1],
    ],
    [
      [0, 0],
      [0.36, 0.0],
      [0.66, 0.02],
      [0.9, 0.0],
      [1.06, -0.04],
    ],
    [
      [0.02, -0.02],
      [0.34, -0.08],
      [0.62, -0.14],
      [0.74, -0.2],
    ],
    [
      [0.4, 0.08],
      [0.44, 0.0],
      [0.4, -0.09],
    ],
    [
      [0.62, 0.11],
      [0.66, 0.02],
      [0.62, -0.14],
    ],
    [
      [0.84, 0.13],
      [0.88, 0.0],
      [0.84, -0.18],
    ],
  ],
}
const HIND = {
  outline: rounded([
    [0, 0.0],
    [0.3, 0.02],
    [0.62, 0.02],
    [0.74, -0.1],
    [0.66, -0.26],
    [0.4, -0.28],
    [0.14, -0.14],
  ]),
  veins: [
    [
      [0, -0.01],
      [0.34, -0.03],
      [0.68, -0.06],
    ],
    [
      [0.02, -0.03],
      [0.3, -0.12],
      [0.6, -0.2],
    ],
    [
      [0.36, -0.03],
      [0.4, -0.15],
      [0.36, -0.25],
    ],
  ],
}

export interface BeePose {
  /** How far the wings are raised and drawn back, in degrees, for either side. */
  raised: readonly [number, number]
  swept: readonly [number, number]
  legs: 'spread' | 'hanging'
}
export const BEE_POSES = {
  spread: { raised: [4, 4], swept: [14, 12], legs: 'spread' },
  fly: { raised: [84, 56], swept: [34, 4], legs: 'hanging' },
} satisfies Record<string, BeePose>

function wings({ raised, swept }: BeePose): Web[] {
  return ([1, -1] as const).flatMap((side, n) =>
    [FORE, HIND].map((plan, k): Web => {
      const [up, back] = [raised[n]!, swept[n]! + k * 22].map((d) => (d * Math.PI) / 180) as [
        number,
        number,
      ]
      const veins = plan.veins as unknown as V2[][]
      return {
        outline: plan.outline,
        place: (u, v) => {
          const [out, along] = [
            u * Math.cos(back) + v * Math.sin(back),
            v * Math.cos(back) - u * Math.sin(back),
          ]
          return [
            0.14 - k * 0.12 + along,
            0.16 + out * Math.sin(up) + 0.03 * Math.sin(u * 4),
            side * (0.1 + out * Math.cos(up)),
          ]
        },
        paint: (u, v) => {
          const vein = Math.min(...veins.map((line) => toLine(line, u, v)))
          const edge = toLine(plan.outline, u, v)
          const isLine = vein < 0.011 || edge < 0.012
          return {
            tone: isLine
              ? 0.9
              : 0.05 + smoothstep(0.05, 0, vein) * 0.2 + smoothstep(0.4, 0, u) * 0.2,
            hue: isLine ? BROWN : GLASS,
            line: isLine ? 0.9 : 0,
          }
        },
        lift: k ? -0.01 : 0.01,
      }
    }),
  )
}

const LEGS: Record<BeePose['legs'], readonly (readonly V3[])[]> = {
  spread: [
    [
      [0.26, -0.1, 0.12],
      [0.42, -0.08, 0.36],
      [0.62, -0.16, 0.42],
      [0.78, -0.24, 0.36],
    ],
    [
      [0.1, -0.12, 0.14],
      [0.06, -0.08, 0.42],
      [-0.04, -0.18, 0.6],
      [-0.06, -0.26, 0.76],
    ],
    [
      [-0.04, -0.12, 0.12],
      [-0.3, -0.08, 0.36],
      [-0.56, -0.18, 0.48],
      [-0.78, -0.26, 0.46],
    ],
  ],
  hanging: [
    [
      [0.26, -0.12, 0.1],
      [0.42, -0.28, 0.2],
      [0.36, -0.5, 0.22],
      [0.44, -0.62, 0.22],
    ],
    [
      [0.1, -0.14, 0.12],
      [0.12, -0.36, 0.24],
      [-0.04, -0.6, 0.26],
      [-0.02, -0.74, 0.26],
    ],
    [
      [-0.04, -0.14, 0.1],
      [-0.14, -0.36, 0.24],
      [-0.42, -0.56, 0.26],
      [-0.56, -0.68, 0.26],
    ],
  ],
}

const BANDS = 6
function hide({ tube: { name }, u, v, arc }: Spot): Skin {
  if (name === 'leg') return { tone: 0.82, hue: BLACK, gloss: 0.3 }
  if (name === 'abdomen') {
    const band = u * BANDS + noise(v * 5, 3) * 0.08
    const isBlack = band % 1 > 0.46 || u > 0.9
    const edge = band % 1
    return {
      tone: isBlack ? 0.88 : 0.14 + smoothstep(0.12, 0, edge) * 0.5,
      hue: isBlack ? BLACK : GOLD,
      ...(isBlack ? { line: 0.6, gloss: 0.3 } : { hair: 0.05, lift: 0.25 }),
    }
  }
  if (name === 'head') return { tone: 0.75, hue: BLACK, hair: 0.05, lift: 0.4 }
  return {
    tone: 0.3 + noise(v * 3, arc * 9) * 0.14,
    hue: u > 0.2 ? GOLD : BROWN,
    hair: 0.11,
    lift: 0.7,
  }
}

export function beeBody(pose: BeePose, camera: Camera): Body {
  const clay = new Clay(false)
  const abdomen = tube(
    'abdomen',
    [
      [-0.08, 0.0, 0],
      [-0.24, 0.02, 0],
      [-0.5, 0.0, 0],
      [-0.76, -0.06, 0],
      [-0.96, -0.16, 0],
    ],
    [0.1, 0.22, 0.25, 0.17, 0.02],
    [0, 1, 0.01],
    5,
  )
  model(clay, abdomen, { of: 'fur', k: 0.02 })
  const thorax = tube(
    'thorax',
    [
      [-0.06, 0.02, 0],
      [0.12, 0.04, 0],
      [0.3, 0.02, 0],
    ],
    [0.17, 0.22, 0.16],
    [0, 1, 0.01],
    4,
  )
  model(clay, thorax, { of: 'fur', k: 0.03 })
  const head = tube(
    'head',
    [
      [0.38, 0.0, 0],
      [0.48, -0.02, 0],
      [0.56, -0.06, 0],
    ],
    [0.1, 0.14, 0.06],
    [0, 1, 0.01],
    3,
  )
  model(clay, head, { of: 'fur', k: 0.02 })
  clay.limb([-0.96, -0.16, 0], [-1.08, -0.2, 0], 0.018, 0.003, { of: 'horn', k: 0.01 }) // sting
  const legs = [1, -1].flatMap((side) => {
    clay.ball([0.49, 0.0, 0.1 * side], [0.075, 0.085, 0.055], { of: 'mouth', k: 0.006 })
    return LEGS[pose.legs].map((leg) =>
      jointedLeg(
        clay,
        leg.map((p) => mirrored(p, side)),
        0.042,
      ),
    )
  })
  return {
    name: 'bee',
    camera,
    clay,
    tubes: [abdomen, thorax, head, ...legs],
    tags: ['gold', 'black', 'glass', 'leather'],
    own: {
      mouth: { tone: 0.88, hue: BLACK, gloss: 0.6 },
      horn: { tone: 0.9, hue: BLACK, gloss: 0.3 },
    },
    webs: wings(pose),
    strands: [1, -1].map((side) => ({
      points: [
        [0.56, 0.06, 0.04 * side],
        [0.64, 0.16, 0.1 * side],
        [0.78, 0.14, 0.2 * side],
        [0.9, 0.06, 0.24 * side],
      ] as V3[],
      width: 3.4,
      tone: 0.95,
      hue: BLACK,
    })),
    skin: hide,
  }
}
