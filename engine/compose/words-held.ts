import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { inkBoxOf, layerAt, moveLayer } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { boxHeight, boxWidth, project, unionOf, type Layer } from '#engine/compose/scene.ts'
import { leastLineFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { bannersWith } from '#engine/lettering/banner.ts'
import { rowsFor } from '#engine/lettering/inscribe.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { drawMotif, type Drawing } from '#engine/motifs/motif.ts'
import { printSize } from '#engine/present/print-size.ts'

/** How far the carriers may lean forward, until the bill is the lowest of them. */
const LEANS = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]

/** Birds that carry something, and how they fly then. */
const CARRIERS: Record<string, string> = {
  swallow: 'diving',
  dove: 'flying',
  raven: 'flying',
  eagle: 'flying',
  hawk: 'flying',
}

/** Where the bill ends in those views, in parts of width and height; all of them look to the right. */
const BILLS: Record<string, Point> = {
  'swallow/diving': [0.87, 0.96],
  'dove/flying': [0.98, 0.56],
  'raven/flying': [0.94, 0.66],
  'eagle/flying': [0.93, 0.74],
  'hawk/flying': [0.92, 0.74],
}

const LETTERS_MOST = 20

export const isCarrier = ({ motif }: Actor) => motif.name in CARRIERS

/** A banner that one bird or two hold in their bills. */
export function addHeld(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand, hero }: BoundOptions,
): readonly Lettering[] {
  const rows = rowsFor(textsOf(written), { hand, readFace, aspect: 40 })
  const isTwo = hero.count > 1
  const variant = CARRIERS[hero.motif.name]
  const bill = BILLS[`${hero.motif.name}/${variant}`]
  const isShort = rows.length === 1 && rows[0]!.text.length <= LETTERS_MOST
  if (!variant || !bill || !isShort || !hero.motif.variants.includes(variant)) return []
  const widthMm = printSize(build.layout, brief.placement).widthMm * look.fill * 0.7
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm })
  const banner = layerAt(
    {
      ...bannersWith(rows, { hand, readFace, leastLine, bow: -0.1 }),
      origin: { kind: 'words', text: rows[0]!.text, font: hand },
    },
    [0, 0],
    { width: 480, height: isTwo ? 150 : 190 },
    { role: 'lettering', halo: 1, hasVolume: true },
  )
  const birds = carriersOf(hero, { variant, bill, isTwo, like: build.middle[0]! })
  const tip = tipOf(birds[0]!.drawing, bill)
  const { ends, top } = clothOf(banner)
  birds.forEach((bird, i) => {
    const [x, y] = project(bird, tip)
    // Alone it holds the cloth on the side it looks to, so that bird and banner stand under each other.
    const at = isTwo ? ends[i]! : 0.22 * boxWidth(inkBoxOf(banner))
    moveLayer(bird, at - x, top + 0.03 * boxHeight(inkBoxOf(banner)) - y)
  })
  build.middle = birds
  build.heroBox = unionOf(birds.map(inkBoxOf))
  build.boxes.set(hero.subject, build.heroBox)
  build.faces = []
  build.faceBox = null
  build.back.push(banner)
  build.mayTouchFace.add(banner)
  return written
}

interface Carried {
  variant: string
  bill: Point
  isTwo: boolean
  like: Layer
}

function carriersOf({ motif }: Actor, { variant, bill, isTwo, like }: Carried): Layer[] {
  const drawing = drawMotif(motif, { variant, seed: 1 })
  const size = isTwo ? 400 : 380
  const { role, subject, tint } = like
  const look = { role, subject, ...(tint === undefined ? {} : { tint }) }
  const at = (lean: number, isMirrored: boolean) =>
    layerAt(
      drawing,
      [0, 0],
      { width: size, height: size },
      { ...look, isMirrored, angle: isMirrored ? -lean : lean },
    )
  // Whatever hangs lower than the bill would lie over the words.
  const hangs = (layer: Layer) => inkBoxOf(layer)[3] - project(layer, tipOf(drawing, bill))[1]
  const lean =
    LEANS.find((each) => hangs(at(each, false)) < 0.06 * size) ??
    LEANS.toSorted((a, b) => hangs(at(a, false)) - hangs(at(b, false)))[0]!
  // Two that come down steeply stand closer together.
  return isTwo ? [at(lean + 0.35, false), at(lean + 0.35, true)] : [at(lean, false)]
}

function tipOf({ box: [left, top, right, bottom] }: Drawing, [x, y]: Point): Point {
  return [left + (right - left) * x, top + (bottom - top) * y]
}

/** Where the cloth's folds are, and how high its upper corners. */
function clothOf(banner: Layer): { ends: [number, number]; top: number } {
  const [left, top, right] = inkBoxOf(banner)
  const tail = 0.13 * (right - left)
  return { ends: [left + tail, right - tail], top }
}
