import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerAt, moveLayer } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { unionOf, type Layer } from '#engine/compose/scene.ts'
import { runsAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import { leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import { headOf, type BoundOptions } from '#engine/compose/words-bound.ts'
import { inkLetters } from '#engine/lettering/letter-ink.ts'
import { asStem, STEM_LETTERS_MOST } from '#engine/lettering/stem.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { printSize } from '#engine/present/print-size.ts'

const NAMES_MOST = 5
const BETWEEN_NAMES = /,? (?:and|&|\+|y|und|et|e) |, ?/

/** How large a flower is against the letters of its stem, how much of it the stem goes under, and how far apart the stems stand. */
const FLOWER = 1.9
const SUNK = 0.1
const APART = 2.5
/** How much lower each second flower stands: heads in one row would be a fence. */
const LOWER = 0.9

/** Each name is the stem of a flower of its own, side by side as they grow. Answers which were set so. */
export function addStems(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand, hero }: BoundOptions,
): readonly Lettering[] {
  const names = textsOf(written)
    .flatMap(({ text }) => text.split(BETWEEN_NAMES))
    .filter((name) => name.trim() !== '')
  const isMany = names.length > 1 && names.length <= NAMES_MOST && hero.count > 1
  if (!isMany || names.some((name) => Array.from(name).length > STEM_LETTERS_MOST)) return []
  const widthMm = (printSize(build.layout, brief.placement).widthMm * look.fill) / 2
  const leastLine = leastLineFor(
    names.map((text) => ({ text, scale: 1 })),
    { hand, readFace, widthMm, weight: weightFor(brief.writing, look) },
  )
  const like = build.middle[0]
  const stems: Layer[] = []
  const heads: Layer[] = []
  names.forEach((name, i) => {
    const inscribed = asStem(name, { hand, readFace, leastLine }, { hasBud: false })
    const parts = inkLetters(inscribed, 'solid', leastLine)
    const drawing = { parts, box: tightBox(parts, 0) }
    const { size } = inscribed
    // Feet stand on one line, so that the longest name has the highest flower.
    const x = i * APART * size
    const y = -drawing.box[3] + (i % 2) * LOWER * size
    const stem = layerAt(
      { ...drawing, origin: { kind: 'words', text: name, font: hand } },
      [0, 0],
      { width: 1, height: 1 },
      { role: 'lettering', halo: 1, hasVolume: false },
    )
    stems.push(Object.assign(stem, { x, y, scale: 1 }))
    const variant = headOf(hero) ?? hero.variant
    const head = layerAt(
      drawMotif(hero.motif, { variant, seed: i + 1 }),
      [x, y],
      { width: FLOWER * size, height: FLOWER * size },
      {
        role: 'hero',
        subject: hero.subject,
        ...hero.colour,
        ...(like?.tint ? { tint: like.tint } : {}),
      },
    )
    // Its foot hides the end of the stem.
    const foot = runsAt(silhouetteOf([head], inkBoxOf(head)), x).at(-1)?.[1] ?? inkBoxOf(head)[3]
    moveLayer(head, 0, y + SUNK * FLOWER * size - foot)
    heads.push(head)
  })
  build.back = [...build.back.filter(({ subject }) => subject >= 0), ...stems]
  build.middle = [...build.middle.filter(({ subject }) => subject !== hero.subject), ...heads]
  build.heroBox = unionOf([...stems, ...heads].map(inkBoxOf))
  build.boxes.set(hero.subject, unionOf(heads.map(inkBoxOf)))
  for (const stem of stems) build.mayTouchFace.add(stem)
  return written
}
