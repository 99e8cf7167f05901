import type { Brief, Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { inkBoxOf, layerAt, moveLayer } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { boxHeight, project, unionOf, type Layer } from '#engine/compose/scene.ts'
import { lowestInk, silhouetteOf } from '#engine/compose/silhouette.ts'
import { aspectFor, inkOfWords, leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { writeBlock, type Block } from '#engine/lettering/block.ts'
import { inscribe, rowsFor } from '#engine/lettering/inscribe.ts'
import { boundsOf } from '#engine/lettering/plane.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { printSize } from '#engine/present/print-size.ts'

const WIDTH = 640
/** How high somebody is who sits on letters, in letter sizes: large enough that a face can be read. */
const HIGH = 1.35
/** Feet stand a little into the letter, so that they hold it. */
const INTO = 0.03
/** Views of who sits by themselves; those on a branch would bring it. */
const SITTING = ['standing', 'sitting', 'perched', 'resting', 'curled', 'lying']

const SITS =
  /\b(?:sat|sits?|sitting|perch(?:ed|es|ing)|stands?|standing|rest(?:s|ing)|asleep|sleeping|posad[oa]|sentad[oa]|sitzt|sitzend|assise?|posée?|sedut[oa]|pousad[oa]) (?:on|upon|atop|on top of|en|sobre|auf|sur|su|sull[ao']|em|n[ao]) (?:the |la |el |le |l['’]|de[mnr] |das )?(?:(?<whole>words?|name|letters|lettering|text|wort|palabra|mot|parola|palavra|["'“„«])|(?:(?<last>last|última?|letzten?|dernière|ultima) letter|letra)|(?:letter |letra |lettre |lettera |buchstaben )?["'“]?(?<letter>\p{L})["'”’]?(?![\p{L}]))/iu

/** The letter that somebody was asked to sit on: empty for the words as a whole; undefined where nobody was. */
export function perchOn({ prompt, lettering }: Brief): string | undefined {
  if (lettering.length !== 1) return undefined
  const { whole, last, letter } = SITS.exec(prompt)?.groups ?? {}
  if (last !== undefined) return lettering[0]!.text.at(-1)
  if (letter !== undefined)
    return lettering[0]!.text.toLowerCase().includes(letter.toLowerCase()) ? letter : undefined
  return whole === undefined ? undefined : ''
}

/** Somebody small who sits on a letter. Answers which words were set so. */
export function addPerched(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand, hero }: BoundOptions,
): readonly Lettering[] {
  const letter = perchOn(brief)
  if (letter === undefined || build.cast.size !== 1 || !isLiving(hero) || hero.count > 1) return []
  const rows = rowsFor(textsOf(written), {
    hand,
    readFace,
    aspect: aspectFor(brief, build.layout),
    lines: brief.writing.lines ?? null,
  })
  if (rows.length === 0) return []
  const weight = weightFor(brief.writing, look)
  const widthMm =
    brief.writing.widthMm ?? printSize(build.layout, brief.placement).widthMm * look.fill
  const writing = {
    hand,
    readFace,
    leastLine: leastLineFor(rows, { hand, readFace, widthMm, weight }),
    isBold: weight === 'bold',
  }
  const seat = seatOn(writeBlock(rows, { ...writing, isStaggered: true }), letter)
  if (!seat) return []
  const { drawing, isModelled } = inscribe(rows, {
    ...writing,
    ink: inkOfWords(look, hand, rows),
    random: build.random,
    layout: 'rows',
    flourish: 'none',
  })
  const words = layerAt(
    { ...drawing, origin: { kind: 'words', text: written[0]!.text, font: hand } },
    [0, 0],
    { width: WIDTH, height: WIDTH },
    { role: 'hero', halo: isModelled ? 0 : 1, hasVolume: isModelled },
  )
  const size = HIGH * LETTER_SIZE * words.scale
  const variant =
    [...(hero.variant === 'perched' ? [] : [hero.variant]), ...SITTING].find(
      (name) => SITTING.includes(name) && hero.motif.variants.includes(name),
    ) ?? hero.variant
  const sitter: Layer = layerAt(
    drawMotif(hero.motif, { variant, seed: 1 }),
    [0, 0],
    { width: size * 1.6, height: size },
    { role: 'support', subject: hero.subject, ...hero.colour },
  )
  const [x, y] = project(words, seat)
  const box = inkBoxOf(sitter)
  const foot = lowestInk(silhouetteOf([sitter], box))
  moveLayer(sitter, x - (box[0] + box[2]) / 2, y + INTO * boxHeight(box) - foot)
  build.back = []
  build.middle = [sitter]
  build.front = [words]
  build.heroBox = unionOf([words, sitter].map(inkBoxOf))
  build.boxes.set(hero.subject, inkBoxOf(sitter))
  build.faces = []
  build.faceBox = null
  build.mayTouchFace.add(words)
  return written
}

/** The top of a letter of the first row for the whole, or of the last such letter. */
function seatOn({ rows }: Block, letter: string): Point | undefined {
  const wanted = letter.toLocaleLowerCase('und')
  const seats = (letter === '' ? rows.slice(0, 1) : rows).flatMap((row) =>
    row.line.glyphs.flatMap((glyph): Point[] => {
      const isIt = letter === '' || glyph.text.toLocaleLowerCase('und') === wanted
      if (!isIt || glyph.rings.length === 0) return []
      const { left, right, top } = boundsOf(glyph.rings)
      return [[(left + right) / 2 + row.dx, top + row.baseline]]
    }),
  )
  if (letter !== '') return seats.at(-1)
  // On the whole word one sits in its middle.
  return seats[Math.floor(seats.length / 2)]
}
