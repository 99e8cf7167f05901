import type { Placement } from '#shared/options.ts'

/** The parts that the net tells apart, by their numbers in its maps; left and right alike. */
const NECK = [2]
const FRONT = [3]
const BACK = [4]
const UPPER_ARM = [5, 6]
const FOREARM = [7, 8]
const HAND = [9, 10]
const THIGH = [11, 12]
const CALF = [13, 14]
const FOOT = [15, 16]
const ARM = [...UPPER_ARM, ...FOREARM, ...HAND]
const LEG = [...THIGH, ...CALF, ...FOOT]
const TRUNK = [...NECK, ...FRONT, ...BACK]

interface Wanted {
  /** Any of these; with `next` only where one goes over into the other. */
  parts: readonly number[]
  next?: readonly number[]
  /** What it belongs to: which part of an arm it is, is seen less surely than that it is one. */
  limb: readonly number[]
}

const WANTED: Record<Placement, Wanted> = {
  Forearm: { parts: FOREARM, limb: ARM },
  'Full Sleeve': { parts: [...UPPER_ARM, ...FOREARM], limb: ARM },
  'Half Sleeve': { parts: UPPER_ARM, limb: ARM },
  Band: { parts: [...UPPER_ARM, ...FOREARM], limb: ARM },
  Wrist: { parts: FOREARM, next: HAND, limb: ARM },
  Hand: { parts: HAND, limb: ARM },
  Finger: { parts: HAND, limb: ARM },
  Shoulder: { parts: UPPER_ARM, next: [...FRONT, ...BACK], limb: [...ARM, ...TRUNK] },
  Chest: { parts: FRONT, limb: TRUNK },
  Sternum: { parts: FRONT, limb: TRUNK },
  Back: { parts: BACK, limb: TRUNK },
  Thigh: { parts: THIGH, limb: LEG },
  Calf: { parts: CALF, limb: LEG },
  Ankle: { parts: CALF, next: FOOT, limb: LEG },
}

const OF_THE_LIMB = 0.3

/** How much a point is of the place that a design was made for, 0 to 1, by how likely each part is there. */
export function wantedAt(place: Placement, shareOf: (part: number) => number): number {
  const { parts, next, limb } = WANTED[place]
  const sum = (those: readonly number[]) => those.reduce((total, part) => total + shareOf(part), 0)
  const there = next ? Math.min(1, 4 * sum(parts) * sum(next)) : sum(parts)
  return (1 - OF_THE_LIMB) * there + OF_THE_LIMB * sum(limb)
}
