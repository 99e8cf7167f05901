import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { inkBoxOf, layerAt } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'
import { inkOfWords, leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { isSmallActor } from '#engine/compose/words-signed.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { inscribe, rowsFor } from '#engine/lettering/inscribe.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { printSize } from '#engine/present/print-size.ts'

/** Small signs that go on where a name ends, and how far each is turned: paws walk away to the upper right. */
const SIGNS: Record<string, number> = { 'paw-print': 0.95, heart: 0.2, star: 0.2 }

const NAME_MOST = 14
const ROWS_MOST = 5
const WIDTH = 640

/** "With a paw print": one was asked for, and no trail. */
const ONE_SIGN =
  /\b(?:a|an|one|single|una?|eine?|une|uma?)\b[^,.;]{0,24}\b(?:paw ?print|paw|huella|pfote|patte|pata|heart|star)\b(?! ?prints)/i

/** Several of one small sign and nothing else: as large as a rose they would outshout the name. */
export const isTrail = (actor: Actor, { cast }: Build) =>
  cast.size === 1 &&
  actor.motif.name in SIGNS &&
  (actor.count > 1 || actor.motif.name === 'paw-print')

/** A name that runs on in paws, hearts or stars. Answers which words were set so. */
export function addTrail(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand, hero }: BoundOptions,
): readonly Lettering[] {
  const rows = rowsFor(textsOf(written), { hand, readFace, aspect: 40 })
  const name = rows[0]
  if (!name || rows.length > ROWS_MOST || rows.some(({ text }) => text.length > NAME_MOST))
    return []
  const widthMm = printSize(build.layout, brief.placement).widthMm * look.fill * 0.75
  const leastLine = leastLineFor(rows, {
    hand,
    readFace,
    widthMm,
    weight: weightFor(brief.writing, look),
  })
  const ink = inkOfWords(look, hand, rows)
  const { drawing, isModelled } = inscribe(rows, {
    hand,
    readFace,
    leastLine,
    ink,
    random: build.random,
    layout: null,
    // The signs are the last stroke's way on.
    flourish: HANDS[hand].isJoined ? 'none' : (brief.writing.flourish ?? 'some'),
  })
  const words = layerAt(
    {
      ...drawing,
      origin: { kind: 'words', text: rows.map(({ text }) => text).join('\n'), font: hand },
    },
    [0, 0],
    { width: WIDTH, height: WIDTH * 0.6 },
    { role: 'lettering', halo: isModelled ? 0 : 1, hasVolume: isModelled },
  )
  const box = inkBoxOf(words)
  const size = Math.min(boxHeight(box) * 0.34, boxWidth(box) * 0.13)
  const like = build.middle[0]
  const isOne = ONE_SIGN.test(brief.prompt)
  const count =
    hero.count === 1 && (isSmallActor(hero, brief) || isOne)
      ? 1
      : Math.max(3, Math.min(4, hero.count))
  const places = rows.length > 2 ? inRowUnder(box, size, count) : awayFrom(box, size, count)
  build.middle = places.map(({ at, width, angle }) =>
    layerAt(
      hero.draw(),
      at,
      { width, height: width },
      {
        role: like?.role ?? 'hero',
        subject: hero.subject,
        angle: angle * SIGNS[hero.motif.name]!,
        ...(like?.tint === undefined ? {} : { tint: like.tint }),
      },
    ),
  )
  build.front.push(words)
  build.heroBox = unionOf([box, ...build.middle.map(inkBoxOf)])
  build.boxes.set(hero.subject, build.heroBox)
  build.faces = []
  build.faceBox = null
  build.mayTouchFace.add(words)
  return written
}

interface Place {
  at: Point
  width: number
  /** Shares of the sign's own turn. */
  angle: number
}

/** Left and right in turn, each a step higher and smaller. */
const awayFrom = (box: Box, size: number, count: number): Place[] =>
  Array.from({ length: count }, (_, i) => {
    const aside = (i % 2 === 0 ? 0.34 : -0.34) * size
    return {
      at: [
        box[2] + size * (0.75 + i * 0.92) + aside * 0.5,
        box[3] - boxHeight(box) * 0.34 - i * size * 0.55 + aside,
      ],
      width: size * (1 - 0.07 * i),
      angle: 1,
    }
  })

/** Under names that stand one below the other, as many as there are. */
const inRowUnder = (box: Box, size: number, count: number): Place[] =>
  Array.from({ length: count }, (_, i) => ({
    at: [centreOf(box)[0] + (i - (count - 1) / 2) * size * 1.25, box[3] + size * 0.8],
    width: size * 0.8,
    angle: 0,
  }))
