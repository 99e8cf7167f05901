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

/** Every number of a date in roman signs: 12.05.1990 -> XII.V.MCMXC. A number with no roman form stays as it is. */
export function writeInRoman(date: string): string {
  return date.replace(/\d+/g, (digits) => {
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
