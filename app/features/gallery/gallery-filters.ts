import { paths } from '#app/paths.ts'
import type { Fitting } from '#shared/gallery.ts'
import { SEARCH_MAX_LENGTH, TAG_MAX_LENGTH } from '#shared/limits.ts'
import { COLORS, GALLERY_SKIN, GALLERY_SORTS, PLACEMENTS } from '#shared/options.ts'
import { STYLES } from '#shared/styles.ts'
import { cutText } from '#shared/text.ts'

/** §2.explore.genders, §2.explore.placements, §2.explore.sorts, and three of our own. Choosing one again takes it away. */
export const FILTER_GROUPS = [
  { key: 'gender', label: 'Gender', options: ['Male', 'Female'] },
  { key: 'placement', label: 'Placement', options: PLACEMENTS },
  { key: 'sort', label: 'Sort', options: GALLERY_SORTS },
  { key: 'color', label: 'Colour', options: COLORS },
  { key: 'style', label: 'Style', options: STYLES },
  { key: 'skin', label: 'On skin', options: GALLERY_SKIN },
] as const

export type FilterKey = (typeof FILTER_GROUPS)[number]['key']

/** What the gallery shows. It lives in the address, so that it can be shared and Back works. */
export type GalleryFilters = Partial<Record<FilterKey | 'tag' | 'search', string>>

/** Of /explore, or of /explore/{filter}, whose word is one of the options or else a tag. Anything unknown counts as unset. */
export function readFilters(word: string | undefined, query: URLSearchParams): GalleryFilters {
  const filters = readEach(word, query)
  // §2.explore.tag: the parameter clears other filters except Sort. A tag in the path has them beside it; see pathOf.
  if (readTag(query) === undefined) return filters
  const { tag, sort } = filters
  return { ...(sort === undefined ? {} : { sort }), ...(tag === undefined ? {} : { tag }) }
}

function readEach(word: string | undefined, query: URLSearchParams): GalleryFilters {
  const filters: GalleryFilters = word === undefined ? {} : filtersOfWord(word)
  for (const { key } of FILTER_GROUPS) {
    const option = findOption(key, query.get(key) ?? '')
    if (option !== undefined) filters[key] = option
  }
  const tag = readTag(query)
  if (tag !== undefined) filters.tag = tag
  const search = cutText((query.get('search') ?? '').trim(), SEARCH_MAX_LENGTH)
  if (search !== '') filters.search = search
  return filters
}

function readTag(query: URLSearchParams): string | undefined {
  const tag = cutText((query.get('tag') ?? '').trim(), TAG_MAX_LENGTH)
  return tag === '' ? undefined : tag
}

function filtersOfWord(word: string): GalleryFilters {
  for (const { key } of FILTER_GROUPS) {
    const option = findOption(key, word)
    if (option !== undefined) return { [key]: option }
  }
  return { tag: cutText(word.trim(), TAG_MAX_LENGTH) }
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

function findOption(key: FilterKey, text: string): string | undefined {
  const options: readonly string[] = FILTER_GROUPS.find((group) => group.key === key)?.options ?? []
  return options.find((option) => plain(option) === plain(text))
}

export function toggleOption(
  filters: GalleryFilters,
  { key, option }: { key: FilterKey; option: string },
): GalleryFilters {
  const { [key]: current, ...others } = filters
  return current === option ? others : { ...others, [key]: option }
}

export function withoutFilter(filters: GalleryFilters, key: keyof GalleryFilters): GalleryFilters {
  const { [key]: _removed, ...others } = filters
  return others
}

/** Trimmed, and only there when there is something in it. */
export function withSearch(filters: GalleryFilters, text: string): GalleryFilters {
  const search = text.trim()
  const others = withoutFilter(filters, 'search')
  return search === '' ? others : { ...others, search }
}

export const countFilters = (filters: GalleryFilters) => Object.keys(filters).length

/** "24 designs fit", or more than that. */
export const fittingWords = ({ count, isMore }: Fitting) =>
  `${isMore ? 'More than ' : ''}${count === 0 ? 'No' : count} ${count === 1 && !isMore ? 'design fits' : 'designs fit'}`

/** Those that the panel shows: a search term and a tag are chosen elsewhere. */
export const countPanelFilters = (filters: GalleryFilters) =>
  FILTER_GROUPS.filter(({ key }) => filters[key] !== undefined).length

/** A tag among other filters stands in the path, because as a parameter it would clear them. */
export function pathOf(filters: GalleryFilters, cursor?: string): string {
  const { tag, ...others } = filters
  const { sort: _sort, ...narrowing } = others
  const isAmongOthers = tag !== undefined && Object.keys(narrowing).length > 0
  if (!isAmongOthers || filtersOfWord(tag).tag === undefined)
    return paths.explore({ ...filters, cursor })
  return paths.explore({ ...others, cursor }, tag)
}
