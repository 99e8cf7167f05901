import { dogBody } from '#engine/forms/bodies/dog.ts'
import { FACING_RIGHT, FACING_US, from, NEAR_RIGHT, type Form } from '#engine/forms/form.ts'
import { BREEDS, type BreedName } from '#engine/forms/heads/breeds.ts'
import { dog as head } from '#engine/forms/heads/dog.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** How much air there is about a head: tall ears want more, a short face less. */
const AIR: Partial<Record<BreedName, number>> = {
  dachshund: 1.6,
  doberman: 2.1,
  pug: 1.6,
  corgi: 1.94,
  'german-shepherd': 1.94,
}
const zoomOf = (breed: BreedName) => AIR[breed] ?? 1.84

const busts = (breed: BreedName): Form['views'] => ({
  head: () =>
    head(breed, {
      yaw: 30,
      pitch: 5,
      roll: 0,
      zoom: zoomOf(breed),
      x: 0.03,
      y: -0.44,
      light: NEAR_RIGHT,
    }),
  front: () =>
    head(breed, {
      yaw: 0,
      pitch: 6,
      roll: 0,
      zoom: zoomOf(breed),
      x: 0,
      y: -0.44,
      light: FACING_US,
    }),
  profile: () => head(breed, { yaw: 78, pitch: 2, roll: 0, zoom: zoomOf(breed), x: 0, y: -0.44 }),
})
/** Mouth open and tongue out. */
const PANTS = { gape: 27, loll: 0.18 }
const panting = (breed: BreedName): Form['views'] => ({
  panting: () => head(breed, pantingCamera(breed), PANTS),
})
/** Barking or growling with its teeth bared, and baying with its head thrown back. */
const loud = (breed: BreedName): Form['views'] => ({
  snarling: () =>
    head(breed, { ...pantingCamera(breed), yaw: 34, pitch: 0 }, { gape: 28, snarl: 1.3 }),
  ...(canHowl(breed)
    ? {
        howling: () =>
          head(
            breed,
            { yaw: 70, pitch: 0, roll: 42, zoom: zoomOf(breed) * 1.1, x: -0.1, y: -0.42 },
            { gape: 24, end: [0, -1.35, -1.75], lid: 0.45 },
          ),
      }
    : {}),
})
/** A flat face thrown back is all chin. */
const canHowl = (name: BreedName) => name !== 'pug' && name !== 'french-bulldog'
const pantingCamera = (breed: BreedName): Camera => ({
  yaw: 22,
  pitch: 5,
  roll: 0,
  zoom: zoomOf(breed),
  x: 0.03,
  y: -0.44,
  light: NEAR_RIGHT,
})

/** One of two pricked ears has fallen over, the mouth shut or panting. */
const flopped = (breed: BreedName): Form['views'] => ({
  flopped: () => head(breed, { ...pantingCamera(breed), yaw: 26 }, { isFlopped: true }),
  'flopped-panting': () => head(breed, pantingCamera(breed), { ...PANTS, isFlopped: true }),
  'flopped-sitting': () =>
    dogBody(breed, 'sit', from(-36, 6, 0, FACING_RIGHT), { ...PANTS, isFlopped: true }),
})
const whole = (breed: BreedName): Form['views'] => ({
  sitting: () => dogBody(breed, 'sit', from(-36, 6, 0, FACING_RIGHT)),
  lying: () => dogBody(breed, 'lie', from(-36, 8, 0, FACING_RIGHT)),
  running: () => dogBody(breed, 'run', from(-34, 8, 4, FACING_RIGHT)),
  standing: () => dogBody(breed, 'stand', from(-34, 8, 0, FACING_RIGHT)),
  side: () => dogBody(breed, 'stand', from(-4, 4, 0, FACING_RIGHT)),
  jumping: () => dogBody(breed, 'jump', from(-30, 6, 0, FACING_RIGHT)),
  // Not every breed goes into a ring, and who sleeps has its eyes closed.
  asleep: () => dogBody(breed, 'lie', from(-36, 8, 0, FACING_RIGHT), { lid: 0 }),
})

const asleep = (breed: BreedName): Form['views'] => ({
  curled: () => dogBody(breed, 'curl', from(0, 34, 0, FACING_US), { lid: 0 }),
})

/** Short legs and flat faces do not go into a ring. */
const CURLING: readonly BreedName[] = ['german-shepherd', 'husky', 'border-collie']
/** A poodle's body is all fleece, of which only the head is sculpted. */
const HEADS_ONLY: readonly BreedName[] = ['poodle']
/** Those whose open mouth reads best; the others show it to who asks for it. */
const PANTS_FREELY: readonly BreedName[] = [
  'labrador',
  'golden-retriever',
  'pitbull',
  'rottweiler',
  'husky',
  'corgi',
]
/** Bat ears and cropped ones stand for good. */
const FLOPS: readonly BreedName[] = [
  'german-shepherd',
  'husky',
  'corgi',
  'border-collie',
  'chihuahua',
]
const canFlop = (name: BreedName) => FLOPS.includes(name)

/** Every breed is a form of its own. */
export const DOG_BREEDS: readonly Form[] = (Object.keys(BREEDS) as BreedName[]).map((name) => ({
  name,
  asked: [
    'asleep',
    'side',
    'snarling',
    ...(canHowl(name) ? ['howling'] : []),
    ...(PANTS_FREELY.includes(name) ? [] : ['panting']),
    ...(canFlop(name) ? ['flopped', 'flopped-panting', 'flopped-sitting'] : []),
  ],
  views: {
    ...busts(name),
    ...panting(name),
    ...loud(name),
    ...(canFlop(name) ? flopped(name) : {}),
    ...(HEADS_ONLY.includes(name) ? {} : whole(name)),
    ...(CURLING.includes(name) ? asleep(name) : {}),
  },
}))

/** A dog of no named breed. */
export const dog: Form = {
  name: 'dog',
  asked: ['asleep', 'side', 'snarling', 'howling'],
  views: {
    ...busts('labrador'),
    ...panting('labrador'),
    ...loud('labrador'),
    ...whole('labrador'),
    ...asleep('labrador'),
    behind: () => dogBody('labrador', 'sit-away', from(118, 8, 0, FACING_RIGHT)),
  },
}
