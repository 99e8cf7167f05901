import type { Garment } from '#engine/forms/figures/garments.ts'
import type { Skirt } from '#engine/forms/figures/skirts.ts'

/** Heights of the human at rest where clothes begin and end. */
const [NECKLINE, WAIST, ANKLE] = [5.75, 1.35, -7.1]

export const shirt = (own: Partial<Garment> = {}): Garment => ({
  covers: ['chest', 'waist', 'upperArm', 'foreArm', 'neck'],
  to: NECKLINE,
  from: WAIST - 0.9,
  off: 0.2,
  smooth: 20,
  folds: 0.11,
  tone: 0.26,
  tag: 'cloth',
  ...own,
})

export const tee = (own: Partial<Garment> = {}): Garment =>
  shirt({ covers: ['chest', 'waist', 'upperArm'], ...own })

export const trousers = (own: Partial<Garment> = {}): Garment => ({
  covers: ['waist', 'thigh', 'shin'],
  to: WAIST,
  from: ANKLE,
  off: 0.16,
  smooth: 12,
  folds: 0.1,
  tone: 0.62,
  tag: 'clothDark',
  ...own,
})

export const shoes = (own: Partial<Garment> = {}): Garment => ({
  covers: ['foot', 'shin'],
  to: ANKLE + 0.25,
  off: 0.1,
  smooth: 22,
  folds: 0,
  tone: 0.82,
  tag: 'black',
  gloss: 0.2,
  ...own,
})

export const boots = (own: Partial<Garment> = {}): Garment => shoes({ to: -5.4, off: 0.14, ...own })

export const jacket = (own: Partial<Garment> = {}): Garment =>
  shirt({ off: 0.2, from: WAIST - 1.3, tone: 0.68, tag: 'clothDark', smooth: 10, ...own })

export const bodice = (own: Partial<Garment> = {}): Garment => ({
  covers: ['chest', 'waist'],
  to: 5.0,
  from: 0.6,
  off: 0.09,
  smooth: 16,
  folds: 0.02,
  tone: 0.4,
  tag: 'red',
  ...own,
})

export const skirt = (own: Partial<Skirt> = {}): Skirt => ({
  length: 0.5,
  flare: 1.2,
  folds: 9,
  deep: 0.22,
  tone: 0.4,
  tag: 'red',
  ...own,
})

/** A bathing suit of one piece: its lower half; the upper one is a bodice. */
export const shorts = (own: Partial<Garment> = {}): Garment =>
  trousers({ from: -0.9, off: 0.07, smooth: 4, folds: 0.02, tone: 0.4, tag: 'red', ...own })
