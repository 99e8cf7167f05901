import type { Hindrance } from '#app/platform/http/page-attempt.ts'

/**
 * What is said of a page while it comes (§2.detail.loading, §2.ideas.loading), and when it does not (§8.detail.failure,
 * §8.tattoos.failed, §8.idea.failed, §8.ideas.failed).
 */
const PAGES = [
  {
    address: /^\/tattoo\//,
    loading: 'Loading tattoo...',
    failed: 'Error fetching tattoo. Please try again later.',
  },
  {
    address: /^\/explore/,
    loading: 'Loading tattoos...',
    failed: 'Failed to fetch tattoos, please try again later.',
  },
  {
    address: /^\/ideas\/./,
    loading: 'Loading tattoo idea...',
    failed: 'Failed to fetch tattoo idea. Please try again later.',
  },
  {
    address: /^\/ideas/,
    loading: 'Loading tattoo ideas...',
    failed: 'Failed to fetch tattoo ideas. Please try again later.',
  },
]

const ANY_PAGE = { loading: 'Loading...', failed: 'The page could not be opened.' }

export const wordsOfPage = (pathname: string) =>
  PAGES.find(({ address }) => address.test(pathname)) ?? ANY_PAGE

export const REASONS: Record<Hindrance, string> = {
  unreachable: 'There is no connection at the moment. You are still where you were.',
  failed: 'Something went wrong on our side. You are still where you were.',
  slow: 'The answer is slow to come. We go on waiting, and you are still where you were.',
}
