const SKIPPED = /\.(?:skip|todo|fixme|skipIf|runIf|fails)\b/
const GROUP = /\bdescribe\b/

/**
 * The first argument of `test(`, `describe(` and of what `test.each(…)` returns, if it is text. A test that is skipped proves
 * nothing, so its title is not there.
 */
const CALL =
  /(\b(?:test|it|describe)(?:\.\w+)*|\))\s*\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g

interface TestCall {
  /** As it is written: with `%s` and `${…}` where values go. */
  title: string
  /** Where it begins in the source. */
  index: number
  isGroup: boolean
}

/** The tests and groups in the source of a test file. */
export function readTestCalls(source: string): TestCall[] {
  return [...source.matchAll(CALL)].flatMap(({ index, 1: callee, 2: a, 3: b, 4: c }) => {
    const title = a ?? b ?? c
    if (title === undefined || SKIPPED.test(callee!)) return []
    return [{ title: title.replaceAll(/\\(.)/g, '$1'), index, isGroup: GROUP.test(callee!) }]
  })
}

/** Their titles. */
export const readTitles = (source: string) => readTestCalls(source).map(({ title }) => title)

/** What a test runner puts values in the place of. */
const HOLES = /\$\{[^}]*\}|%[sdifjoO#]|\$[a-z]\w*/g
/** A title of little but values fits everything, and so proves nothing about one of them. */
const FIXED_LETTERS_LEAST = 8

/** Whether a title as written is the one that is looked for, or becomes it once its values are filled in. */
export function isTitle(written: string, wanted: string): boolean {
  if (written === wanted) return true
  const fixed = written.split(HOLES)
  if (fixed.length === 1 || fixed.join('').length < FIXED_LETTERS_LEAST) return false
  const escaped = fixed.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('.+')}$`, 's').test(wanted)
}
