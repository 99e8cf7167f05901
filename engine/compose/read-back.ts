import { unwritableLetters } from '#engine/language/unwritten.ts'
import { plainText } from '#engine/lettering/set-line.ts'
import { isWithin, marksOn, type Mark, type ShapedLine } from '#engine/lettering/marks.ts'
import { planOf } from '#engine/compose/plan-map.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { project, unionOf, type Layer, type Scene } from '#engine/compose/scene.ts'

/** So much of a glyph must be seen, by the points that know it: what crosses it or stands before it hides the rest. */
const SEEN_LEAST = 0.3
const CELLS = 320

/** What stands in the finished scene differs from what was asked: it is never inked. */
export class MisspeltError extends Error {}

/** A line of the scene, as its own glyphs spell it. */
export interface StandingLine {
  /** What was handed to the shaper. */
  asked: string
  /** What its glyphs say that are there and can be seen. */
  text: string
}

/** Every line of words in a finished scene, glyph by glyph, from the outlines that are drawn: what was cut away, left out or covered is not there. */
export function readScene({ layers, width, height }: Pick<Scene, 'layers' | 'width' | 'height'>) {
  const lines = new Map<ShapedLine, Map<number, Set<number>>>()
  layers.forEach((layer, at) => {
    if (layer.drawing.origin?.kind !== 'words') return
    const marks = layer.drawing.parts.flatMap(marksOn)
    const isSeen = sightOf(layer, layers.slice(at + 1), { width, height })
    for (const each of marks) {
      if (!isSeen(each)) continue
      const pieces = lines.get(each.line) ?? new Map<number, Set<number>>()
      lines.set(each.line, pieces)
      pieces.set(each.index, (pieces.get(each.index) ?? new Set()).add(each.piece))
    }
  })
  return Array.from(lines, ([line, pieces]): StandingLine => {
    // A letter is there when every piece of it is, and of its marks each.
    const isThere = (index: number) =>
      (pieces.get(index)?.size ?? 0) >= (line.glyphs[index]?.pieces ?? 0)
    const starts = [...new Set(line.glyphs.map(({ start }) => start))].toSorted((a, b) => a - b)
    const text = starts
      .filter((start) =>
        line.glyphs.every((glyph, index) => glyph.start !== start || isThere(index)),
      )
      .map((start) => line.glyphs.find((glyph) => glyph.start === start && glyph.text !== '')?.text)
      .join('')
    return { asked: without(line.missing, line.text), text: without(line.missing, text) }
  })
}

const without = (missing: string, text: string): string =>
  missing === ''
    ? text
    : Array.from(text.normalize('NFD'))
        .filter((letter) => !missing.normalize('NFD').includes(letter))
        .join('')

/** Whether enough of a glyph lies on the canvas, within its layer's clip and before whatever is painted after it. */
function sightOf(
  layer: Layer,
  after: readonly Layer[],
  { width, height }: { width: number; height: number },
) {
  const box = inkBoxOf(layer)
  const plan = after.length > 0 ? planOf(after, unionOf([box]), CELLS) : undefined
  return ({ points }: Mark): boolean => {
    const seen = points.filter((point) => {
      const [x, y] = project(layer, point)
      if (x < 0 || y < 0 || x > width || y > height) return false
      if (layer.clip && !isWithin(layer.clip, [x, y])) return false
      if (!plan) return true
      const [column, row] = [
        Math.floor((x - plan.left) / plan.cell),
        Math.floor((y - plan.top) / plan.cell),
      ]
      return plan.owner[row * plan.width + column] === 0
    })
    return seen.length >= SEEN_LEAST * points.length
  }
}

/** The first scene of several ways of setting them whose words are those that were asked. Throws where none is. */
export function provenScene<T>(
  asked: readonly string[],
  ways: readonly T[],
  compose: (way: T) => Scene,
): Scene {
  let wrong = ''
  for (const way of ways) {
    const scene = compose(way)
    const found = misspeltIn(scene, asked)
    if (found === undefined) return scene
    wrong = found
  }
  throw new MisspeltError(wrong)
}

/** Letters and figures alone, whatever their case: hands of capitals have no other, and signs may be drawn or left out. */
const lettersIn = (text: string): string[] =>
  Array.from(
    plainText(text)
      .normalize('NFKD')
      .toLocaleUpperCase('und')
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ).toSorted()

/** Words for which a heart, a line or a sign may stand. */
const JOINING = /(?<=^|[\s,])(?:and|y|und|et|e)(?=\s|$)/giu

const unjoined = (text: string): string => text.replaceAll(JOINING, ' ')

const spelt = (texts: readonly string[]): string => texts.flatMap(lettersIn).toSorted().join('')

/** What no face has is left out, and told. */
function inkable(text: string): string {
  const missing = new Set(unwritableLetters(text))
  return Array.from(text.normalize('NFC'))
    .filter((letter) => !missing.has(letter))
    .join('')
}

/** What is wrong with the words of a scene, in words for whoever looks for the fault; undefined where they say what was asked. */
export function misspeltIn(
  scene: Pick<Scene, 'layers' | 'width' | 'height'>,
  asked: readonly string[],
): string | undefined {
  const standing = readScene(scene)
  for (const line of standing) {
    const [is, should] = [line.text, line.asked].map((text) => text.replaceAll(/\s/g, ''))
    if (is !== should) return `"${line.text}" stands where "${line.asked}" should`
  }
  // Words of ours, the name of a thing in a style of letters, have been compared with themselves.
  if (asked.length === 0) return undefined
  const own = standing.map(({ text }) => text)
  // One line may have kept its "and" where another shows a heart.
  const isSaid = (texts: readonly string[]) =>
    spelt(texts) === spelt(own) || spelt(texts.map(unjoined)) === spelt(own.map(unjoined))
  return isSaid(asked) || isSaid(asked.map(inkable))
    ? undefined
    : `"${own.join(' / ')}" stands for "${asked.join(' / ')}"`
}
