import type { Lettering } from '#engine/language/brief.ts'
import { bearerOf } from '#engine/compose/bearing-words.ts'
import type { Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerAt, moveLayer } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { boxWidth, centreOf, unionOf, type Layer } from '#engine/compose/scene.ts'
import { handOnCloth, leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { writeBlock, type Block, type Row } from '#engine/lettering/block.ts'
import type { HandName } from '#engine/lettering/hands.ts'
import { rowsFor, type Text } from '#engine/lettering/inscribe.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import { carried } from '#engine/lettering/marks.ts'
import { boundsOf, moved, turned, warped, type Ring } from '#engine/lettering/plane.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import type { Page } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { printSize } from '#engine/present/print-size.ts'

/** Words on the face of a thing that has room for them. Answers which were set so. */
export function addOnPage(
  build: Build,
  written: readonly Lettering[],
  options: BoundOptions,
): readonly Lettering[] {
  const at = bearerOf(options.brief)
  const bearer = at === undefined ? undefined : layerOfBearer(build, at)
  if (!bearer || written.length < options.brief.lettering.length) return []
  const pages = asRead(bearer.pages, bearer.layer)
  const layers = shared(textsOf(written), pages.length).map((texts, i) =>
    onPage(texts, pages[i]!, bearer.layer, build, options),
  )
  if (layers.some((layer) => layer === undefined)) return []
  for (const layer of layers) {
    if (!layer) continue
    // What stands before the thing stands before its words as well.
    bearer.pile.splice(bearer.pile.indexOf(bearer.layer) + 1, 0, layer)
    build.mayTouchFace.add(layer)
    standAside(build, layer, at!)
  }
  return written
}

/** The one layer that shows the thing whole, and the pages of the variant that is drawn. */
function layerOfBearer({ back, middle, front }: Build, subject: number) {
  for (const pile of [back, middle, front]) {
    const own = pile.filter((layer) => layer.subject === subject)
    const [layer] = own
    const origin = layer?.drawing.origin
    if (own.length !== 1 || !layer || layer.clip || origin?.kind !== 'motif') continue
    const pages = findMotif(origin.motif)?.pages?.[origin.variant]
    if (pages) return { pile, layer, pages }
  }
  return undefined
}

/** Line by line, and in a mirror from the other side. */
const asRead = (pages: readonly Page[], bearer: Layer): Page[] =>
  pages.toSorted((one, other) => {
    const [a, b] = [one, other].map(({ box }) => centreOf(box)) as [Point, Point]
    const isOneLine = Math.abs(a[1] - b[1]) < one.box[3] - one.box[1]
    return isOneLine ? (a[0] - b[0]) * (bearer.isMirrored ? -1 : 1) : a[1] - b[1]
  })

/** White between words and what had to step aside for them, in canvas units. */
const ASIDE = 10

/** What only stands with the thing leaves its words to be read: it moves the shortest way, and never up off its ground. */
function standAside({ back, middle, front }: Build, words: Layer, bearer: number): void {
  const [left, top, right, bottom] = inkBoxOf(words)
  const others = [...back, ...middle, ...front].filter(
    ({ subject, role }) => subject !== bearer && role !== 'lettering',
  )
  for (const group of Map.groupBy(others, ({ subject }) => subject).values()) {
    const box = unionOf(group.map(inkBoxOf))
    if (box[0] > right || box[2] < left || box[1] > bottom || box[3] < top) continue
    // What goes all about them is a wreath or a ground.
    if (box[0] < left && box[2] > right && box[1] < top && box[3] > bottom) continue
    const ways: Point[] = [
      [0, bottom + ASIDE - box[1]],
      [left - ASIDE - box[2], 0],
      [right + ASIDE - box[0], 0],
    ]
    const [dx, dy] = ways.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))[0]!
    for (const layer of group) moveLayer(layer, dx, dy)
  }
}

/** Each page its own saying, or one saying cut in half between two words. */
function shared(texts: readonly Text[], pages: number): Text[][] {
  if (pages < 2) return [[...texts]]
  if (texts.length >= pages)
    return Array.from({ length: pages }, (_, i) =>
      i === pages - 1 ? texts.slice(i) : texts.slice(i, i + 1),
    )
  const [only] = texts
  const words = only?.text.split(' ') ?? []
  if (texts.length > 1 || !only || words.length < pages) return [[...texts]]
  const cut = Math.ceil(words.length / 2)
  return [words.slice(0, cut), words.slice(cut)].map((part) => [{ ...only, text: part.join(' ') }])
}

