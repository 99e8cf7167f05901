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
/** Photos of one person at a time, whatever number of uploads they came in. */
export const PHOTOS_KEPT_MAX = 30
/** How long a link to a mapped picture works, unless the photo goes before. */
export const SHARE_LINK_DAYS = 7
export const DEFAULT_TRIGGER_WORD = 'myskin'

export const PHOTO_REFUSALS = [
  'no-person',
  'on-face',
  'too-little-skin',
  'too-dark',
  'too-bright',
  'too-blurred',
  'too-small',
  'beside-skin',
] as const
export const PhotoRefusal = z.enum(PHOTO_REFUSALS)
export type PhotoRefusal = z.infer<typeof PhotoRefusal>

/** On these no skin is known to lay a design on. The others only look worse, which is for the person to judge. */
const NO_SKIN: readonly PhotoRefusal[] = ['no-person', 'on-face', 'too-little-skin', 'too-small']
export const isFinal = (refusals: readonly PhotoRefusal[]) =>
  refusals.some((refusal) => NO_SKIN.includes(refusal))

export const INK_AGES = ['fresh', 'healed', 'ten-years'] as const
export const InkAge = z.enum(INK_AGES)
export type InkAge = z.infer<typeof InkAge>

/** Parts of the photo's width and height, from its upper left corner. */
export const PhotoPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
export type PhotoPoint = z.infer<typeof PhotoPoint>

/** Where a design lies, and what the person has said about it. */
export const PhotoTap = PhotoPoint.extend({
  /** Nothing is laid on a face unless they pointed at it a second time. */
  isFaceMeant: z.boolean().optional(),
  /** They pointed there themselves, which wins over any guess; otherwise a reading found it. */
  isPointed: z.boolean().optional(),
  /** The photo could be better, and they go on all the same. */
  isPhotoAccepted: z.boolean().optional(),
  /** No skin was found, and they placed the design by hand: all of the photo counts as a plane. */
  isByHand: z.boolean().optional(),
})
export type PhotoTap = z.infer<typeof PhotoTap>

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
  tap: PhotoTap,
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

export const BodyPhoto = z.object({
  id: z.number().int(),
  /** Carries its own proof for an hour or two, so that an `img` can show it; the bearer's token is as good. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  createdAt: z.iso.datetime(),
  deletesAt: z.iso.datetime(),
  /** Null until a training has read it. */
  reading: LimbReading.nullable(),
  /** True while somebody has to look at it first: until then it is not used. */
  needsReview: z.boolean(),
})
export type BodyPhoto = z.infer<typeof BodyPhoto>

export const DELETION_REASONS = ['asked', 'expired', 'review', 'model'] as const
export const PhotoDeletion = z.object({
  /** How many went. With `model`: how many the model had been trained on. */
  photos: z.number().int(),
  at: z.iso.datetime(),
  /**
   * `asked` by the person, `expired` after the days they are kept, `review` when somebody looked and refused. `model` is not
   * about photos: what a hosted trainer made of them is gone from there.
   */
  reason: z.enum(DELETION_REASONS),
})
export type PhotoDeletion = z.infer<typeof PhotoDeletion>

export const BodyPhotosResponse = z.object({
  photos: z.array(BodyPhoto),
  deletions: z.array(PhotoDeletion),
})
export type BodyPhotosResponse = z.infer<typeof BodyPhotosResponse>

export const UploadedPhotosResponse = z.object({ photos: z.array(BodyPhoto) })
export type UploadedPhotosResponse = z.infer<typeof UploadedPhotosResponse>

/** `url` is what a training is started with; it answers its owner with the photos as one zip. */
export const UploadedArchiveResponse = z.object({
  progress: z.literal(100),
  url: z.string(),
  key: z.string(),
  photos: z.array(BodyPhoto),
})
export type UploadedArchiveResponse = z.infer<typeof UploadedArchiveResponse>

export const UploadedFileResponse = z.object({ url: z.string(), key: z.string() })
export type UploadedFileResponse = z.infer<typeof UploadedFileResponse>

