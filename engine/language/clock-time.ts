/** What the hands of a clock show. */
export interface ClockTime {
  hour: number
  minute: number
}

const IN_FIGURES =
  /(?<![\d:.,/])(?<hour>[01]?\d|2[0-4])(?::| ?h ?| uhr )(?<minute>[0-5]\d)(?![\d:/])/i
const WHOLE_HOUR = /(?<![\d:.,/])(?<hour>1?\d) ?(?:o['’ ]?clock|uhr\b|heures?\b)/i

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const PAST = new RegExp(
  `\\b(?<part>half|quarter) (?<way>past|to) (?<hour>${HOURS.join('|')}|1?\\d)\\b`,
  'i',
)
const IN_WORDS = new RegExp(`\\b(?<hour>${HOURS.join('|')}) o['’ ]?clock`, 'i')

const hourOf = (said: string): number => HOURS.indexOf(said.toLowerCase()) + 1 || Number(said)

/** "Showing 4:25", "at half past three": the time a clock was asked to show. */
export function findTime(text: string): ClockTime | null {
  const past = PAST.exec(text)?.groups
  if (past) {
    const minutes = past.part!.toLowerCase() === 'half' ? 30 : 15
    const hour = hourOf(past.hour!)
    return past.way!.toLowerCase() === 'past'
      ? { hour: hour % 12, minute: minutes }
      : { hour: (hour + 11) % 12, minute: 60 - minutes }
  }
  const { hour, minute = '0' } = {
    ...(IN_FIGURES.exec(text) ?? WHOLE_HOUR.exec(text) ?? IN_WORDS.exec(text))?.groups,
  }
  return hour === undefined ? null : { hour: hourOf(hour) % 12, minute: Number(minute) }
}
