const FIRST_MS = 700
const LAST_MS = 30_000
const GROWTH = 1.25

/** Some twenty minutes. Whatever takes longer takes days, and comes by mail. */
export const POLLS_MAX = 60
/** After so many the page says that it takes longer than usual. */
export const POLLS_BEFORE_APOLOGY = 12

/** Often at first, as most payments are there in a second or two. */
export function pollDelayMs(polls: number): number {
  return Math.min(Math.round(FIRST_MS * GROWTH ** (polls - 1)), LAST_MS)
}
