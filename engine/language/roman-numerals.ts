const SIGNS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** Beyond this the old signs run out and the line would be all M. */
const LARGEST = 3_999

/** The first three letters of the months' names in the five languages. */
const MONTHS =
  'jan ene | feb fev | mar maa | apr abr avr | may mai mag | jun jui | jul | aug ago aou | sep set | oct okt out | nov | dec dic dez'
    .split(' | ')
    .map((names) => names.split(' '))

/** A month's name as its number, and dots between the parts: June 5 2010 -> 6.5.2010. */
function withMonthNumber(date: string): string {
  if (!/\p{L}{3}/u.test(date)) return date
  const bare = date.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare
    .replace(/(\d)(?:st|nd|rd|th|\.)(?= )/g, '$1')
    .replace(/\b(?:de|of)\b/g, ' ')
    .replace(/[a-z]{3,}\.?/g, (name) => {
      // July and June begin alike in French.
      if (name.startsWith('juil')) return '7'
      const month = MONTHS.findIndex((names) => names.includes(name.slice(0, 3)))
      return month < 0 ? name : String(month + 1)
    })
    .trim()
    .replace(/[ ,]+/g, '.')
}

/** Every number of a date in roman signs: 12.05.1990 -> XII.V.MCMXC. A number with no roman form stays as it is. */
export function writeInRoman(date: string): string {
  return withMonthNumber(date).replace(/\d+/g, (digits) => {
    let rest = Number(digits)
    if (rest < 1 || rest > LARGEST) return digits
    let roman = ''
    for (const [value, sign] of SIGNS) {
      while (rest >= value) {
        roman += sign
        rest -= value
      }
    }
    return roman
  })
}
