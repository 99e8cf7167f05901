const MONTHS_PER_YEAR = 12
export const DAY_SECONDS = 24 * 60 * 60
export const HOUR_SECONDS = 60 * 60

/** The first end of a month, counted from the anchor, that lies after the given moment. All in seconds since 1970. */
export function nextPeriodEnd(anchor: number, after: number): number {
  const start = new Date(anchor * 1000)
  const now = new Date(after * 1000)
  let months =
    (now.getUTCFullYear() - start.getUTCFullYear()) * MONTHS_PER_YEAR +
    now.getUTCMonth() -
    start.getUTCMonth()
  while (addMonths(anchor, months) <= after) months += 1
  return addMonths(anchor, months)
}

/** Counts from the anchor, so a subscription of the 31st ends on the 28th of February and on the 31st of March. */
function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime() / 1000
}
