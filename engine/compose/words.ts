import type { Brief, Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { inkBoxOf, layerAt } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'
import { fitsOnBanner, rowsOnCloth } from '#engine/compose/rows-on-cloth.ts'
import { rowsToFloor } from '#engine/compose/rows-to-floor.ts'
import { runsAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { addBound } from '#engine/compose/words-bound.ts'
import { isSmallActor, matchWeight } from '#engine/compose/words-signed.ts'
import { addAround, fitsAround } from '#engine/compose/words-around.ts'
import { writable, type WordOptions } from '#engine/compose/words-as-design.ts'
import {
  aspectFor,
  handFor,
  handOnCloth,
  inkOfWords,
  isInBold,
  layoutOfWords,
  leastLineFor,
  weightFor,
} from '#engine/compose/word-choice.ts'
import { BOW_ALONE, bannersWith } from '#engine/lettering/banner.ts'
import { writeLine } from '#engine/lettering/block.ts'
import type { HandName } from '#engine/lettering/hands.ts'
import { hasInk, inscribe, rowsFor, type Text } from '#engine/lettering/inscribe.ts'
import { strokeOf } from '#engine/lettering/on-curve.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import { printSize } from '#engine/present/print-size.ts'

const NARROW: ReadonlySet<string> = new Set(['spine', 'limb', 'circle', 'infinity'])
const FISTS_MM = 150

export function placeWords(
  build: Build,
  texts: readonly Text[],
  brief: Brief,
  { look, resources: { readFace } }: WordOptions,
): void {
  const { layout: canvas, random } = build
  const wanted = handFor(brief, look, { texts, random })
  const isWritable = texts.some(({ text }) => hasInk(text, { hand: wanted, readFace }))
  const hand = isWritable ? wanted : look.hands[0]!
  const room = {
    hand,
    readFace,
    aspect: aspectFor(brief, canvas),
    lines: brief.writing.lines ?? null,
    hasVersal: brief.writing.hasLargeInitial ?? false,
  }
  const bare = rowsToFloor(texts, room, {
    placement: brief.placement,
    fill: look.fill,
    chosenMm: brief.writing.widthMm,
  })
  const layout = layoutOfWords(brief, { look, rows: bare, random })
  const onCloth = layout === 'banner' ? rowsOnCloth(texts, room) : undefined
  const rows = onCloth ?? bare
  const placeMm = printSize(canvas, brief.placement).widthMm * look.fill
  // Words on fingers are as wide as two fists, whatever one finger is.
  const usualMm = layout === 'knuckles' ? Math.max(FISTS_MM, placeMm) : placeMm
  const widthMm = brief.writing.widthMm ?? usualMm
  const weight = weightFor(brief.writing, look)
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm, weight })
  const own = inkOfWords(look, hand, rows, brief.writing.isShaded)
  // A column is as wide as one letter: two facets of a stroke would be grey from where it is seen.
  const ink = own === 'carved' && NARROW.has(layout ?? '') ? 'solid' : own
  // In a style of ornament bare letters would be another style's.
  const flourish = brief.writing.flourish ?? (look.stage === 'ornament' ? 'rich' : 'some')
  const isBanner = onCloth !== undefined
  const { drawing, isModelled } = onCloth
    ? {
        drawing: bannersWith(onCloth, { hand, readFace, leastLine, bow: BOW_ALONE }),
        isModelled: true,
      }
    : inscribe(rows, {
        hand,
        readFace,
        random,
        layout,
        ...(brief.writing.plant ? { plant: brief.writing.plant } : {}),
        ink,
        accentInk: look.letters,
        leastLine,
        flourish,
        isBold: isInBold(weight, hand, look),
        isGentle: brief.writing.layout === null,
        isOutline: brief.writing.isOutline ?? false,
      })
  const text = texts.map((each) => each.text).join('\n')
  const layer = layerAt(
    { ...drawing, origin: { kind: 'words', text, font: hand } },
    [0, 0],
    { width: 420, height: 420 },
    { role: 'hero', hasVolume: isModelled, halo: isBanner || !isModelled ? 1 : 0 },
  )
  build.middle.push(layer)
  build.heroBox = inkBoxOf(layer)
  build.isFramed = layout === 'band' || layout === 'heart' || layout === 'ring'
}

