import { HORSE_POSES, horseBody, unicornBody, whiteHorseBody } from '#engine/forms/bodies/horse.ts'
import { beforeIt, FACING_RIGHT, type Form, from } from '#engine/forms/form.ts'
import { horse as head } from '#engine/forms/heads/horse.ts'

export const horse: Form = {
  name: 'horse',
  views: {
    head: () => head({ yaw: 62, pitch: 0, roll: 4, zoom: 1.8, x: -0.4, y: -0.04 }),
    running: () => horseBody(HORSE_POSES.gallop, from(-42, 6, 6, FACING_RIGHT)),
    rearing: () => horseBody(HORSE_POSES.rear, { ...from(-25, 5, 0, FACING_RIGHT), zoom: 1.04 }),
    standing: () => horseBody(HORSE_POSES.stand, from(-34, 6, 0, FACING_RIGHT)),
    approaching: () => horseBody(HORSE_POSES.approach, beforeIt()),
    trotting: () => horseBody(HORSE_POSES.trot, from(-34, 6, 0, FACING_RIGHT)),
  },
  asked: ['approaching'],
}

export const whiteHorse: Form = {
  name: 'white-horse',
  views: {
    running: () => whiteHorseBody(HORSE_POSES.gallop, from(-42, 6, 6, FACING_RIGHT)),
    head: () =>
      head({ yaw: 62, pitch: 0, roll: 4, zoom: 1.8, x: -0.4, y: -0.04 }, { isWhite: true }),
    rearing: () =>
      whiteHorseBody(HORSE_POSES.rear, { ...from(-25, 5, 0, FACING_RIGHT), zoom: 1.04 }),
    standing: () => whiteHorseBody(HORSE_POSES.stand, from(-34, 6, 0, FACING_RIGHT)),
    trotting: () => whiteHorseBody(HORSE_POSES.trot, from(-34, 6, 0, FACING_RIGHT)),
  },
}

export const unicorn: Form = {
  name: 'unicorn',
  views: {
    head: () => head({ yaw: 62, pitch: 0, roll: 4, zoom: 2, x: -0.2, y: 0.12 }, { hasHorn: true }),
    rearing: () => unicornBody(HORSE_POSES.rear, { ...from(-25, 5, 0, FACING_RIGHT), zoom: 1.04 }),
    running: () => unicornBody(HORSE_POSES.gallop, from(-42, 6, 6, FACING_RIGHT)),
    standing: () => unicornBody(HORSE_POSES.stand, from(-34, 6, 0, FACING_RIGHT)),
  },
}
