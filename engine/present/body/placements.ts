import {
  BUILDS,
  framed,
  placer,
  type Body,
  type BodyType,
  type Build,
  type Canvas,
  type Framing,
  type Garment,
  type Model,
} from '#engine/present/body/body.ts'
import { handBack, innerArm } from '#engine/present/body/hand.ts'
import { footSide, legBack, legFront } from '#engine/present/body/leg.ts'
import { shoulderX, upperBody } from '#engine/present/body/upper-body.ts'

/** The fourteen placements of the gallery's filter, in lower case. */
export const BODY_PLACES = [
  'forearm',
  'full sleeve',
  'half sleeve',
  'thigh',
  'hand',
  'shoulder',
  'wrist',
  'band',
  'back',
  'calf',
  'chest',
  'sternum',
  'finger',
  'ankle',
] as const
export type BodyPlace = (typeof BODY_PLACES)[number]

const isPlace = (name: string): name is BodyPlace =>
  (BODY_PLACES as readonly string[]).includes(name)

/** Where nobody said where, it is shown on the commonest place of all. */
export const bodyPlaceOf = (gallery: string | undefined): BodyPlace => {
  const name = gallery?.toLowerCase() ?? ''
  return isPlace(name) ? name : 'forearm'
}

export const bodyAt = (place: BodyPlace, type: BodyType): Body => PLACES[place](BUILDS[type])

const CHARCOAL = [0.022, 0.023, 0.027] as const
const LINEN = [0.62, 0.6, 0.56] as const
const DENIM = [0.035, 0.055, 0.095] as const

interface Sight {
  model: Model
  framing: Framing
  canvas: Omit<Canvas, 'at' | 'angle' | 'radius' | 'axisZ' | 'flat' | 'size'> & {
    /** In the model's units. */
    at: readonly [x: number, y: number]
    radius: number
    axisZ?: number
    flat?: number
    angle?: number
    size: Canvas['size']
  }
  garments?: readonly Garment[]
}

function see({ model, framing, canvas, garments = [] }: Sight): Body {
  const { scale, angle = 0 } = framing
  return {
    model: framed(model, framing),
    garments,
    canvas: {
      ...canvas,
      at: placer(framing)(...canvas.at),
      angle: angle + (canvas.angle ?? 0),
      radius: canvas.radius * scale,
      axisZ: (canvas.axisZ ?? 0) * scale,
      flat: canvas.flat ?? 1,
    },
  }
}

/** Cloth in the model's own units, so that it follows every framing. */
function cloth(
  framing: Framing,
  colour: Garment['colour'],
  inside: (x: number, y: number) => number,
  spares: readonly string[] = [],
): Garment {
  const { from, to, scale, angle = 0 } = framing
  const [c, s] = [Math.cos(angle) / scale, Math.sin(angle) / scale]
  return {
    colour,
    spares,
    inside: (x, y) => {
      const [dx, dy] = [x - to[0], y - to[1]]
      return inside(from[0] + dx * c + dy * s, from[1] - dx * s + dy * c) * scale
    },
  }
}

/** Signed distance to an oval, near enough for a hem; negative inside it. */
const oval = (x: number, y: number, rx: number, ry: number) =>
  (Math.hypot(x / rx, y / ry) - 1) * Math.min(rx, ry)

/** A sleeveless shirt: a scooped neck and wide arm holes leave straps between them. */
function tankTop(framing: Framing, build: Build): Garment {
  const x0 = shoulderX(build)
  return cloth(
    framing,
    CHARCOAL,
    (x, y) => {
      const side = Math.abs(x)
      const neck = oval(x, y + 0.02, 0.255, 0.4)
      const arm = oval(side - x0 - 0.06, y - 0.22, x0 * 0.44, 0.44)
      // Above the collarbones only the straps go on, over the shoulder.
      return Math.min(neck, arm, y < -0.1 ? side - 0.23 : 1)
    },
    ['arm', 'other arm'],
  )
}

const ARM_ANGLE = -0.17

const upperArm = (build: Build, framing: Framing, canvas: Sight['canvas']) =>
  see({
    model: upperBody(build, 'front'),
    framing,
    canvas,
    garments: [tankTop(framing, build)],
  })

