type DayOptions = { now: Date; locale?: string; month?: 'short' | 'long' }

/** The year is said only when it is another one. */
export function dayWords(isoDate: string, { now, locale, month = 'short' }: DayOptions): string {
  const date = new Date(isoDate)
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month,
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}
