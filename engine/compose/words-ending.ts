import type { Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerAt, layerOf } from '#engine/compose/placing.ts'
import type { Layer } from '#engine/compose/scene.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { inkOfWords } from '#engine/compose/word-choice.ts'
import type { Row, WritingOptions } from '#engine/lettering/block.ts'
import { endingInHeart } from '#engine/lettering/end-heart.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { inkLetters, isColoured } from '#engine/lettering/letter-ink.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import type { Ring } from '#engine/lettering/plane.ts'
import { isUnjoined } from '#engine/lettering/scripts.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'

const WIDTH = 640

/** One plain heart after a joined word is the end of its last stroke: the pen that wrote the name draws it. Styles of packed colour have one of their own. */
export function isPenHeart(
  { motif, count }: Actor,
  rows: readonly Row[],
  { look, writing }: { look: StageLook; writing: WritingOptions },
): boolean {
  const [name] = rows
  return (
    motif.name === 'heart' &&
    count === 1 &&
    !isColoured(look.letters) &&
    HANDS[writing.hand].isJoined === true &&
    name !== undefined &&
    rows.every((row, i) => i === 0 || row.scale < name.scale) &&
    !isUnjoined(name.text)
  )
}

/** Words that end in a heart of their own line, as the whole design. False where no stroke of theirs can go on. */
export function addPenHeart(
  build: Build,
  rows: readonly Row[],
  {
    look,
    writing,
    share,
    text,
    hero,
  }: { look: StageLook; writing: WritingOptions; share: number; text: string; hero: Actor },
): boolean {
  const inscribed = endingInHeart(rows, writing, share)
  if (!inscribed) return false
  const parts = inkLetters(inscribed, inkOfWords(look, writing.hand, rows), writing.leastLine)
  const words = layerAt(
    { parts, box: tightBox(parts, 0), origin: { kind: 'words', text, font: writing.hand } },
    [0, 0],
    { width: WIDTH, height: WIDTH },
    { role: 'hero', halo: 1, hasVolume: false },
  )
  const [like] = build.middle
  const tint = like?.tint ?? like?.tints?.[0]
  build.back = []
  build.middle = tint === undefined ? [] : [filled(inscribed.heart, words, tint, hero.subject)]
  build.front = [words]
  build.heroBox = inkBoxOf(words)
  build.boxes.set(hero.subject, build.heroBox)
  build.faces = []
  build.faceBox = null
  build.mayTouchFace.add(words)
  return true
}

/** The colour that was asked for, under the line of the heart. */
function filled(heart: Ring, { x, y, scale }: Layer, tint: string, subject: number): Layer {
  const parts = partsOf([heart], { fill: 'red', stroke: 0, shade: 0.5 })
  return Object.assign(layerOf(parts, { role: 'support', subject, tint }), { x, y, scale })
}