const PLACES: Record<BodyPlace, (build: Build) => Body> = {
  forearm: (build) =>
    see({
      model: innerArm(build),
      framing: { from: [0, 0.66], to: [0.5, 0.52], scale: 0.72, angle: 0.5 },
      canvas: {
        groups: ['arm'],
        at: [0, 0.7],
        radius: 0.19 * build.girth,
        flat: 0.85,
        size: { by: 'area', length: 0.42 * build.girth },
      },
    }),
  'full sleeve': (build) => {
    const x = shoulderX(build)
    return upperArm(
      build,
      { from: [x + 0.02, 0.92], to: [0.55, 0.5], scale: 0.47, angle: 0.06 },
      {
        groups: ['arm'],
        at: [x + 0.165, 0.92],
        radius: 0.13 * build.girth,
        angle: ARM_ANGLE,
        size: { by: 'width', length: 0.235 },
        ground: [-0.42, 0.42],
      },
    )
  },
  'half sleeve': (build) => {
    const x = shoulderX(build)
    return upperArm(
      build,
      { from: [x - 0.05, 0.5], to: [0.52, 0.5], scale: 0.68, angle: 0.04 },
      {
        groups: ['arm'],
        at: [x + 0.1, 0.5],
        radius: 0.16 * build.girth,
        angle: ARM_ANGLE,
        size: { by: 'area', length: 0.42 },
        ground: [-0.3, 0.33],
      },
    )
  },
  band: (build) => {
    const x = shoulderX(build)
    return upperArm(
      build,
      { from: [x - 0.02, 0.52], to: [0.5, 0.5], scale: 0.92, angle: 0.06 },
      {
        groups: ['arm'],
        at: [x + 0.11, 0.56],
        radius: 0.155 * build.girth,
        angle: ARM_ANGLE,
        size: { by: 'width', length: 0.5 * build.girth },
      },
    )
  },
  shoulder: (build) => {
    const x = shoulderX(build)
    return upperArm(
      build,
      { from: [x - 0.14, 0.2], to: [0.5, 0.48], scale: 0.82, angle: 0.04 },
      {
        groups: ['arm', 'trunk'],
        at: [x + 0.03, 0.16],
        radius: 0.2 * build.girth,
        angle: ARM_ANGLE,
        size: { by: 'area', length: 0.34 },
      },
    )
  },
  chest: (build) => {
    const framing: Framing = { from: [0, 0.3], to: [0.5, 0.52], scale: 0.62 }
    return see({
      model: upperBody(build, 'front'),
      framing,
      canvas: {
        groups: ['trunk'],
        at: [0, build.bust > 0.2 ? 0.2 : 0.32],
        radius: 0.46,
        flat: 0.62,
        size: { by: 'area', length: build.bust > 0.2 ? 0.36 : 0.44 },
      },
      garments: build.bust > 0.2 ? [bandeau(framing)] : [],
    })
  },
  sternum: (build) => {
    const framing: Framing = { from: [0, 0.5], to: [0.5, 0.5], scale: 0.82 }
    return see({
      model: upperBody(build, 'front'),
      framing,
      canvas: {
        groups: ['trunk'],
        at: [0, 0.5],
        radius: 0.46,
        flat: 0.62,
        size: { by: 'area', length: 0.3 },
      },
      garments: [openShirt(framing)],
    })
  },
  back: (build) => {
    const framing: Framing = { from: [0, 0.62], to: [0.5, 0.5], scale: 0.56 }
    return see({
      model: upperBody(build, 'back'),
      framing,
      canvas: {
        groups: ['trunk'],
        at: [0, 0.46],
        radius: 0.46,
        flat: 0.62,
        size: { by: 'area', length: 0.54 * (0.4 + 0.6 * build.shoulders) },
      },
      garments: [cloth(framing, DENIM, (x, y) => y - 1.42 - 0.04 * x * x, ['arm', 'other arm'])],
    })
  },
  thigh: (build) => {
    const framing: Framing = { from: [-0.1, 0.5], to: [0.46, 0.5], scale: 0.78 }
    return see({
      model: legFront(build),
      framing,
      canvas: {
        groups: ['leg'],
        at: [0, 0.5],
        radius: 0.23,
        size: { by: 'area', length: 0.42 },
      },
      garments: [cloth(framing, DENIM, (x, y) => 0.05 - 0.05 * Math.sin(3 * x + 0.4) - y)],
    })
  },
  calf: (build) =>
    see({
      model: legBack(build),
      framing: { from: [-0.06, 1.42], to: [0.5, 0.5], scale: 0.9, angle: 0.03 },
      canvas: {
        groups: ['leg'],
        at: [0, 1.34],
        radius: 0.15,
        size: { by: 'area', length: 0.3 * build.girth },
      },
    }),
  ankle: (build) =>
    see({
      model: footSide(build),
      framing: { from: [0.18, -0.1], to: [0.48, 0.55], scale: 0.8 },
      canvas: {
        groups: ['leg'],
        at: [0.0, -0.26],
        radius: 0.13,
        angle: -0.08,
        size: { by: 'area', length: 0.22 * build.girth },
      },
    }),
  hand: (build) =>
    see({
      model: handBack(build),
      framing: { from: [-0.05, -0.36], to: [0.5, 0.5], scale: 0.84, angle: 0.04 },
      canvas: {
        groups: ['palm'],
        at: [0, -0.25],
        radius: 0.2,
        flat: 0.5,
        axisZ: -0.05,
        size: { by: 'area', length: 0.25 },
      },
    }),
  finger: (build) =>
    see({
      model: handBack(build),
      framing: { from: [-0.14, -0.68], to: [0.47, 0.5], scale: 1.75, angle: 0.1 },
      canvas: {
        groups: ['index'],
        at: [-0.172, -0.61],
        radius: 0.05,
        axisZ: 0.05,
        angle: -0.165,
        size: { by: 'area', length: 0.15 },
      },
    }),
  wrist: (build) =>
    see({
      model: innerArm(build),
      framing: { from: [-0.03, 0.16], to: [0.5, 0.6], scale: 0.84, angle: -0.08 },
      canvas: {
        groups: ['arm'],
        at: [0, 0.24],
        radius: 0.13 * build.girth,
        flat: 0.85,
        size: { by: 'area', length: 0.23 * build.girth },
      },
    }),
}

/** A strapless top with a soft dip in the middle. */
const bandeau = (framing: Framing) =>
  cloth(
    framing,
    CHARCOAL,
    (x, y) => y - 0.47 + 0.045 * Math.exp(-(((Math.abs(x) - 0.22) / 0.15) ** 2)),
    ['arm', 'other arm'],
  )

/** An open shirt: a strip of skin from the throat to the belly, with a collar that widens upwards. */
const openShirt = (framing: Framing) =>
  cloth(framing, LINEN, (x, y) => {
    const opening =
      0.13 +
      0.035 * Math.sin(2.2 * y + 0.6) +
      0.5 * Math.max(0, 0.2 - y) ** 1.2 +
      0.04 * Math.max(0, y - 0.8)
    return Math.min(Math.abs(x) - opening, y + 0.12 - 0.25 * Math.max(0, Math.abs(x) - 0.3))
  })
