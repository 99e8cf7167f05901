import { z } from 'zod'

/** Body mapping: the person's own photos, and where a design lies on them. */
export const PHOTOS_MIN_FOR_TRAINING = 5
export const PHOTOS_MAX = 10
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024
export const PHOTO_ARCHIVE_MAX_BYTES = 100 * 1024 * 1024
/** Above this a photo is refused before it is decoded. */
export const PHOTO_MAX_PIXELS = 60_000_000
/** The longer edge a photo is kept at. */
export const PHOTO_KEPT_PX = 2_048
export const PHOTO_KEPT_DAYS = 30

export const PHOTO_REFUSALS = [
  'no-person',
  'too-little-skin',
  'too-dark',
  'too-bright',
  'too-blurred',
  'too-small',
] as const
export const PhotoRefusal = z.enum(PHOTO_REFUSALS)
export type PhotoRefusal = z.infer<typeof PhotoRefusal>

export const INK_AGES = ['fresh', 'healed', 'ten-years'] as const
export const InkAge = z.enum(INK_AGES)
export type InkAge = z.infer<typeof InkAge>

/** Parts of the photo's width and height, from its upper left corner. */
export const PhotoPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
export type PhotoPoint = z.infer<typeof PhotoPoint>

/** Where a design lies on a photo. */
export const InkPlacement = z.object({
  /** The design's centre. */
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  /** Clockwise from upright, in the photo. */
  turnDegrees: z.number().min(-180).max(180),
  /** The design's width as a part of the photo's width. */
  size: z.number().min(0.02).max(1.5),
  /** How far the design follows the roundness of the limb: 0 flat, 1 the whole way. */
  bend: z.number().min(0).max(1),
  age: InkAge,
})
export type InkPlacement = z.infer<typeof InkPlacement>

/** What was read off one photo around the point of interest. Lengths are parts of the photo's width. */
export const LimbReading = z.object({
  tap: PhotoPoint,
  /** Direction of the limb, clockwise from upright. */
  axisDegrees: z.number(),
  width: z.number().positive(),
  /** How much of the photo is skin, 0 to 1. */
  skinShare: z.number(),
  /** How good the photo is for mapping, 0 to 1. */
  quality: z.number().min(0).max(1),
  refusals: z.array(PhotoRefusal),
})
export type LimbReading = z.infer<typeof LimbReading>
