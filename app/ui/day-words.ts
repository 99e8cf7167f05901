/** By hand: the browser's own formatter takes longer to wake than a page of cards takes to draw. */
const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** The one way the product writes a day: 3 Nov 2026, where the reader is. */
export function dateWords(isoDate: string): string {
  const date = new Date(isoDate)
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`
}

/** A day of the calendar, 2026-11-03, which is the same one for every reader. */
export const dayWords = (day: string) => dateWords(`${day}T00:00`)
