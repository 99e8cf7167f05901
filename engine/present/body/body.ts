import type { Build } from '#engine/forms/human/human.ts'

export const BODY_TYPES = ['male', 'female', 'other'] as const
export type BodyType = (typeof BODY_TYPES)[number]

/** Bodies that designs are shown on: young and fit, none of them an athlete. */
export const BUILDS: Record<BodyType, Build> = {
  male: { gender: 1, muscle: 0.9, weight: 0.44 },
  female: { gender: 0, muscle: 0.6, weight: 0.36 },
  other: { gender: 0.5, muscle: 0.62, weight: 0.42 },
}
