import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { inkBoxOf, layerAt } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { boxHeight, boxWidth, centreOf } from '#engine/compose/scene.ts'
import { leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { initialsOf } from '#engine/lettering/in-frame.ts'
import { inscribe, rowsFor } from '#engine/lettering/inscribe.ts'
import { printSize } from '#engine/present/print-size.ts'

/** Things that go about an open middle, how much of them that is, and how far above their own middle it lies, as shares of their size. */
const OPEN: Readonly<Record<string, { room: number; lift: number }>> = {
  'laurel-wreath': { room: 0.46, lift: 0.05 },
  wreath: { room: 0.46, lift: 0 },
  'flower-wreath': { room: 0.46, lift: 0 },
}
/** Longer words would be too small in there. */
const LETTERS_MOST = 24

export const isOpen = (hero: Actor, written: readonly Lettering[]): boolean =>
  hero.motif.name in OPEN &&
  written.reduce((sum, { text }) => sum + text.length, 0) <= LETTERS_MOST &&
  written.every(({ position }) => position === null || position === 'inside')

/** Words within a wreath, which is there to hold them. Answers which were set so. */
export function addInside(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand: usual, hero }: BoundOptions,
): readonly Lettering[] {
  const { room, lift } = OPEN[hero.motif.name]!
  const texts = textsOf(written)
  const initials = texts.length === 1 ? initialsOf(texts[0]!.text) : undefined
  const hand = initials !== undefined && HANDS[usual].isJoined ? 'roman' : usual
  const said =
    initials === undefined ? texts : [{ text: Array.from(initials).join(' '), isSmall: false }]
  const rows = rowsFor(said, { hand, readFace, aspect: initials === undefined ? 1.3 : 40 })
  if (rows.length === 0) return []
  const box = build.boxes.get(hero.subject) ?? build.heroBox
  const [width, height] = [boxWidth(box) * room, boxHeight(box) * room]
  const whole = printSize(build.layout, brief.placement).widthMm * look.fill
  const weight = weightFor(brief.writing, look)
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm: whole * room, weight })
  const { drawing, isModelled } = inscribe(rows, {
    hand,
    readFace,
    random: build.random,
    layout: null,
    ink: 'solid',
    leastLine,
    flourish: 'none',
    isBold: weight === 'bold',
  })
  const [x, y] = centreOf(box)
  const text = texts.map((each) => each.text).join('\n')
  const layer = layerAt(
    { ...drawing, origin: { kind: 'words', text, font: hand } },
    [x, y - lift * boxHeight(box)],
    { width, height },
    { role: 'lettering', halo: 1, hasVolume: isModelled },
  )
  build.front.push(layer)
  build.heroBox = inkBoxOf(build.middle[0] ?? layer)
  build.mayTouchFace.add(layer)
  return written
}
