import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { inkBoxOf, layerAt, moveLayer } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  project,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'
import { silhouetteOf, type Silhouette } from '#engine/compose/silhouette.ts'
import { inkOfWords, leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { inscribe, rowsFor } from '#engine/lettering/inscribe.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { printSize } from '#engine/present/print-size.ts'

/** A longer name would make ears of its wings. */
const NAME_MOST = 12
const WIDTH = 640
/** How high wings are, against the height and the length of the name they carry; how far they are raised; and the white between, against the name's height. */
const WINGS = { overHeight: 1.4, overLength: 0.38, raised: 0.16, white: 0.13 }
/** What of the whole width the name has. */
const SHARE = 0.52

/** Wings and nothing else stand with words that were put nowhere: they are the name's own. */
export const isWinged = (
  { kind, motif }: Actor,
  { cast }: Build,
  written: readonly Lettering[],
): boolean =>
  kind === 'wings' &&
  motif.rightAlone !== undefined &&
  cast.size === 1 &&
  written.every(({ kind: what, position }) => position === null || what === 'date')

/** A name with a wing at each of its sides, spread away from it. Answers which words were set so. */
export function addWinged(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand, hero }: BoundOptions,
): readonly Lettering[] {
  const rows = rowsFor(textsOf(written), { hand, readFace, aspect: 40 })
  const names = rows.filter(({ scale }) => scale === 1)
  if (names.length !== 1 || names[0]!.text.length > NAME_MOST || names[0] !== rows[0]) return []
  const weight = weightFor(brief.writing, look)
  const widthMm = printSize(build.layout, brief.placement).widthMm * look.fill * SHARE
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm, weight })
  const writing = {
    hand,
    readFace,
    leastLine,
    ink: inkOfWords(look, hand, rows),
    random: build.random,
    layout: null,
    // A flourish would run into the feathers.
    flourish: 'none',
    isBold: weight === 'bold',
  } as const
  const { drawing, isModelled } = inscribe(rows, writing)
  const text = rows.map((row) => row.text).join('\n')
  const words = layerAt(
    { ...drawing, origin: { kind: 'words', text, font: hand } },
    [0, 0],
    { width: WIDTH, height: WIDTH },
    { role: 'lettering', halo: isModelled ? 0 : 1, hasVolume: isModelled },
  )
  const name = onCanvas(words, inscribe(names, writing).drawing.box)
  const wings = wingsOf(hero, { name, like: build.middle[0] })
  for (const wing of wings) drawNear(wing, words, name)
  build.back = []
  build.middle = wings
  build.front.push(words)
  build.heroBox = unionOf([words, ...wings].map(inkBoxOf))
  build.boxes.set(hero.subject, build.heroBox)
  build.faces = []
  build.faceBox = null
  build.mayTouchFace.add(words)
  return written
}

const onCanvas = (layer: Layer, [left, top, right, bottom]: Box): Box => [
  ...project(layer, [left, top]),
  ...project(layer, [right, bottom]),
]

/** The left and the right one, far enough away to be drawn near. */
function wingsOf(hero: Actor, { name, like }: { name: Box; like: Layer | undefined }): Layer[] {
  const drawing = drawMotif(hero.motif, { variant: hero.motif.rightAlone!, seed: 1 })
  const height = Math.max(WINGS.overHeight * boxHeight(name), WINGS.overLength * boxWidth(name))
  const y = centreOf(name)[1] - WINGS.raised * height
  return [true, false].map((isMirrored) => {
    const wing = layerAt(
      drawing,
      [0, y],
      { width: 2 * height, height },
      {
        role: like?.role ?? 'hero',
        subject: hero.subject,
        isMirrored,
        ...(like?.tint === undefined ? {} : { tint: like.tint }),
      },
    )
    const box = inkBoxOf(wing)
    moveLayer(wing, isMirrored ? name[0] - box[2] : name[2] - box[0], 0)
    return wing
  })
}

/** Where the ink of each row begins and ends. */
function edgesOf({ width, height, left, cell, isInk }: Silhouette): ([number, number] | null)[] {
  return Array.from({ length: height }, (_, row) => {
    const ink = isInk.subarray(row * width, (row + 1) * width)
    const first = ink.indexOf(1)
    return first < 0 ? null : [left + first * cell, left + (ink.lastIndexOf(1) + 1) * cell]
  })
}

/** Moves a wing to its side of the name, as near as their outlines and not their boxes can come. */
function drawNear(wing: Layer, words: Layer, name: Box): void {
  const box = unionOf([inkBoxOf(wing), inkBoxOf(words)])
  const [feathers, letters] = [wing, words].map((layer) =>
    edgesOf(silhouetteOf([layer], box, 220)),
  ) as [ReturnType<typeof edgesOf>, ReturnType<typeof edgesOf>]
  const white = WINGS.white * boxHeight(name)
  const reach = Math.ceil((white * feathers.length) / boxHeight(box))
  let least = Infinity
  feathers.forEach((feather, row) => {
    if (!feather) return
    for (let near = row - reach; near <= row + reach; near++) {
      const letter = letters[near]
      if (!letter) continue
      const apart = wing.isMirrored ? letter[0] - feather[1] : feather[0] - letter[1]
      least = Math.min(least, apart)
    }
  })
  if (!Number.isFinite(least)) return
  moveLayer(wing, wing.isMirrored ? least - white : white - least, 0)
}