/** Adds what was asked in letters to a design of things: above where it was asked there, else below. */
export function addWords(
  build: Build,
  brief: Brief,
  { hero, ...options }: WordOptions & { hero: Actor },
): void {
  const written = writable(brief.lettering, options)
  if (written.length === 0) return
  const hand = handFor(brief, options.look, { texts: textsOf(written), random: build.random })
  const isAround = ({ position }: Lettering) =>
    position === 'around' || (position === null && brief.writing.layout === 'circle')
  const bound = addBound(build, written, { ...options, brief, hand, hero })
  const free = written.filter((each) => !bound.includes(each))
  const ring = addRing(build, free.filter(isAround), { ...options, brief, hand })
  const rest = free.filter((each) => !ring.includes(each))
  // An arch spans what it stands with, where nothing else was said.
  const isOver = ({ position }: Lettering) =>
    position === 'above' || (position === null && brief.writing.layout === 'arc')
  const above = rest.filter(isOver)
  const below = rest.filter((each) => !isOver(each))
  const shareOf = shareOfWidest([above, below], { hand, ...options.resources })
  if (below.length > 0)
    addLines(build, below, { ...options, brief, hand, side: 1, share: shareOf(below) })
  if (above.length > 0)
    addLines(build, above, { ...options, brief, hand, side: -1, share: shareOf(above) })
}

/** Words above and below a thing are one saying, and their letters of one size: how wide each side is against the wider one. */
function shareOfWidest(
  sides: readonly (readonly Lettering[])[],
  writing: { hand: HandName; readFace: EngineResources['readFace'] },
): (side: readonly Lettering[]) => number {
  const widthOf = (side: readonly Lettering[]) =>
    Math.max(
      0,
      ...rowsFor(textsOf(side), { ...writing, aspect: 5 }).map(
        ({ text, scale }) => scale * writeLine(text, writing).width,
      ),
    )
  const widest = Math.max(1, ...sides.map(widthOf))
  return (side) => widthOf(side) / widest
}

interface BesideOptions extends WordOptions {
  brief: Brief
  hand: HandName
}

interface LineOptions extends BesideOptions {
  side: 1 | -1
  /** How wide these words are against the widest that stand with the thing. */
  share: number
}

/** The words that were asked around the picture, and fit there. Answers which did. */
function addRing(
  build: Build,
  lettering: readonly Lettering[],
  { look, resources: { readFace }, brief, hand }: BesideOptions,
): readonly Lettering[] {
  const texts = textsOf(lettering)
  const rows = rowsFor(texts, { hand, readFace, aspect: 40 })
  if (rows.length === 0 || !fitsAround(rows)) return []
  const widthMm = printSize(build.layout, brief.placement).widthMm * look.fill
  const text = texts.map((each) => each.text).join('\n')
  // The ring is about as long as three times its width.
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm: widthMm * 2 })
  addAround(build, rows, { hand, readFace, leastLine, text })
  return lettering
}

