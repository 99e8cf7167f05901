import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import { layerAt } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'
import { leastLineFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { bannersWith } from '#engine/lettering/banner.ts'
import { writeBlock } from '#engine/lettering/block.ts'
import { rowsFor } from '#engine/lettering/inscribe.ts'
import { inkLetters } from '#engine/lettering/letter-ink.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import { offset } from '#engine/lettering/polygons.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import { printSize } from '#engine/present/print-size.ts'

/** Longer words would have to be too small to be read before a picture. */
const LETTERS_MOST = 22

/** So many ribbons lie over a heart, and how much higher than one they all may be. */
const RIBBONS_MOST = 3
const SEVERAL = 2.1

/** How large words may be against what they cross: wider than an upright blade, narrower than an arrow that lies. */
function roomOver(box: Box): { width: number; height: number } {
  const [width, height] = [boxWidth(box), boxHeight(box)]
  if (width > 1.6 * height) return { width: 0.56 * width, height: 0.3 * width }
  return {
    width: Math.min(Math.max(width * 1.16, height * 0.9), width * 2.6),
    height: height * 0.32,
  }
}

/** Words that a blade goes through, or that lie over a heart on a ribbon. Answers which were set so. */
export function addAcross(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand, hero }: BoundOptions,
): readonly Lettering[] {
  const texts = textsOf(written)
  const rows = rowsFor(texts, { hand, readFace, aspect: 40 })
  // A heart has room for a ribbon of each of its names; a blade goes through one line.
  const most = hero.motif.name === 'heart' ? RIBBONS_MOST : 1
  const isLong = rows.some(({ text }) => text.length > LETTERS_MOST)
  if (rows.length === 0 || rows.length > most || isLong) return []
  const box = build.boxes.get(hero.subject) ?? build.heroBox
  const one = roomOver(box)
  const room = { ...one, height: one.height * (rows.length > 1 ? SEVERAL : 1) }
  const whole = printSize(build.layout, brief.placement).widthMm * look.fill
  const widthMm = (whole * room.width) / Math.max(room.width, boxWidth(box))
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm })
  const isRibbon = hero.motif.name === 'heart' || brief.writing.layout === 'banner'
  // A face looks out over the words; a blade is crossed in its middle.
  const height = hero.kind === 'figure' ? 0.74 : hero.motif.name === 'heart' ? 0.5 : 0.56
  const drawing = isRibbon
    ? bannersWith(rows, { hand, readFace, leastLine, bow: 0, wave: 0.035 })
    : clearOf(rows, { hand, readFace, leastLine })
  const layer = layerAt(
    {
      ...drawing,
      origin: { kind: 'words', text: rows.map((row) => row.text).join('\n'), font: hand },
    },
    [centreOf(box)[0], box[1] + boxHeight(box) * height],
    room,
    { role: 'lettering', halo: 1, hasVolume: isRibbon },
  )
  build.front.push(layer)
  build.mayTouchFace.add(layer)
  return written
}

/** Letters on bare skin of their own shape: what passes behind them ends a little before them. */
function clearOf(
  rows: Parameters<typeof writeBlock>[0],
  options: Parameters<typeof writeBlock>[1],
) {
  const block = writeBlock(rows, options)
  const inscribed = {
    letters: block.rows.map(({ rings }) => rings),
    ornament: [],
    size: block.size,
    missing: block.missing,
  }
  const parts = [
    ...partsOf(offset(block.letters, block.size * 0.05), { fill: 'paper', stroke: 0 }),
    ...inkLetters(inscribed, 'solid', options.leastLine),
  ]
  return { parts, box: tightBox(parts, 0) }
}