function onPage(
  texts: readonly Text[],
  page: Page,
  bearer: Layer,
  build: Build,
  { look, resources: { readFace }, brief, hand: usual }: BoundOptions,
): Layer | undefined {
  const hand = handOnCloth(brief, look, usual)
  const [left, top, right, bottom] = page.box
  // A bent line needs its bend above and below it.
  const [width, height] = [right - left, bottom - top - Math.abs(page.sag ?? 0)]
  const all = boxWidth(build.heroBox)
  const share = (width * bearer.scale) / all
  const widthMm = printSize(build.layout, brief.placement).widthMm * look.fill * Math.min(1, share)
  const block = blockFor(texts, { width, height }, (rows) => ({
    hand,
    readFace,
    leastLine: leastLineFor(rows, {
      hand,
      readFace,
      widthMm,
      weight: weightFor(brief.writing, look),
    }),
  }))
  if (!block) return undefined
  const rings = laidOn(block, page)
  const parts = partsOf(inPlace(rings, page, bearer.isMirrored), {
    fill: page.isDark ? 'paper' : 'black',
    stroke: 0,
    shade: 0,
  })
  const text = texts.map((each) => each.text).join('\n')
  const layer = layerAt(
    { parts, box: tightBox(parts, 0), origin: { kind: 'words', text, font: hand } },
    [0, 0],
    { width: 1, height: 1 },
    { role: 'lettering', halo: 0, hasVolume: true },
  )
  // They lie in the drawing of the thing itself, and move with it.
  const { x, y, scale, angle, isMirrored } = bearer
  return Object.assign(layer, { x, y, scale, angle, isMirrored })
}

/** Letters about the origin, where their page is; in a mirror they are written the other way round, so that they read. */
function inPlace(rings: readonly Ring[], { box, angle = 0 }: Page, isMirrored: boolean): Ring[] {
  const [x, y] = centreOf(box)
  const leaning = isMirrored ? -angle : angle
  const written = turned(rings, leaning)
  if (!isMirrored) return moved(written, x, y)
  return warped(written, (point): Point => [x - point[0], y + point[1]]).map(reversed)
}

const reversed = (ring: Ring): Ring => carried(ring, ring.toReversed(), (point) => point)

type Writing = {
  hand: HandName
  readFace: BoundOptions['resources']['readFace']
  leastLine: number
}

/** Broken so that the letters are as large as the page lets them be. */
function blockFor(
  texts: readonly Text[],
  { width, height }: { width: number; height: number },
  writingOf: (rows: readonly Row[]) => Writing,
): Block | undefined {
  const plain = writingOf([])
  const words = texts.reduce((most, { text }) => Math.max(most, text.split(' ').length), 1)
  const ways = [null, 1, 2, 3, 4, 5].filter((lines) => lines === null || lines <= words)
  const blocks = ways.flatMap((lines) => {
    const rows = rowsFor(texts, { ...plain, aspect: width / height, lines })
    return rows.length === 0 ? [] : [writeBlock(rows, writingOf(rows))]
  })
  return blocks.toSorted(
    (one, other) => sizeOn(other, { width, height }) - sizeOn(one, { width, height }),
  )[0]
}

function sizeOn({ letters, size }: Block, { width, height }: { width: number; height: number }) {
  const { left, top, right, bottom } = boundsOf(letters)
  return size * Math.min(width / (right - left), height / (bottom - top))
}

/** The letters about the middle of their page, bent as its wall is. */
function laidOn({ letters }: Block, { box, sag = 0 }: Page): Ring[] {
  const { left, top, right, bottom } = boundsOf(letters)
  const half = (box[2] - box[0]) / 2
  const high = box[3] - box[1] - Math.abs(sag)
  const scale = Math.min((2 * half) / (right - left), high / (bottom - top))
  const centred = moved(letters, -(left + right) / 2, -(top + bottom) / 2)
  return warped(centred, ([x, y]) => {
    const across = (x * scale) / half
    return [x * scale, y * scale + sag * (0.5 - across * across)]
  })
}