function addLines(build: Build, lettering: readonly Lettering[], options: LineOptions): void {
  const { look, resources, brief, side, share } = options
  const { readFace } = resources
  const all = unionOf([...build.back, ...build.middle, ...build.front].map(inkBoxOf))
  const texts = textsOf(lettering)
  const asked = brief.writing.layout
  const isShort = texts.length === 1 && fitsOnBanner(texts[0]!.text)
  const wantsBanner = asked === 'banner' || (isShort && look.hasBanner === true && asked === null)
  const clothHand = handOnCloth(brief, look, options.hand)
  const onCloth = wantsBanner
    ? rowsOnCloth(texts, { hand: clothHand, readFace, aspect: 40 })
    : undefined
  const isBanner = onCloth !== undefined
  const hand = isBanner ? clothHand : options.hand
  const rows =
    onCloth ??
    rowsFor(texts, {
      hand,
      readFace,
      aspect: 5,
      lines: brief.writing.lines ?? null,
      hasVersal: brief.writing.hasLargeInitial ?? false,
    })
  if (rows.length === 0) return
  const wholeMm = printSize(build.layout, brief.placement).widthMm * look.fill
  const usual = widthBeside(build, all, {
    share: isBanner ? 1.12 : 1.36,
    letters: Math.max(...rows.map(({ text }) => text.length)),
  })
  const outweigh = isBanner ? 1 : outweighs(build, brief, look) * share
  const width = widthChosen(brief, { usual: usual * outweigh, perMm: boxWidth(all) / wholeMm })
  const widthMm = brief.writing.widthMm ?? wholeMm * Math.min(1, width / boxWidth(all))
  const weight = weightFor(brief.writing, look)
  const needle = leastLineFor(rows, { hand, readFace, widthMm, weight })
  const widest = Math.max(
    ...rows.map((row) => row.scale * writeLine(row.text, { hand, readFace }).width),
  )
  const fit = fitBeside(build, look, all, width)
  // Hairlines beside the thick lines of flash would be another tattoo.
  const own = look.line === undefined ? 0 : (HAIRLINE * look.line * widest) / (width * fit)
  const leastLine = Math.max(needle, own)
  const isCurved = asked === 'arc' || asked === 'arc-down' || asked === 'wave'
  // Under a thing a curve holds it as a bowl does, over it as an arch.
  const curve = asked === 'arc' && side > 0 ? 'arc-down' : asked
  const layout = isCurved || asked === 'monogram' ? curve : null
  // Where letters are the style they lead, and the thing grows out from behind them; asked under or above it, they keep clear.
  const stroke = strokeOf(rows[0]!.text, { hand, readFace, leastLine, isBold: weight === 'bold' })
  const isBefore =
    look.isLettering === true &&
    lettering.every(({ position }) => position === null) &&
    !isBanner &&
    !isCurved &&
    side > 0 &&
    rows.length === 1 &&
    stroke > BEFORE.stroke * LETTER_SIZE
  // What an arch spans is its ornament, what stands over coordinates theirs, and what grows from behind words that of those.
  const isFigures = texts.every(({ isSmall }) => isSmall)
  const usualFlourish = isBefore ? 'none' : 'some'
  const flourish =
    rows.length > 2 || isCurved || isFigures ? 'none' : (brief.writing.flourish ?? usualFlourish)
  const { random } = build
  const ink = BESIDE.has(look.letters) ? inkOfWords(look, hand, rows) : 'solid'
  const { drawing, isModelled } = isBanner
    ? {
        drawing: bannersWith(rows, { hand, readFace, leastLine, bow: side < 0 ? 0.13 : -0.1 }),
        isModelled: true,
      }
    : inscribe(rows, {
        hand,
        readFace,
        leastLine,
        random,
        layout,
        ink,
        flourish,
        isBold: isInBold(weight, hand, look),
      })
  const text = texts.map((each) => each.text).join('\n')
  const banners = 170 + BANNER_MORE * (rows.length - 1)
  const tall =
    asked === 'monogram' ? 260 : isCurved ? 0.4 * width : (100 * rows.length + 80) * outweigh
  const layer = layerAt(
    { ...drawing, origin: { kind: 'words', text, font: hand } },
    [centreOf(build.heroBox)[0], 0],
    // A width that was chosen holds, however high the words become.
    { width, height: brief.writing.widthMm === null ? (isBanner ? banners : tall) : Infinity },
    // Bare letters are ink only: a contour around them would close their counters.
    { role: 'lettering', halo: isModelled && !isBanner ? 0 : 1.2, hasVolume: isModelled },
  )
  const height = boxHeight(inkBoxOf(layer))
  // A banner lies over the rim of the design; bare letters keep clear of it.
  // Of several only the nearest does.
  const away = isBanner
    ? 0.5 * height - ((side < 0 ? 0.08 : 0.28) * height) / rows.length
    : isBefore
      ? 0.5 * height - Math.min(BEFORE.words * height, BEFORE.thing * boxHeight(all))
      : 0.5 * height + 24
  const y = side < 0 ? all[1] - away : all[3] + away
  layer.y += y - centreOf(inkBoxOf(layer))[1]
  if (!isBanner && look.line !== undefined) {
    const wanted = Math.min(MOST_HEAVIER * look.line, stroke * layer.scale * fit)
    if (wanted > look.line)
      matchWeight([...build.back, ...build.middle, ...build.front], { wanted, line: look.line })
  }
  if (!isBanner && !isBefore)
    layer.y -= side * slackOf(layer, [...build.back, ...build.middle, ...build.front], side)
  build.front.push(layer)
  build.mayTouchFace.add(layer)
}

