import type { ReportReason } from '#shared/gallery.ts'

/** What is wrong with a design, as people choose it and as the administrator reads it. */
export const REASON_WORDS: Record<ReportReason, string> = {
  offensive: 'It is offensive',
  sexual: 'It is sexual',
  violent: 'It glorifies violence',
  hateful: 'It is hateful',
  copied: 'It copies somebody’s work',
  other: 'Something else',
}
