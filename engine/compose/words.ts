import type { Brief, Lettering } from '#engine/language/brief.ts'
import { bannerWith } from '#engine/compose/banner.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { breakLines, canWrite } from '#engine/compose/letters.ts'
import { letteringDesign, letteringLines } from '#engine/compose/lettering.ts'
import { inkBoxOf, layerAt } from '#engine/compose/placing.ts'
import type { EngineResources, FontName } from '#engine/compose/resources.ts'
import { boxHeight, boxWidth, centreOf, unionOf } from '#engine/compose/scene.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'

interface WordOptions {
  look: StageLook
  resources: EngineResources
}

/** More letters than this would have to be too small for a banner. */
const BANNER_LETTERS_MOST = 26

/** In blackletter an I looks like a J and figures are hard to tell apart: dates and numerals are set in capitals of stone. */
function fontFor(lettering: readonly Lettering[], font: FontName): FontName {
  const isFigures = lettering.some(({ kind }) => kind === 'numerals' || kind === 'date')
  return isFigures && font !== 'western' && font !== 'circus' ? 'roman' : font
}

const writable = (lettering: readonly Lettering[], { look, resources }: WordOptions) =>
  lettering.filter(({ text }) => canWrite(text, look.font, resources))

/** The words where they are the design: asked for by the style, or because nothing else can be drawn. Undefined otherwise. */
export function wordsAsDesign(
  brief: Brief,
  actors: readonly Actor[],
  options: WordOptions,
): string | undefined {
  const { look, resources } = options
  if (!look.isLettering && actors.length > 0) return undefined
  const asked = writable(brief.lettering, options)
    .map(({ text }) => text.trim())
    .join(' ')
  if (asked) return asked
  // Nothing could be drawn: its name is the nearest thing, and the brief tells the person why.
  const name = actors[0]?.motif.name.replaceAll('-', ' ') ?? brief.subjects[0]?.text ?? ''
  if (!canWrite(name, look.font, resources)) return 'Ink'
  return name.slice(0, 1).toUpperCase() + name.slice(1, 60)
}

export function placeWords(
  build: Build,
  text: string,
  lettering: readonly Lettering[],
  { look, resources }: WordOptions,
): void {
  const isWide = build.layout.width > build.layout.height
  const font = fontFor(lettering, look.font)
  const drawing = letteringDesign(text, {
    font,
    resources,
    longest: build.layout.name === 'band' ? 40 : isWide ? 22 : 13,
    isArched: build.layout.name !== 'band',
  })
  const layer = layerAt(
    { ...drawing, origin: { kind: 'words', text, font } },
    [0, 0],
    { width: 420, height: 420 },
    {
      role: 'hero',
      hasVolume: false,
    },
  )
  build.middle.push(layer)
  build.heroBox = inkBoxOf(layer)
}

/** Adds what was asked in letters to a design of things: above where it was asked there, else below. */
export function addWords(
  build: Build,
  lettering: readonly Lettering[],
  options: WordOptions,
): void {
  const written = writable(lettering, options)
  const above = written.filter(({ position }) => position === 'above')
  const below = written.filter(({ position }) => position !== 'above')
  if (below.length > 0) addLines(build, below, options, 1)
  if (above.length > 0) addLines(build, above, options, -1)
}

function addLines(
  build: Build,
  lettering: readonly Lettering[],
  { look, resources }: WordOptions,
  side: 1 | -1,
): void {
  const all = unionOf([...build.back, ...build.middle, ...build.front].map(inkBoxOf))
  const texts = lettering.map(({ text }) => text.trim())
  const font = fontFor(lettering, look.font)
  const isBanner =
    texts.length === 1 && texts[0]!.length <= BANNER_LETTERS_MOST && !look.isBannerless
  const drawing = isBanner
    ? bannerWith(texts[0]!, { font, resources, bow: side < 0 ? 0.16 : -0.14 })
    : letteringLines(
        texts.flatMap((text) => breakLines(text, 24)),
        { font, resources },
      )
  // On an arm the whole is as wide as its words, so they keep to the canvas's shape.
  const { width: canvasWidth, height: canvasHeight } = build.layout
  const most = Math.max(boxWidth(all), (boxHeight(all) * 1.1 * canvasWidth) / canvasHeight)
  const wanted = Math.max(boxWidth(build.heroBox) * 1.12, Math.min(boxWidth(all) * 0.95, 620))
  const layer = layerAt(
    { ...drawing, origin: { kind: 'words', text: texts.join('\n'), font } },
    [centreOf(build.heroBox)[0], 0],
    { width: Math.min(most, wanted), height: isBanner ? 170 : 60 * texts.length + 60 },
    // Bare letters are ink only: a contour around them would close their counters.
    { role: 'lettering', halo: 1.2, hasVolume: isBanner },
  )
  const height = boxHeight(inkBoxOf(layer))
  // A banner lies over the rim of the design; bare letters keep clear of it.
  const away = isBanner ? (side < 0 ? 0.42 : 0.22) * height : 0.5 * height + 24
  const y = side < 0 ? all[1] - away : all[3] + away
  layer.y += y - centreOf(inkBoxOf(layer))[1]
  build.front.push(layer)
  build.mayTouchFace.add(layer)
}
