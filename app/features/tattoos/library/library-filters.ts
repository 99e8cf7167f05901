import { titleOf } from '#app/features/tattoos/tattoo-words.ts'
import type { Tattoo } from '#shared/tattoos.ts'

export type LibraryFilters = {
  search: string
  /** Empty: every style. */
  style: string
  seenBy: 'everybody' | 'public' | 'private'
  sort: 'newest' | 'oldest' | 'liked'
}

export const NO_FILTERS: LibraryFilters = {
  search: '',
  style: '',
  seenBy: 'everybody',
  sort: 'newest',
}

const ORDERS: Record<LibraryFilters['sort'], (a: Tattoo, b: Tattoo) => number> = {
  newest: (a, b) => b.id - a.id,
  oldest: (a, b) => a.id - b.id,
  liked: (a, b) => b.upvotes - a.upvotes || b.id - a.id,
}

/** Those that fit, in the order asked for. Every word has to be somewhere in what is said of a design. */
export function arrange(tattoos: readonly Tattoo[], filters: LibraryFilters): Tattoo[] {
  const words = filters.search.toLowerCase().split(/\s+/).filter(Boolean)
  return tattoos
    .filter((tattoo) => {
      if (filters.style !== '' && tattoo.style !== filters.style) return false
      if (filters.seenBy !== 'everybody' && tattoo.isPublic !== (filters.seenBy === 'public'))
        return false
      const said = [titleOf(tattoo), tattoo.prompt, tattoo.style, tattoo.placement, ...tattoo.tags]
        .join(' ')
        .toLowerCase()
      return words.every((word) => said.includes(word))
    })
    .toSorted(ORDERS[filters.sort])
}

/** The styles there are to choose from, each once. */
export const stylesOf = (tattoos: readonly Tattoo[]): string[] =>
  [...new Set(tattoos.map(({ style }) => style))].toSorted()

/** Names for a folder of pictures: what a design shows, and its number, which no two share. */
export function pictureNameOf(tattoo: Tattoo): string {
  const words = titleOf(tattoo)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 48)
    .replaceAll(/^-|-$/g, '')
  return `${words === '' ? 'design' : words}-${tattoo.id}.png`
}
