import type { Build } from '#engine/forms/human/human.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** Degrees of the three joints of a finger. */
type Bend = readonly [number, number, number]

/** How one hand is held. Ways are told in the hand's own axes: out of the palm, along the fingers, to the thumb's side. */
export interface Gesture {
  /** From the index to the little finger. */
  fingers: readonly [Bend, Bend, Bend, Bend]
  /** Degrees between two fingers. */
  spread: number
  /** Which way each bone of the thumb points. */
  thumb: readonly [V3, V3, V3]
}

/** A hand in the picture: whose, how held, where its wrist is, and where fingers and palm point. */
export interface Held {
  build: Build
  side: 'L' | 'R'
  gesture: Gesture
  at: V3
  fingers: V3
  palm: V3
  scale?: number
}

const STRAIGHT: Bend = [5, 6, 4]
const CLOSED: Bend = [78, 92, 58]
const HOOKED: Bend = [8, 40, 55]
const LAID: Bend = [40, 34, 20]

/** Over the bent fingers, as a fist is closed. */
const ACROSS: Gesture['thumb'] = [
  [0.75, 0.5, 0.45],
  [0.7, 0.45, -0.55],
  [0.1, 0.25, -1],
]
const ASIDE: Gesture['thumb'] = [
  [0.25, 0.55, 0.9],
  [0.2, 0.75, 0.7],
  [0.1, 0.9, 0.45],
]

const OPEN: Gesture = {
  fingers: [STRAIGHT, STRAIGHT, [8, 8, 5], [10, 10, 6]],
  spread: 10,
  thumb: ASIDE,
}
const FIST: Gesture = { fingers: [CLOSED, CLOSED, CLOSED, CLOSED], spread: 2, thumb: ACROSS }
const PEACE: Gesture = { fingers: [STRAIGHT, STRAIGHT, CLOSED, CLOSED], spread: 13, thumb: ACROSS }
const HORNS: Gesture = { fingers: [STRAIGHT, CLOSED, CLOSED, STRAIGHT], spread: 5, thumb: ACROSS }
const POINTING: Gesture = {
  fingers: [STRAIGHT, [60, 70, 40], [70, 80, 45], CLOSED],
  spread: 2,
  thumb: ACROSS,
}
const PINKY: Gesture = { fingers: [CLOSED, CLOSED, CLOSED, HOOKED], spread: 14, thumb: ACROSS }
const CLASPING: Gesture = {
  fingers: [LAID, LAID, LAID, LAID],
  spread: 1,
  thumb: [
    [0.35, 0.6, 0.8],
    [0.45, 0.85, 0.45],
    [0.6, 0.85, 0.15],
  ],
}
const ARCHED: Gesture = {
  fingers: [
    [42, 48, 30],
    [44, 48, 30],
    [46, 48, 30],
    [48, 48, 30],
  ],
  spread: 0,
  thumb: [
    [0.75, 0.25, 0.5],
    [0.95, -0.35, 0.1],
    [0.9, -0.5, 0],
  ],
}

const ADULT: Build = { gender: 0.6, muscle: 0.75, weight: 0.35 }
const HIS: Build = { gender: 1, muscle: 0.7, weight: 0.4 }
const HERS: Build = { gender: 0, weight: 0.35 }
const BABY: Build = { gender: 0, age: 'baby' }
const CHILD: Build = { gender: 0.5, age: 'child' }

const UP: V3 = [0, 1, 0]
const TO_US: V3 = [0, 0, 1]
const AWAY: V3 = [0, 0, -1]

const alone = (gesture: Gesture, palm: V3 = TO_US, build: Build = ADULT): Held[] => [
  { build, side: 'L', gesture, at: [0, 0, 0], fingers: UP, palm },
]

/** Hands as people ask for them. */
export const GESTURES: Readonly<Record<string, readonly Held[]>> = {
  open: alone(OPEN),
  fist: alone(FIST, [0.45, 0.05, 0.9], HIS),
  peace: alone(PEACE),
  horns: alone(HORNS, TO_US, HIS),
  handshake: [
    {
      build: HIS,
      side: 'R',
      gesture: CLASPING,
      at: [-0.8, -0.05, 0.15],
      fingers: [1, 0.06, 0],
      palm: AWAY,
    },
    {
      build: ADULT,
      side: 'R',
      gesture: CLASPING,
      at: [0.8, -0.05, -0.15],
      fingers: [-1, 0.06, 0],
      palm: TO_US,
    },
  ],
  holding: [
    {
      build: HIS,
      side: 'R',
      gesture: CLASPING,
      at: [-0.62, 0.7, 0.16],
      fingers: [0.62, -0.8, 0],
      palm: AWAY,
    },
    {
      build: HERS,
      side: 'L',
      gesture: CLASPING,
      at: [0.62, 0.7, -0.16],
      fingers: [-0.62, -0.8, 0],
      palm: TO_US,
    },
  ],
  'little-hand': [
    {
      build: HIS,
      side: 'R',
      gesture: POINTING,
      at: [-1.5, 0.75, 0],
      fingers: [0.86, -0.5, 0],
      palm: [-0.3, -0.55, -0.8],
    },
    {
      build: BABY,
      side: 'L',
      gesture: {
        ...FIST,
        fingers: [
          [60, 80, 50],
          [60, 80, 50],
          [60, 80, 50],
          [60, 80, 50],
        ],
      },
      at: [0.2, -0.52, 0.12],
      fingers: [-0.35, 0.95, 0],
      palm: [-0.9, -0.3, -0.3],
      scale: 1.5,
    },
  ],
  'childs-hand': [
    {
      build: HIS,
      side: 'R',
      gesture: CLASPING,
      at: [-0.9, 0.95, 0.14],
      fingers: [0.62, -0.8, 0],
      palm: AWAY,
    },
    {
      build: CHILD,
      side: 'L',
      gesture: CLASPING,
      at: [0.3, -0.5, -0.12],
      fingers: [-0.62, 0.8, 0],
      palm: TO_US,
    },
  ],
  promise: [
    {
      build: HIS,
      side: 'R',
      gesture: PINKY,
      at: [-1.2, -0.5, 0.05],
      fingers: [0.87, 0.5, 0],
      palm: AWAY,
    },
    {
      build: HERS,
      side: 'R',
      gesture: PINKY,
      at: [1.2, -0.5, -0.05],
      fingers: [-0.87, 0.5, 0],
      palm: TO_US,
    },
  ],
  heart: [
    {
      build: ADULT,
      side: 'L',
      gesture: ARCHED,
      at: [-0.78, -0.7, 0],
      fingers: [0.12, 1, 0],
      palm: [1, -0.12, 0],
    },
    {
      build: ADULT,
      side: 'R',
      gesture: ARCHED,
      at: [0.78, -0.7, 0],
      fingers: [-0.12, 1, 0],
      palm: [-1, -0.12, 0],
    },
  ],
}

/** Fingers that are neither stretched nor closed. */
const EASY: Gesture = {
  fingers: [
    [10, 14, 10],
    [8, 12, 8],
    [12, 16, 10],
    [16, 20, 12],
  ],
  spread: 11,
  thumb: ASIDE,
}
/** Bones show what flesh hides: bent far, they would lie in each other. */
const BENT: Bend = [72, 84, 40]

/** Hands of bones. */
export const GESTURES_OF_BONES: Readonly<Record<string, readonly Held[]>> = {
  open: alone(EASY, [0.25, 0, 0.95], HIS),
  horns: alone({ ...HORNS, fingers: [STRAIGHT, BENT, BENT, STRAIGHT] }, TO_US, HIS),
}
