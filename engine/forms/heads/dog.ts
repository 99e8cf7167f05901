import { BREEDS, type Breed, type BreedName } from '#engine/forms/heads/breeds.ts'
import {
  canineClay,
  canineFace,
  canineFade,
  canineGuides,
  canineJaw,
  muzzleOf,
  type Bearing,
} from '#engine/forms/heads/canine.ts'
import { canineHue } from '#engine/forms/heads/canine-coat.ts'
import { dropped } from '#engine/forms/heads/jaw.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** The head of a dog of any breed. */
export function dog(name: BreedName, camera: Camera, bearing: Bearing = {}): Head {
  const breed: Breed = BREEDS[name]
  const { build } = breed
  const { gape = 0, loll } = bearing
  const muzzle = muzzleOf(build)
  const chin = dropped(canineJaw(build, gape, loll))(muzzle([0, -0.7, 0.85]))
  const coat = (p: V3): number => breed.coat(p, muzzle, chin)
  const clay = canineClay(build, bearing)
  breed.dress?.(clay)
  if (bearing.isFlopped && build.ear.kind === 'pricked') {
    const other = canineClay({ ...build, ear: { ...build.ear, kind: 'flopped' } }, bearing)
    breed.dress?.(other)
    clay.withOtherSide(other)
  }
  return {
    name,
    clay,
    camera,
    base: 0.36,
    paints: [field(coat), ...canineFace(build, bearing)],
    guides: canineGuides(build, gape),
    fade: canineFade(build, bearing),
    tags: breed.tags,
    hue: canineHue(coat),
    ...(breed.sheen === undefined ? {} : { sheen: breed.sheen }),
  }
}
