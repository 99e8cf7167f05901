import type { Pixels, SkinMask } from '#engine/body/photo.ts'
import type { InkPlacement, LimbReading, PhotoTap } from '#shared/body.ts'
import type { Placement } from '#shared/options.ts'

/** How the skin in a photo is known: found by the model, given with the picture, or not at all (all of it counts as skin). */
export type SkinSource =
  /** `place`: the part of the body that the design was made for, where nobody taps. */
  { kind: 'search'; place: Placement | null } | { kind: 'known'; mask: SkinMask } | { kind: 'all' }

/** What the window asks of the worker. */
export type TableRequest =
  | { kind: 'photo'; photo: Pixels; skin: SkinSource }
  | { kind: 'art'; art: Pixels }
  | { kind: 'read'; tap: PhotoTap | undefined }
  /** Where no skin is found: the photo as a plane, on which the design is placed by hand. */
  | { kind: 'by-hand' }
  | { kind: 'draw'; placement: InkPlacement }
  /** The same on the photo in full size. */
  | { kind: 'finish'; photo: Pixels; placement: InkPlacement }

export type SkinAnswer = { limb: LimbReading; placement: InkPlacement }

/** What each of them is answered with. */
export type TableAnswers = {
  photo: undefined
  art: undefined
  read: SkinAnswer
  'by-hand': SkinAnswer
  draw: Pixels
  finish: Pixels
}

/** Why the model is not there: it could not be fetched, or this browser cannot run it. */
export type ReaderFault = 'not-fetched' | 'not-able'

export type TableMessage =
  | { id: number; kind: 'done'; answer: TableAnswers[keyof TableAnswers] }
  | { id: number; kind: 'failed'; fault: ReaderFault | undefined; message: string }
  /** How much of the model has come, 0 to 1. */
  | { kind: 'fetching'; share: number }
