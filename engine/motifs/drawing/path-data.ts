/** One command of a path and the numbers that follow it, however often they repeat it. */
export interface PathCommand {
  letter: string
  values: number[]
}

const MINUS = 45
const DOT = 46
const ZERO = 48
const NINE = 57
const CAPITAL_A = 65
const CAPITAL_Z = 90
const SMALL_E = 101
const isDigit = (code: number) => code >= ZERO && code <= NINE
/** As many digits as a double holds exactly. */
const MOST_DIGITS = 15
const POWERS = Array.from({ length: MOST_DIGITS + 1 }, (_, i) => 10 ** i)

/**
 * Reads a path of absolute commands. A design walks through megabytes of these while it is composed, so each character is looked at once;
 * a whole number divided by a power of ten rounds exactly as parsing the decimal would.
 */
export function readPathData(d: string): PathCommand[] {
  const commands: PathCommand[] = []
  let values: number[] = []
  const length = d.length
  let i = 0
  while (i < length) {
    const code = d.charCodeAt(i)
    if (code >= CAPITAL_A && code <= CAPITAL_Z) {
      values = []
      commands.push({ letter: d[i]!, values })
      i++
      continue
    }
    if (!isDigit(code) && code !== MINUS && code !== DOT) {
      i++
      continue
    }
    const start = i
    if (code === MINUS) i++
    let digits = 0
    let decimals = -1
    let whole = 0
    for (; i < length; i++) {
      const next = d.charCodeAt(i)
      if (isDigit(next)) {
        whole = whole * 10 + next - ZERO
        digits++
        if (decimals >= 0) decimals++
      } else if (next === DOT && decimals < 0) decimals = 0
      else break
    }
    if (digits > MOST_DIGITS || d.charCodeAt(i) === SMALL_E) {
      const [text] = /^-?[\d.]+(?:e-?\d+)?/.exec(d.slice(start))!
      values.push(Number(text))
      i = start + text.length
      continue
    }
    if (digits === 0) continue
    const size = decimals > 0 ? whole / POWERS[decimals]! : whole
    values.push(code === MINUS ? -size : size)
  }
  return commands
}
