import { seeBody, type Body } from '#engine/forms/sculpt/body.ts'
import { seeHead, type Head } from '#engine/forms/sculpt/head.ts'
import { seeFigure, type Figure } from '#engine/forms/figures/figure.ts'
import { seeHands, type Hands } from '#engine/forms/human/hands.ts'
import { seePerson, type Person } from '#engine/forms/human/person.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** A head, a whole body, somebody, their hands or people doing something, posed and looked at from somewhere. */
export type Sculpture = Head | Body | Person | Hands | Figure

/** Something that has a body: its views are the variants of the motif of the same name, the most wanted first. */
export interface Form {
  name: string
  views: Readonly<Record<string, () => Sculpture>>
  /** Views shown only to who asks for them. */
  asked?: readonly string[]
  /** The drawings of the same name are as good: its views stand beside them and replace none. */
  isBeside?: true
}

export const see = (sculpture: Sculpture, size: number): Sight =>
  'tubes' in sculpture
    ? seeBody(sculpture, size)
    : 'build' in sculpture
      ? seePerson(sculpture, size)
      : 'hands' in sculpture
        ? seeHands(sculpture, size)
        : 'actors' in sculpture
          ? seeFigure(sculpture, size)
          : seeHead(sculpture, size)

/** Where a body is seen from; place and size are found by framing. */
export const from = (yaw: number, pitch: number, roll: number, light?: V3): Camera => ({
  yaw,
  pitch,
  roll,
  zoom: 1,
  x: 0,
  y: 0,
  ...(light ? { light } : {}),
})

/** Light for animals that face right: it comes from where they look. */
export const FACING_RIGHT: V3 = [0.22, 0.85, 0.62]

/** Faces seen from the front want their light lower and nearer. */
export const FACING_US: V3 = [-0.6, 0.6, 0.85]

/** Long faces seen from the front want it nearer still, or one half of them is lost. */
export const FACING_NEAR: V3 = [-0.42, 0.5, 0.95]

/** Mild or black faces that look right are read by a light from before them: from behind, half of them is a black patch. */
export const NEAR_RIGHT: V3 = [0.3, 0.58, 0.95]

/** Who comes at us is seen a little from the side: straight on, the body hides behind the head and all legs fall into two. */
export const beforeIt = (pitch = 6): Camera => from(-72, pitch, 0, FACING_US)
