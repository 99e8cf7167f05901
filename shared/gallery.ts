import { z } from 'zod'
import { ColorChoice, GenderChoice, oneOf, PlacementChoice, StyleChoice } from '#shared/choices.ts'
import { VISITOR_ID_PATTERN } from '#shared/headers.ts'
import { SEARCH_MAX_LENGTH, TAG_MAX_LENGTH } from '#shared/limits.ts'
import { GALLERY_SKIN, GALLERY_SORTS } from '#shared/options.ts'
import { Tattoo, TattooId } from '#shared/tattoos.ts'

export const GALLERY_PAGE_SIZE = 20
export const GALLERY_PAGE_SIZE_MAX = 60
/** Counting past so many designs costs more than any page is worth; a cursor costs nothing. */
export const GALLERY_OFFSET_MAX = 2_000
export const TAGS_MAX = 30
export const REPORT_NOTE_MAX_LENGTH = 500

/** Best of the recent, unless something else is asked for. */
export type GallerySort = (typeof GALLERY_SORTS)[number] | 'Best'

const wholeNumber = (message: string, { most }: { most: number }) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, message)
    .transform(Number)
    .pipe(z.number().max(most, message))

const SortChoice = oneOf(GALLERY_SORTS, 'Please sort by Popular or Recent.')

/** What the gallery can be asked for, as it stands in an address. */
export const ExploreQuery = z.object({
  page: wholeNumber('Not a page', { most: 1_000_000 }).default(1),
  limit: wholeNumber(`Please ask for 1 to ${GALLERY_PAGE_SIZE_MAX} designs.`, {
    most: GALLERY_PAGE_SIZE_MAX,
  }).default(GALLERY_PAGE_SIZE),
  /** Where the page before ended; it wins over `page`. */
  cursor: z.string().max(200, 'Not a cursor').optional(),
  gender: GenderChoice,
  placement: PlacementChoice,
  style: StyleChoice,
  color: ColorChoice,
  skin: oneOf(GALLERY_SKIN, 'Please choose one of the filters.'),
  sort: SortChoice.transform((sort): GallerySort => sort ?? 'Best'),
  tag: z.string().trim().max(TAG_MAX_LENGTH, 'No tag is that long.').optional(),
  search: z
    .string()
    .trim()
    .max(SEARCH_MAX_LENGTH, `Please search with at most ${SEARCH_MAX_LENGTH} characters.`)
    .optional(),
})
export type ExploreQuery = z.output<typeof ExploreQuery>

/** How many designs fit what was asked for: so many, or more than that. */
const Fitting = z.object({ count: z.number().int(), isMore: z.boolean() })
export type Fitting = z.infer<typeof Fitting>

export const Pagination = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  hasMore: z.boolean(),
  /** Null at the end. */
  nextCursor: z.string().nullable(),
  /** Null on later pages, and where nothing was asked for. */
  fitting: Fitting.nullable().default(null),
})

export const ExploreResponse = z.object({ tattoos: z.array(Tattoo), pagination: Pagination })
export type ExploreResponse = z.infer<typeof ExploreResponse>

export const SimilarResponse = z.object({ data: z.array(Tattoo) })

export const VisitorId = z.string().regex(VISITOR_ID_PATTERN, 'Not a visitor id')

export const ToggleUpvoteResponse = z.object({
  tattooId: z.number().int(),
  isUpvoted: z.boolean(),
  upvotes: z.number().int(),
})
export type ToggleUpvoteResponse = z.infer<typeof ToggleUpvoteResponse>

export const TagText = z
  .string()
  .trim()
  .min(1, 'Please enter a tag.')
  .max(TAG_MAX_LENGTH, `Please keep a tag under ${TAG_MAX_LENGTH} characters.`)

export const SetTagsRequest = z.object({
  tags: z.array(TagText).max(TAGS_MAX, `A design has at most ${TAGS_MAX} tags.`),
})
export const AddTagRequest = z.object({ tag: TagText })

export const REPORT_REASONS = [
  'offensive',
  'sexual',
  'violent',
  'hateful',
  'copied',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const ReportRequest = z.object({
  reason: z.enum(REPORT_REASONS, 'Please choose a reason.'),
  note: z
    .string()
    .trim()
    .max(REPORT_NOTE_MAX_LENGTH, `Please keep the note under ${REPORT_NOTE_MAX_LENGTH} characters.`)
    .default(''),
})
export type ReportRequest = z.output<typeof ReportRequest>

export const Report = z.object({
  id: z.number().int(),
  tattooId: TattooId,
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** Null for visitors. */
  reporterId: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  tattoo: Tattoo,
})
export type Report = z.infer<typeof Report>

/** Newest first; `before` the last one's id for the next page. */
export const ReportsResponse = z.object({ reports: z.array(Report), hasMore: z.boolean() })
export type ReportsResponse = z.infer<typeof ReportsResponse>

export const IdeaResponse = z.object({
  name: z.string(),
  description: z.string(),
  /** Sanitised HTML. */
  meaning: z.string(),
  faqItems: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type IdeaResponse = z.infer<typeof IdeaResponse>
