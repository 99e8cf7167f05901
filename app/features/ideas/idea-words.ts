import type { IdeaSummary } from '#app/features/ideas/idea-grid.tsx'

const DESCRIPTION_MAX_LENGTH = 300

/** The ideas that have a word in their name or description. */
export function filterIdeas<Idea extends IdeaSummary>(ideas: readonly Idea[], search: string) {
  const wanted = search.trim().toLowerCase().replaceAll('-', ' ')
  if (wanted === '') return ideas
  return ideas.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(wanted),
  )
}

/** A meaning as search engines want it: plain, and cut between words. */
export function plainMeaning(html: string): string {
  const text = html
    // Only a paragraph stands apart from what comes before it; emphasis is part of its sentence.
    .replaceAll('<p>', ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text.length <= DESCRIPTION_MAX_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_MAX_LENGTH))}…`
}
