import type { Actor } from '#engine/forms/figures/actor.ts'
import type { Stance } from '#engine/forms/figures/stance.ts'
import {
  bodice,
  shirt,
  shoes,
  shorts,
  skirt,
  tee,
  trousers,
} from '#engine/forms/figures/wardrobe.ts'
import type { HairStyle } from '#engine/forms/human/hair.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Somebody who can be put into any stance. */
export type Who = (stance: Stance, own?: Partial<Actor>) => Actor

/** Light comes from where somebody who is turned so far looks. */
export const seenFrom = (yaw: number, pitch = 4): Camera => ({
  yaw,
  pitch,
  roll: 0,
  zoom: 1,
  x: 0,
  y: 0,
  far: 16,
  light: [Math.sign(yaw || -1) * 0.42, 0.75, 0.72],
})

const CROPPED: HairStyle = {
  tone: 0.7,
  length: 0.7,
  sides: 0.3,
  part: 0.35,
  volume: 0.2,
  locks: 220,
  width: 0.11,
  stiffness: 0.55,
}

export const LOOSE: HairStyle = {
  tone: 0.66,
  length: 3,
  part: 0.18,
  volume: 0.26,
  wave: 0.09,
  waves: 1.5,
  locks: 190,
  width: 0.17,
}

export const KNOT: HairStyle = {
  tone: 0.72,
  length: 3,
  volume: 0.18,
  locks: 190,
  width: 0.13,
  tie: [0, 1.1, -0.85],
  bun: 0.5,
}

export const man: Who = (stance, own = {}) => ({
  build: { gender: 1, muscle: 0.6, weight: 0.42, morphs: faceOf(2) },
  stance,
  face: { skin: 0.07, lips: 0.25, brows: 0.88, arch: 0.25, heavy: 1.6, lashes: -0.4, seed: 2 },
  hair: CROPPED,
  wears: [trousers(), shirt(), shoes()],
  ...own,
})

export const woman: Who = (stance, own = {}) => ({
  build: { gender: 0, weight: 0.4, morphs: faceOf(4, { 'eye-scale-incr': 0.4 }) },
  stance,
  face: { skin: 0.05, lips: 0.6, brows: 0.85, makeup: 0.9, arch: 0.65, heavy: 1.1, seed: 4 },
  hair: LOOSE,
  wears: [bodice(), shoes({ to: -7.4 })],
  skirt: skirt(),
  ...own,
})

/** The girl of the calendars, in a red suit and heels. */
export const pinUp: Who = (stance, own = {}) => ({
  build: {
    gender: 0,
    weight: 0.45,
    morphs: faceOf(14, { 'eye-scale-incr': 0.7, 'mouth-lowerlip-volume-incr': 0.5 }),
  },
  stance,
  face: {
    skin: 0.03,
    lips: 0.75,
    brows: 0.9,
    makeup: 1,
    arch: 0.9,
    heavy: 1.1,
    lashes: 1.2,
    seed: 14,
  },
  hair: { ...LOOSE, tone: 0.8, length: 2.1, volume: 0.34, wave: 0.12, waves: 1 },
  wears: [
    trousers({
      covers: ['thigh', 'shin', 'foot'],
      from: -9,
      to: -3.0,
      off: 0.03,
      smooth: 2,
      folds: 0,
      tone: 0.7,
      tag: 'black',
    }),
    trousers({ from: -3.3, to: -2.85, off: 0.06, smooth: 2, folds: 0, tone: 0.88, tag: 'black' }),
    bodice({ to: 4.6, from: 0.4, tone: 0.56, gloss: 0.25 }),
    bodice({ to: 4.7, from: 4.35, off: 0.13, tone: 0.03, tag: 'paper' }),
    bodice({
      covers: ['waist'],
      to: 1.75,
      from: 1.25,
      off: 0.15,
      tone: 0.9,
      tag: 'black',
      gloss: 0.5,
    }),
    shorts({ tone: 0.56, gloss: 0.25 }),
    shoes({ to: -7.45, off: 0.12, smooth: 40, tone: 0.6, tag: 'red', gloss: 0.6 }),
  ],
  ...own,
})

export const oldMan: Who = (stance, own = {}) =>
  man(stance, {
    build: { gender: 1, age: 'old', weight: 0.5, morphs: faceOf(6, { 'head-age-incr': 0.4 }) },
    hair: { ...CROPPED, tone: 0.16, receding: 0.7 },
    beard: { tone: 0.16, length: 0.5, locks: 260 },
    ...own,
  })

export const oldWoman: Who = (stance, own = {}) =>
  woman(stance, {
    build: { gender: 0, age: 'old', weight: 0.55, morphs: faceOf(3, { 'head-age-incr': 0.4 }) },
    hair: { ...KNOT, tone: 0.16 },
    wears: [shirt({ tone: 0.25, tag: 'violet' }), shoes({ to: -7.2 })],
    skirt: skirt({ length: 0.8, flare: 0.7, tone: 0.5, tag: 'clothDark' }),
    ...own,
  })

export const girl: Who = (stance, own = {}) => ({
  build: { gender: 0, age: 'child', older: 0.08, morphs: { 'eye-scale-incr': 0.5 } },
  stance,
  face: { skin: 0.04, lips: 0.4, brows: 0.75, makeup: 0.3, arch: 0.5, seed: 8 },
  hair: { ...LOOSE, length: 2, tone: 0.6, part: 0.05 },
  wears: [tee({ tone: 0.2, tag: 'pink', to: 5.4, from: 0.8 }), shoes({ to: -7.2 })],
  skirt: skirt({ length: 0.42, flare: 0.9, tone: 0.25, tag: 'pink' }),
  ...own,
})

export const boy: Who = (stance, own = {}) => ({
  build: { gender: 1, age: 'child', older: 0.08, morphs: { 'eye-scale-incr': 0.3 } },
  stance,
  face: { skin: 0.05, lips: 0.3, brows: 0.8, arch: 0.4, lashes: -0.3, seed: 9 },
  hair: { ...CROPPED, length: 0.9, tone: 0.55 },
  wears: [trousers({ from: -3.2, tone: 0.55, tag: 'blue' }), tee({ tone: 0.15 }), shoes()],
  ...own,
})

export const baby: Who = (stance, own = {}) => ({
  build: { gender: 0, age: 'baby' },
  stance,
  face: { skin: 0.03, lips: 0.3, brows: 0.4, heavy: 0.5, lashes: -0.2, seed: 11 },
  wears: [
    shirt({
      covers: ['chest', 'waist', 'upperArm', 'foreArm', 'thigh', 'shin'],
      from: -7.1,
      tone: 0.06,
      tag: 'paper',
    }),
  ],
  ...own,
})