export const StartTrainingRequest = z.object({
  payload: z.object({
    /** The `url` of an upload. Without it, all photos there are. */
    zipUrl: z.string().max(2_000).nullish(),
    triggerWord: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9_-]{2,30}$/, 'A trigger word is 2 to 30 letters or digits.')
      .nullish(),
  }),
})

export const TRAINING_STATES = ['queued', 'running', 'ready', 'failed'] as const

/** A photo that a training could not use, and why. */
export const Retake = z.object({
  photoId: z.number().int(),
  /** In the order in which they matter. */
  reasons: z.array(z.union([PhotoRefusal, z.enum(['in-review', 'unreadable'])])),
})
export type Retake = z.infer<typeof Retake>

/** A body profile in the making, or made. */
export const Training = z.object({
  id: z.number().int(),
  state: z.enum(TRAINING_STATES),
  triggerWord: z.string(),
  photosTotal: z.number().int(),
  photosRead: z.number().int(),
  photosUsable: z.number().int(),
  retakes: z.array(Retake),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type Training = z.infer<typeof Training>

/** The latest that became ready, with what is left of its photos: designs are laid on these. */
export const ProfileInUse = z.object({ training: Training, photoIds: z.array(z.number().int()) })
export type ProfileInUse = z.infer<typeof ProfileInUse>

export const LatestTrainingResponse = z.object({
  /** Null for whoever has never started one. */
  training: Training.nullable(),
  /** An older one while the latest is under way, or when it failed; null while designs cannot be laid on anything. */
  inUse: ProfileInUse.nullable(),
})
export type LatestTrainingResponse = z.infer<typeof LatestTrainingResponse>

const RowId = z.number().int().min(1).max(2_147_483_647)

export const TryOnRequest = z.object({
  tattooId: RowId,
  photoId: RowId,
  /** Without it, where it suits best. */
  placement: InkPlacement.nullish(),
  /** The skin that the person chose; without it, what the photo's own reading found. */
  tap: PhotoTap.nullish(),
})
export type TryOnRequest = z.infer<typeof TryOnRequest>

/** A design on a photo. It goes when the photo goes. */
export const BodyRendering = z.object({
  id: z.number().int(),
  /** As a photo's. */
  url: z.string(),
  /** Null when the design has been deleted since. */
  tattooId: z.number().int().nullable(),
  generationId: z.number().int().nullable(),
  photoId: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  placement: InkPlacement,
  /** Until when a link to it works; null when there is none. */
  sharedUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  deletesAt: z.iso.datetime(),
})
export type BodyRendering = z.infer<typeof BodyRendering>

export const BodyRenderingsResponse = z.object({ renderings: z.array(BodyRendering) })
export type BodyRenderingsResponse = z.infer<typeof BodyRenderingsResponse>

/** `rendering` is null when the answer could not wait: it comes with the request of this number. */
export const TryOnResponse = z.object({
  rendering: BodyRendering.nullable(),
  generationId: z.number().int(),
  creditBalance: z.number().int(),
})
export type TryOnResponse = z.infer<typeof TryOnResponse>

export const ShareResponse = z.object({
  /** The page to send to somebody. */
  url: z.string(),
  /** The picture alone. */
  pictureUrl: z.string(),
  expiresAt: z.iso.datetime(),
})
export type ShareResponse = z.infer<typeof ShareResponse>

/** What the administrator sees of a photo that has to be looked at: a small picture, and nobody's name. */
export const PhotoReview = z.object({
  id: z.number().int(),
  ownerId: z.number().int(),
  url: z.string(),
  createdAt: z.iso.datetime(),
})
export type PhotoReview = z.infer<typeof PhotoReview>
export const PhotoReviewsResponse = z.object({
  reviews: z.array(PhotoReview),
  hasMore: z.boolean(),
})
export type PhotoReviewsResponse = z.infer<typeof PhotoReviewsResponse>
export const PhotoDecision = z.enum(['allow', 'refuse'])
export type PhotoDecision = z.infer<typeof PhotoDecision>
export const PhotoDecisionRequest = z.object({ decision: PhotoDecision })
