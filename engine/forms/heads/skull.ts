import { Clay, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { dab, FRONT, mark, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const BONE = { of: 'bone' } as const
const DARK = { of: 'mouth' } as const

/** The arch that both rows of teeth stand on, from the middle back to the molars: x, z and half a tooth's width. */
const ARCH: readonly V3[] = [
  [0.062, 0.765, 0.056],
  [0.172, 0.738, 0.047],
  [0.268, 0.68, 0.05],
  [0.338, 0.592, 0.046],
  [0.385, 0.49, 0.047],
  [0.41, 0.375, 0.054],
  [0.42, 0.25, 0.056],
  [0.42, 0.13, 0.05],
]

export type Jaw = 'closed' | 'open' | 'missing'

/** How far the lower jaw is turned down about its joint, in degrees. */
const OPENING: Record<Jaw, number> = { closed: 0, open: 20, missing: 0 }
/** Height and depth of that joint. */
const JOINT = { y: -0.4, z: -0.14 }

/** Turns what belongs to the lower jaw about its joint. */
function hinged(degrees: number): (point: V3) => V3 {
  const turn = (degrees * Math.PI) / 180
  const [s, c] = [Math.sin(turn), Math.cos(turn)]
  return ([x, y, z]) => {
    const [dy, dz] = [y - JOINT.y, z - JOINT.z]
    return [x, JOINT.y + dy * c - dz * s, JOINT.z + dz * c + dy * s]
  }
}

/** Widths are those of a real skull, 93 mm to a unit; sockets a little larger, as tattooists like them. */
function clay(jaw: Jaw): Clay {
  const c = new Clay()
    .ball([0, 0.4, -0.4], [0.8, 0.64, 0.84], BONE) // vault
    .ball([0, 0.16, -0.74], [0.56, 0.5, 0.54], { k: 0.3, ...BONE }) // back of the head
    .ball([0, 0.42, 0.1], [0.64, 0.46, 0.5], { k: 0.34, ...BONE }) // forehead
    .ball([0, -0.16, -0.3], [0.5, 0.3, 0.6], { k: 0.2, ...BONE }) // base
    .ball([0, -0.16, 0.28], [0.5, 0.42, 0.36], { k: 0.12, ...BONE }) // face
    .ball([0, -0.44, 0.42], [0.4, 0.26, 0.36], { k: 0.12, ...BONE }) // upper jaw
    .ball([0.84, 0.0, 0.1], [0.26, 0.34, 0.24], { cut: true, k: 0.2, ...BONE }) // temple
    .limb([0.12, 0.15, 0.64], [0.5, 0.22, 0.5], 0.095, 0.075, { k: 0.12, ...BONE }) // brow
    .limb([0.5, 0.2, 0.48], [0.62, 0.02, 0.36], 0.075, 0.06, { k: 0.08, ...BONE }) // outer corner
    .limb([0.62, 0.02, 0.36], [0.6, -0.24, 0.38], 0.06, 0.08, { k: 0.06, ...BONE }) // outer rim
    .limb([0.32, -0.36, 0.56], [0.6, -0.27, 0.38], 0.11, 0.1, { k: 0.1, ...BONE }) // cheekbone
    .limb([0.62, -0.26, 0.32], [0.72, -0.19, -0.02], 0.075, 0.055, { k: 0.05, ...BONE }) // its arch
    .limb([0.72, -0.19, -0.02], [0.68, -0.14, -0.26], 0.055, 0.07, { k: 0.06, ...BONE })
    .limb([0, 0.14, 0.62], [0, -0.06, 0.78], 0.085, 0.055, { k: 0.08, ...BONE }) // bridge of the nose
    .ball([0.46, -0.56, 0.62], [0.13, 0.15, 0.16], { cut: true, k: 0.14, ...BONE }) // hollow of the cheek
    .ball([0.31, -0.02, 0.62], [0.185, 0.175, 0.36], {
      cut: true,
      k: 0.04,
      ...DARK,
      by: [10, 4, -12],
    }) // socket, squarer than round
    .ball([0.41, -0.07, 0.58], [0.17, 0.19, 0.34], {
      cut: true,
      k: 0.04,
      ...DARK,
      by: [14, 4, -18],
    })
    .ball([0.48, -0.05, 0.24], [0.14, 0.24, 0.12], { k: 0.02, ...DARK }) // no light comes in from the temple
    .limb([0.02, -0.09, 0.73], [0.1, -0.35, 0.74], 0.06, 0.115, { cut: true, k: 0.02, ...DARK }) // nose, a heart upside down
    .limb([0, -0.2, 0.56], [0, -0.46, 0.7], 0.015, 0.03, { k: 0.03, ...BONE }) // its partition
    .ball([0.6, -0.2, -0.48], [0.16, 0.32, 0.18], { k: 0.14, ...BONE, by: [0, 14, 0] }) // behind the ear
    .ball([0.62, -0.1, -0.27], [0.12, 0.08, 0.07], { cut: true, k: 0.03, ...DARK }) // ear
  const at = hinged(OPENING[jaw])
  const hasJaw = jaw !== 'missing'
  // the lower jaw: its body along the arch, the angle, the branch up to the joint
  if (hasJaw)
    c.limb(at([0, -1.09, 0.64]), at([0.2, -1.06, 0.58]), 0.15, 0.14, { k: 0.1, ...BONE })
      .limb(at([0.2, -1.06, 0.58]), at([0.45, -0.94, 0.02]), 0.14, 0.1, { k: 0.12, ...BONE })
      .limb(at([0.46, -0.94, 0.0]), [0.6, -0.4, -0.14], 0.095, 0.07, { k: 0.1, ...BONE })
      .ball(at([0.51, -0.72, 0.02]), [0.07, 0.3, 0.18], { k: 0.1, by: [0, -8, -16], ...BONE })
      .limb(at([0.53, -0.56, 0.12]), [0.56, -0.34, 0.14], 0.06, 0.035, { k: 0.08, ...BONE })
      .ball(at([0, -1.13, 0.7]), [0.25, 0.12, 0.13], { k: 0.14, ...BONE }) // chin
  for (const [n, [x, z, r]] of ARCH.entries()) {
    const [nx, nz] = ARCH[n + 1] ?? [x, z - 0.12]
    // bone that holds the roots, and dark between the teeth
    c.limb([x * 0.93, -0.5, z - 0.05], [nx * 0.93, -0.5, nz - 0.05], 0.075, 0.075, {
      k: 0.07,
      ...BONE,
    })
    if (hasJaw) lowerTooth(c, at, [x, z, r], [nx, nz])
    c.limb([x * 0.86, -0.66, z - 0.09], [nx * 0.86, -0.66, nz - 0.09], 0.075, 0.075, {
      k: 0.02,
      ...DARK,
    })
    const long = n === 2 ? 0.02 : n > 4 ? -0.03 : 0
    c.limb([x * 0.98, -0.54, z - 0.01], [x, -0.725 - long, z], r * 0.82, r * 1.06, {
      k: 0.015,
      of: 'tooth',
    })
  }
  // an open mouth is as deep as the head
  if (jaw === 'open') c.ball([0, -0.74, 0.16], [0.34, 0.3, 0.34], { k: 0.02, ...DARK })
  // dark behind the teeth
  return hasJaw ? c.ball(at([0, -0.76, 0.3]), [0.33, 0.16, 0.36], { k: 0.02, ...DARK }) : c
}

/** A tooth of the lower jaw with the bone that holds it and the dark behind. */
function lowerTooth(
  c: Clay,
  at: (point: V3) => V3,
  [x, z, r]: V3,
  [nx, nz]: readonly [number, number],
): void {
  c.limb(at([x * 0.9, -1.0, z - 0.07]), at([nx * 0.9, -1.0, nz - 0.07]), 0.075, 0.075, {
    k: 0.07,
    ...BONE,
  })
  c.limb(at([x * 0.83, -0.86, z - 0.11]), at([nx * 0.83, -0.86, nz - 0.11]), 0.075, 0.075, {
    k: 0.02,
    ...DARK,
  })
  c.limb(at([x * 0.95, -0.85, z - 0.035]), at([x * 0.94, -1.0, z - 0.04]), r * 0.98, r * 0.8, {
    k: 0.015,
    of: 'tooth',
  })
}

const crack = { soft: 0.008, hair: 0.1 }
/** Damage is on one side. */
const leftOnly = { ...crack, side: -1 } as const
const rightOnly = { ...crack, side: 1 } as const
const faint = { soft: 0.012, hair: 0.3, alpha: 0.75 }

/** Where a nerve leaves the chin. */
const chinMark = () => mark(SIDE, '0.32,-1.06,0.002 0.29,-1.1,0.014 0.31,-1.13,0.002', 0.95, crack)

const paints = (jaw: Jaw): Paint[] => [
  dab([0.36, -0.02, 0.6], 0.34, 0.42, 0.6), // grime about the holes
  dab([0.04, -0.3, 0.8], 0.2, 0.42, 0.6),
  dab([0.5, -0.52, 0.45], 0.26, 0.6, 0.7), // sunken cheek
  dab([0.72, 0.05, 0.2], 0.42, 0.52, 0.75), // temple
  // roots of the teeth
  ...[0.118, 0.222, 0.305].map((x) =>
    mark(
      FRONT,
      [
        [x, -0.42, 0.001],
        [x, -0.48, 0.004],
        [x, -0.52, 0.005],
      ],
      0.6,
      faint,
    ),
  ),
  // frown
  mark(FRONT, '0.05,0.2,0.002 0.075,0.29,0.009 0.07,0.36,0.001', 0.85, crack),
  mark(FRONT, '0.13,0.3,0.002 0.28,0.37,0.007 0.42,0.36,0.001', 0.75, faint),
  // cracks
  mark(
    FRONT,
    '0.3,0.98,0.009 0.25,0.87,0.008 0.31,0.79,0.007 0.24,0.69,0.006 0.27,0.6,0.001',
    0.95,
    leftOnly,
  ),
  mark(FRONT, '0.31,0.79,0.006 0.38,0.75,0.004 0.4,0.69,0.001', 0.95, leftOnly),
  mark(
    FRONT,
    '0.52,0.62,0.002 0.47,0.53,0.007 0.5,0.46,0.006 0.44,0.38,0.004 0.45,0.32,0.001',
    0.95,
    rightOnly,
  ),
  mark(FRONT, '0.42,-0.3,0.002 0.4,-0.37,0.008 0.44,-0.43,0.001', 0.9, rightOnly),
  // sutures: crown, and where the temple's scale of bone lies on
  mark(
    SIDE,
    '-0.1,1.06,0.006 -0.15,0.93,0.006 -0.09,0.84,0.006 -0.15,0.72,0.006 -0.08,0.62,0.006 -0.13,0.5,0.006 -0.05,0.4,0.005 0.02,0.3,0.002',
    0.8,
    faint,
  ),
  mark(
    SIDE,
    '0.06,0.2,0.002 -0.12,0.3,0.006 -0.34,0.3,0.006 -0.52,0.18,0.006 -0.62,0.0,0.003',
    0.8,
    faint,
  ),
  mark(
    SIDE,
    '-0.72,0.1,0.002 -0.82,0.22,0.005 -0.86,0.36,0.005 -0.95,0.48,0.006 -0.98,0.62,0.002',
    0.8,
    faint,
  ),
  mark(SIDE, '-0.86,0.36,0.004 -0.78,0.42,0.003 -0.74,0.5,0.001', 0.8, faint),
  ...(jaw === 'closed' ? [chinMark()] : []),
]

const MOUTH = MATERIALS.indexOf('mouth')
const TOOTH = MATERIALS.indexOf('tooth')

export const skull = (camera: Camera, jaw: Jaw = 'closed'): Head => ({
  name: 'skull',
  clay: clay(jaw),
  camera,
  base: 0.1,
  paints: paints(jaw),
  socket: [0.35, -0.04, 0.52],
  guides: [lie([0, 0, 0], [0, 1, 0], 0.02)],
  tags: ['bone', 'furWhite', 'black'],
  hue: (_, material) => (material === MOUTH ? 2 : material === TOOTH ? 1 : 0),
})
