const DAY_MS = 86_400_000

/** The day of a moment, in UTC, as the counters name it. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

export const startOfDay = (date: Date): Date => new Date(`${dayOf(date)}T00:00:00Z`)

export const daysBefore = (date: Date, days: number): Date =>
  new Date(date.getTime() - days * DAY_MS)

/** So many days up to and with this one, oldest first. */
export const listDays = (last: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(daysBefore(last, count - 1 - index)))
