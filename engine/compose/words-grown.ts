import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerAt, moveLayer } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { project, unionOf, type Layer } from '#engine/compose/scene.ts'
import { runsAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import { leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { rowsFor } from '#engine/lettering/inscribe.ts'
import { inkLetters } from '#engine/lettering/letter-ink.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import { asSprig } from '#engine/lettering/sprig.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { printSize } from '#engine/present/print-size.ts'

const WIDTH = 640
const NAME_MOST = 16
/** How large a flower is against the letters it grows from. */
const FLOWER = 1.2
/** How much of the stem its flower hides, as a share of the flower. */
const SUNK = 0.1

/** How large one is that has a stem of its own, of which its head alone is shown, with all that drifts about it. */
const WITH_STEM = 1.9
/** A stem is no wider than this, as a share of its flower, and at least so long. */
const STEM = { wide: 0.14, least: 0.12 }

/** A word whose last letter is the stem of a flower, given the variant that shows its head alone, if it has such a one. Answers which words were set so. */
export function addGrown(
  build: Build,
  written: readonly Lettering[],
  {
    look,
    resources: { readFace },
    brief,
    hand,
    hero,
    head,
  }: BoundOptions & { head: string | undefined },
): readonly Lettering[] {
  const rows = rowsFor(textsOf(written), { hand, readFace, aspect: 40 })
  if (!HANDS[hand].isJoined || rows.some(({ text }) => text.length > NAME_MOST)) return []
  const weight = weightFor(brief.writing, look)
  const widthMm = printSize(build.layout, brief.placement).widthMm * look.fill * 0.8
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm, weight })
  const grown = asSprig(rows, head === undefined ? 'stalk' : 'stem', {
    hand,
    readFace,
    leastLine,
    isUnder: false,
  })
  if (!grown) return []
  const parts = inkLetters(grown.inscribed, 'solid', leastLine)
  const text = rows.map((row) => row.text).join('\n')
  const words = layerAt(
    { parts, box: tightBox(parts, 0), origin: { kind: 'words', text, font: hand } },
    [0, 0],
    { width: WIDTH, height: WIDTH },
    { role: 'lettering', halo: 1, hasVolume: false },
  )
  const [x, y] = project(words, grown.tip.at)
  const like = build.middle[0]
  const size = (head === undefined ? WITH_STEM : FLOWER) * LETTER_SIZE * words.scale
  const flower = layerAt(
    drawMotif(hero.motif, { variant: head ?? hero.variant, seed: 1 }),
    [x, y],
    { width: head === undefined ? Infinity : size, height: size },
    {
      role: like?.role ?? 'hero',
      subject: hero.subject,
      ...(like?.tint === undefined ? {} : { tint: like.tint }),
    },
  )
  if (head === undefined) {
    if (!settleHead(flower, [x, y])) return []
  } else {
    // Its foot hides the end of the stem.
    const box = inkBoxOf(flower)
    const foot = runsAt(silhouetteOf([flower], box), x).at(-1)?.[1] ?? box[3]
    moveLayer(flower, 0, y + SUNK * size - foot)
  }
  build.back = [words]
  build.middle = [flower]
  build.heroBox = unionOf([words, flower].map(inkBoxOf))
  build.boxes.set(hero.subject, inkBoxOf(flower))
  build.faces = []
  build.faceBox = null
  build.mayTouchFace.add(words)
  return written
}

/** Cuts the stem of a flower that has one and sets its head on a point. False for one that has none. */
function settleHead(flower: Layer, [x, y]: Point): boolean {
  const box = inkBoxOf(flower)
  const { isInk, width, height, cell, left, top } = silhouetteOf([flower], box)
  const rows = Array.from({ length: height }, (_, row) => {
    const from = isInk.indexOf(1, row * width) - row * width
    const to = isInk.lastIndexOf(1, (row + 1) * width - 1) - row * width
    return from < 0 || from >= width || to < from ? undefined : ([from, to] as const)
  })
  const isThin = (row: (typeof rows)[number]) =>
    row !== undefined && row[1] - row[0] < STEM.wide * width
  const foot = rows.findLastIndex((row) => row !== undefined)
  let neck = foot
  while (neck > 0 && isThin(rows[neck - 1])) neck--
  if (foot - neck < STEM.least * height) return false
  const [from, to] = rows[neck]!
  const at: Point = [left + ((from + to + 1) / 2) * cell, top + neck * cell]
  const [l, t, r] = box
  flower.clip = [
    [l, t],
    [r, t],
    [r, at[1]],
    [l, at[1]],
  ]
  moveLayer(flower, x - at[0], y - at[1])
  return true
}
