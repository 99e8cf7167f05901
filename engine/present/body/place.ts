import type { Pose } from '#engine/forms/human/pose.ts'
import { turnAbout } from '#engine/forms/human/pose.ts'
import { add, cross, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Sighting } from '#engine/present/body/lens.ts'

/** Where a bone begins or ends on the body at hand. */
export type Joints = (bone: string, end?: 'head' | 'tail') => V3

/** How large a design is on the skin, in millimetres. */
export type DesignSize =
  /** Square designs get this width, tall and wide ones as much skin. */
  | { by: 'area'; mm: number }
  | { by: 'width'; mm: number }
  /** Once around the limb, whatever it measures. */
  | { by: 'girth'; mm: number }

/** Cloth lies over the body where `inside` is above 0, which is how far from its hem a place at rest lies; arms stay bare. */
export interface Garment {
  /** What it comes in, in linear light. */
  colours: readonly (readonly [number, number, number])[]
  inside: (rest: V3, joints: Joints, armShare: number) => number
}

/** Lies where a ray from `at` towards `facing` comes out of the body. */
export interface Spot {
  at: V3
  facing: V3
  down: V3
}

/** A place on the body as something to photograph. */
export interface Place {
  pose?: Pose
  /** Bones of the parts in view; without it, the whole body. */
  bones?: RegExp
  /** Bones of the limb a sleeve or a band goes around, and its joints from its root. */
  limb?: { bones: RegExp; joints: (joints: Joints) => V3[]; reachMm: readonly [number, number] }
  /** Sleeves: shading goes on along the limb. */
  hasGround?: boolean
  garment?: Garment
  /** Worn by every build; other garments leave a man's chest bare. */
  isForAll?: boolean
  /** A man's hairs to the square centimetre. */
  hairs?: number
  /** Nobody else has them there. */
  isMansHair?: boolean
  /** How much veins show there, and the way they run. */
  veins?: { much: number; along: (joints: Joints) => V3 }
  isStanding?: boolean
  hasHand?: boolean
  hasFoot?: boolean
  /** Hair of the head is in view. */
  hasHead?: boolean
  see: (joints: Joints) => Sighting & { spot: Spot }
  size: DesignSize
}

export const UP: V3 = [0, 1, 0]
export const DOWN: V3 = [0, -1, 0]

export const between = (a: V3, b: V3, t: number): V3 => add(a, add(b, a, -1), t)
export const from = (a: V3, b: V3): V3 => unit(add(b, a, -1))
export const times = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k]
/** What of a direction is left square to another. */
export const squareTo = (a: V3, axis: V3): V3 => unit(add(a, axis, -dot(a, axis)))

/** Upright as a phone in a hand is: turned so many degrees clockwise about the way it looks. */
export function heldAskew(camera: V3, degrees: number): V3 {
  const turn = (degrees * Math.PI) / 180
  const right = unit(cross(times(camera, -1), UP))
  return unit(add(times(UP, Math.cos(turn)), right, -Math.sin(turn)))
}

/** Both arms let down by so many degrees from where the human at rest holds them. */
export const armsDown = (degrees: number): Pose => ({
  'upperarm01.L': turnAbout([0, 0, 1], -degrees),
  'upperarm01.R': turnAbout([0, 0, 1], degrees),
})

/** The way the left palm looks. */
export const palmOf = (joints: Joints): V3 =>
  unit(
    cross(
      add(joints('finger5-1.L'), joints('wrist.L'), -1),
      add(joints('finger2-1.L'), joints('wrist.L'), -1),
    ),
  )
