import { getBodyNet, ReaderError } from '#app/features/fitting-room/body-net.ts'
import type {
  SkinAnswer,
  SkinSource,
  TableAnswers,
  TableMessage,
  TableRequest,
} from '#app/features/fitting-room/table-messages.ts'
import { readAllAsSkin } from '#engine/body/by-hand.ts'
import { layInk } from '#engine/body/lay-ink.ts'
import type { Pixels } from '#engine/body/photo.ts'
import { readPhotoBy, suggestPlacement, type PhotoReading } from '#engine/body/read-photo.ts'
import { knownLimb, sightOf, type Sight } from '#engine/body/see-body.ts'
import { isFinal, type InkPlacement, type PhotoTap } from '#shared/body.ts'

/** What lies on the table: a photo, what is skin in it, and a design. The photo never leaves the browser. */
let photo: Pixels | undefined
let sight: Sight | undefined
let art: Pixels | undefined
let reading: PhotoReading | undefined

const post = (message: TableMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer })

async function openPhoto(opened: Pixels, skin: SkinSource): Promise<undefined> {
  photo = opened
  reading = undefined
  sight = await sightFor(opened, skin)
  return undefined
}

async function sightFor(opened: Pixels, skin: SkinSource): Promise<Sight | undefined> {
  switch (skin.kind) {
    case 'all':
      return undefined
    case 'known': {
      const known = knownLimb(skin.mask, opened)
      return () => known
    }
    case 'search':
      return sightOf(
        opened,
        await getBodyNet((share) => post({ kind: 'fetching', share })),
        skin.place,
      )
  }
}

/** A spot that is of no use leaves what was read before. */
function read(tap: PhotoTap | undefined): SkinAnswer {
  if (photo === undefined || art === undefined) throw new Error('There is nothing on the table')
  const found = sight === undefined ? readAllAsSkin(photo, tap) : readPhotoBy(photo, sight, tap)
  if (!isFinal(found.limb.refusals) || reading === undefined) reading = found
  const suggested = suggestPlacement(found, art)
  return {
    limb: found.limb,
    placement: sight === undefined ? { ...suggested, bend: 0 } : suggested,
  }
}

function layByHand(): SkinAnswer {
  if (photo === undefined || art === undefined) throw new Error('There is nothing on the table')
  reading = readAllAsSkin(photo)
  return { limb: reading.limb, placement: { ...suggestPlacement(reading, art), bend: 0 } }
}

function draw(on: Pixels | undefined, placement: InkPlacement): Pixels {
  if (on === undefined || art === undefined || reading === undefined)
    throw new Error('There is nothing on the table')
  return layInk(on, reading, art, placement)
}

async function answer(request: TableRequest): Promise<TableAnswers[keyof TableAnswers]> {
  switch (request.kind) {
    case 'photo':
      return openPhoto(request.photo, request.skin)
    case 'art':
      art = request.art
      return undefined
    case 'read':
      return read(request.tap)
    case 'by-hand':
      return layByHand()
    case 'draw':
      return draw(photo, request.placement)
    case 'finish':
      return draw(request.photo, request.placement)
  }
}

self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ id: number; request: TableRequest }>) => {
    const { id, request } = data
    answer(request).then(
      (done) => {
        const drawn = done !== undefined && 'rgba' in done ? [done.rgba.buffer as ArrayBuffer] : []
        post({ id, kind: 'done', answer: done }, drawn)
      },
      (error: unknown) => {
        const fault = error instanceof ReaderError ? error.fault : undefined
        post({ id, kind: 'failed', fault, message: String(error) })
      },
    )
  },
)