/** How much higher than one banner each further one makes them, in canvas units. */
const BANNER_MORE = 95

/** How far words that lead lie over what they stand before: a share of their height, and of its; and how heavy they must be for it, as a share of their size. */
const BEFORE = { words: 0.36, thing: 0.2, stroke: 0.04 }

/** The thinnest stroke of words against the line of what they stand with, and how much heavier than its style's that line may become. */
const HAIRLINE = 0.7
const MOST_HEAVIER = 1.9

/** About how much a thing with words under it grows when it is fitted to its canvas. */
const fitBeside = ({ layout }: Build, { fill }: StageLook, all: Box, width: number) =>
  Math.min(
    (fill * layout.width) / Math.max(boxWidth(all), width),
    (fill * layout.height) / (boxHeight(all) + 0.28 * width),
  )

/** How much wider than usual words are: what was asked small is a small sign with them, and where letters are the style they lead. */
const outweighs = ({ cast }: Build, brief: Brief, { isLettering = false }: StageLook): number =>
  [...cast.values()].every((actor) => isSmallActor(actor, brief)) ? 2.2 : isLettering ? 1.7 : 1

/** Inks that do not fight with what the words stand beside. */
const BESIDE: ReadonlySet<string> = new Set(['lit', 'carved', 'inline', 'stippled'])

/** White between words and the thing they stand with. */
const NEAREST = 32

/** How much nearer words can come to what is drawn, by its outline and not its box: an arch comes down about a peak. */
function slackOf(layer: Layer, others: readonly Layer[], side: 1 | -1): number {
  const box = inkBoxOf(layer)
  const words = silhouetteOf([layer], box)
  const things = silhouetteOf(others, unionOf(others.map(inkBoxOf)))
  const step = 8
  let least = Infinity
  for (let x = box[0]; x <= box[2]; x += step) {
    const own = runsAt(words, x)
    if (own.length === 0) continue
    for (const aside of [-3 * step, 0, 3 * step]) {
      const met = runsAt(things, x + aside)
      if (met.length === 0) continue
      const white = side < 0 ? met[0]![0] - own.at(-1)![1] : own[0]![0] - met.at(-1)![1]
      least = Math.min(least, white)
    }
  }
  return Number.isFinite(least) ? Math.max(0, Math.min(least - NEAREST, boxHeight(box) * 0.7)) : 0
}

/** Words beside a thing that are much smaller or larger than it would be another design. */
const CHOSEN = { least: 0.4, most: 1.7 }

/** As wide as somebody chose, in canvas units, when the thing beside it keeps the size that its place gives it. */
function widthChosen(
  { writing }: Brief,
  { usual, perMm }: { usual: number; perMm: number },
): number {
  if (writing.widthMm === null) return usual
  const share = (writing.widthMm * perMm) / usual
  return usual * Math.min(CHOSEN.most, Math.max(CHOSEN.least, share))
}

/** Under an upright thing a long line is broader, or it would be fine print: against its height, and for each letter more. */
const LONG_LINE = { most: 1.05, each: 0.03 }

/** On an arm the whole is as wide as its words, so they keep to the canvas's shape. */
function widthBeside(
  { layout, heroBox }: Build,
  all: Box,
  { share, letters }: { share: number; letters: number },
): number {
  const most = Math.max(boxWidth(all), (boxHeight(all) * 1.1 * layout.width) / layout.height)
  const wanted = Math.max(
    boxWidth(heroBox) * share,
    Math.min(boxWidth(all) * 0.95, 620),
    boxHeight(all) * Math.min(LONG_LINE.most, 0.78 + LONG_LINE.each * Math.max(0, letters - 12)),
  )
  return Math.min(most, wanted)
}
