import { dogBody, type WholeBreed } from '#engine/forms/bodies/dog.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { BREEDS, type BreedName } from '#engine/forms/heads/breeds.ts'
import { dog as head } from '#engine/forms/heads/dog.ts'

/** How much air there is about a head; a dachshund's is narrow. */
const zoomOf = (breed: BreedName) => (breed === 'dachshund' ? 1.6 : 1.84)

const busts = (breed: BreedName): Form['views'] => ({
  head: () => head(breed, { yaw: 30, pitch: 5, roll: 0, zoom: zoomOf(breed), x: 0.03, y: -0.44 }),
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
})
/** Mouth open, tongue out; a dark or flat muzzle hides it. */
const panting = (breed: BreedName): Form['views'] => ({
  panting: () =>
    head(
      breed,
      { yaw: 22, pitch: 5, roll: 0, zoom: 1.84, x: 0.03, y: -0.44 },
      { gape: 25, loll: 0.16 },
    ),
})
const whole = (breed: WholeBreed): Form['views'] => ({
  sitting: () => dogBody(breed, 'sit', from(-36, 6, 0, FACING_RIGHT)),
  lying: () => dogBody(breed, 'lie', from(-36, 8, 0, FACING_RIGHT)),
  curled: () => dogBody(breed, 'curl', from(0, 34, 0, FACING_US), { lid: 0 }),
  standing: () => dogBody(breed, 'stand', from(-34, 8, 0, FACING_RIGHT)),
})

/** Those whose open mouth reads. */
const PANTING: readonly BreedName[] = ['labrador', 'pitbull', 'rottweiler', 'husky', 'corgi']
/** Those that are sculpted below the neck too. */
const WHOLE: readonly string[] = ['german-shepherd', 'husky'] satisfies WholeBreed[]
const isWhole = (breed: BreedName): breed is WholeBreed & BreedName => WHOLE.includes(breed)

/** Every breed is a form of its own. */
export const DOG_BREEDS: readonly Form[] = (Object.keys(BREEDS) as BreedName[]).map((name) => ({
  name,
  views: {
    ...busts(name),
    ...(PANTING.includes(name) ? panting(name) : {}),
    ...(isWhole(name) ? whole(name) : {}),
  },
}))

/** A dog of no named breed. */
export const dog: Form = {
  name: 'dog',
  views: { ...busts('labrador'), ...panting('labrador'), ...whole('labrador') },
}
