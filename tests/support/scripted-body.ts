import sharp from 'sharp'
import type { BodyStudio, Spot } from '#server/providers/body/body-studio.ts'
import { PhotoRefusedError } from '#server/providers/body/photo-errors.ts'
import type { InkPlacement, LimbReading, PhotoTap, PhotoRefusal } from '#shared/body.ts'

const SUGGESTED: InkPlacement = { x: 0.5, y: 0.5, turnDegrees: 0, size: 0.3, bend: 1, age: 'fresh' }

const reading = (refusals: PhotoRefusal[]): LimbReading => ({
  tap: { x: 0.5, y: 0.5 },
  axisDegrees: 0,
  width: 0.4,
  skinShare: refusals.length > 0 ? 0 : 0.5,
  quality: refusals.length > 0 ? 0.1 : 0.9,
  refusals,
})

/** Nearly black photos are refused as too dark; on all others the whole photo is skin, and ink is the art in its middle. */
export function createScriptedBody(script: () => Promise<void> | void = () => {}): BodyStudio & {
  mapped: (InkPlacement | undefined)[]
  taps: (PhotoTap | undefined)[]
  places: Spot['place'][]
} {
  const mapped: (InkPlacement | undefined)[] = []
  const taps: (PhotoTap | undefined)[] = []
  const places: Spot['place'][] = []
  const refusalsOf = async (photo: Uint8Array): Promise<PhotoRefusal[]> => {
    const { channels } = await sharp(photo).stats()
    return channels.every(({ mean }) => mean < 20) ? ['too-dark'] : []
  }
  return {
    mapped,
    taps,
    places,
    async read(photo, tap) {
      await script()
      const limb = reading(await refusalsOf(photo))
      return { limb: { ...limb, tap: tap ?? limb.tap }, maskPng: new Uint8Array() }
    },
    async map(photo, _art, placement, { tap, place }) {
      await script()
      const refusals = await refusalsOf(photo)
      if (refusals.length > 0) throw new PhotoRefusedError(refusals)
      mapped.push(placement)
      taps.push(tap)
      places.push(place)
      const { data, info } = await sharp(photo).negate().png().toBuffer({ resolveWithObject: true })
      return {
        png: data,
        width: info.width,
        height: info.height,
        placement: placement ?? SUGGESTED,
      }
    },
    close: async () => {},
  }
}
