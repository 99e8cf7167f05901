import type { Brief, Lettering } from '#engine/language/brief.ts'
import { isAskedBehind } from '#engine/compose/asked-behind.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import { inkBoxOf, layerAt, layerOf } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { boxHeight, boxWidth, centreOf, project, type Layer } from '#engine/compose/scene.ts'
import { runsAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import { leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import { isSaidOf } from '#engine/compose/bearing-words.ts'
import { addAcross } from '#engine/compose/words-across.ts'
import { addBehind } from '#engine/compose/words-behind.ts'
import { addGrown } from '#engine/compose/words-grown.ts'
import { addTrail, isTrail } from '#engine/compose/words-trail.ts'
import { addInPlace } from '#engine/compose/words-in-place.ts'
import { addStems } from '#engine/compose/words-stems.ts'
import { addPerched, perchOn } from '#engine/compose/words-perched.ts'
import { addOnPage } from '#engine/compose/words-on-page.ts'
import { addInitial, isInitial } from '#engine/compose/words-initial.ts'
import { addInside, isOpen } from '#engine/compose/words-inside.ts'
import { addSigned, isAtEnd, isSigned } from '#engine/compose/words-signed.ts'
import { addWinged, isWinged } from '#engine/compose/words-winged.ts'
import { addWound, isWinder } from '#engine/compose/words-wound.ts'
import { addHeld, isCarrier } from '#engine/compose/words-held.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { HANDS, type HandName } from '#engine/lettering/hands.ts'
import { rowsFor } from '#engine/lettering/inscribe.ts'
import { inkLetters } from '#engine/lettering/letter-ink.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import { flatLine } from '#engine/lettering/on-curve.ts'
import { boundsOf, moved, warped } from '#engine/lettering/plane.ts'
import { asStem, STEM_LETTERS_MOST } from '#engine/lettering/stem.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { printSize } from '#engine/present/print-size.ts'

export interface BoundOptions {
  brief: Brief
  look: StageLook
  resources: EngineResources
  hand: HandName
  hero: Actor
}

/** Words that are a part of the thing they stand with. Answers which were set so; the rest stands beside it. */
export function addBound(
  build: Build,
  written: readonly Lettering[],
  options: BoundOptions,
): readonly Lettering[] {
  const { brief, hero } = options
  const behind = written.filter((each) => isAskedBehind(brief, each))
  // What cannot be read from behind the picture stands beside it: before it would be the other way round.
  if (behind.length > 0 && BEHIND_LAYOUTS.has(brief.writing.layout ?? 'rows'))
    return addBehind(build, behind, options)
  if (
    isInitial(written) &&
    INITIAL_LAYOUTS.has(brief.writing.layout ?? 'rows') &&
    build.cast.size === 1
  )
    return addInitial(build, written, options)
  if (perchOn(brief) !== undefined) {
    const perched = addPerched(build, written, options)
    if (perched.length > 0) return perched
  }
  if (brief.writing.inPlace) return addInPlace(build, written, options)
  const onPage = addOnPage(build, written, options)
  if (onPage.length > 0) return onPage
  if (isOpen(hero, written) && OPEN_LAYOUTS.has(brief.writing.layout ?? 'rows'))
    return addInside(build, written, options)
  const stems =
    brief.writing.layout === 'stem' && isFlower(hero) ? addStems(build, written, options) : []
  if (stems.length > 0) return stems
  if (brief.writing.layout === 'stem' && isFlower(hero)) return addStem(build, written, options)
  if (brief.writing.layout === 'sprig' && isFlower(hero) && build.cast.size === 1) {
    const head = headOf(hero)
    return head === undefined ? [] : addGrown(build, written, { ...options, head })
  }
  if (brief.writing.layout === null && isGrownUnasked(build, written, options))
    return orElseSigned(
      addGrown(build, written, { ...options, head: headOf(hero) }),
      build,
      written,
      options,
    )
  if (brief.writing.layout === 'banner' && isCarrier(hero)) return addHeld(build, written, options)
  const across = written.filter(
    ({ position }) => position === 'across' || isInHeart(position, options),
  )
  const isWound = brief.writing.layout !== 'banner' && isWinder(hero)
  const wound = across.length > 0 && isWound ? addWound(build, across, options) : []
  if (wound.length > 0) return wound
  if (across.length > 0) return addAcross(build, across, options)
  if (brief.writing.layout === null && isWinged(hero, build, written))
    return addWinged(build, written, options)
  if (brief.writing.layout === null && isTrail(hero, build) && written.every(isUnplaced))
    return addTrail(build, written, options)
  if (isSignedHere(build, brief))
    return written.some(({ position }) => position === 'around' || position === 'inside')
      ? []
      : addSigned(build, written, options)
  const onDial = written.filter(({ kind, position }) => kind === 'date' && isOn(position))
  if (brief.writing.layout === null && onDial.length === 1) return addOnDial(build, onDial, options)
  return []
}

const isSignedHere = (build: Build, brief: Brief) =>
  SIGNED_LAYOUTS.has(brief.writing.layout ?? 'rows') &&
  (isSigned(build, brief) || isAtEnd(build, brief))

/** "With a hibiscus at the end": one word and one flower, which its last stroke bears. */
const isGrownUnasked = (
  build: Build,
  written: readonly Lettering[],
  { brief, hero, hand }: BoundOptions,
) =>
  hero.kind === 'flower' &&
  hero.count === 1 &&
  isAtEnd(build, brief) &&
  written.length === 1 &&
  !written[0]!.text.includes(' ') &&
  HANDS[hand].isJoined === true

/** A word that no stroke goes on from has its flower beside it. */
const orElseSigned = (
  grown: readonly Lettering[],
  build: Build,
  written: readonly Lettering[],
  options: BoundOptions,
) => (grown.length > 0 ? grown : addSigned(build, written, options))

/** Layouts of one line that a picture can stand before. */
const BEHIND_LAYOUTS: ReadonlySet<string> = new Set(['rows'])

/** Layouts that an open middle has room for. */
const OPEN_LAYOUTS: ReadonlySet<string> = new Set(['rows', 'monogram', 'ring', 'circle'])

/** Layouts of a single letter. */
const INITIAL_LAYOUTS: ReadonlySet<string> = new Set(['rows', 'monogram', 'arc', 'sprig'])

/** Where words stand by themselves, whatever small thing is with them. */
const SIGNED_LAYOUTS: ReadonlySet<string> = new Set([
  'rows',
  'arc',
  'arc-down',
  'wave',
  'spine',
  'limb',
])

/** In a heart that is drawn words stand on a ribbon over it; one of two lines is drawn for them alone. */
const isInHeart = (position: Lettering['position'], { brief, hero }: BoundOptions) =>
  hero.motif.name === 'heart' &&
  (position === 'inside' ||
    (position === null && isSaidOf(brief, brief.subjects[hero.subject]!)) ||
    ['heart', 'banner'].includes(brief.writing.layout ?? ''))

const isUnplaced = ({ position }: Lettering) => position === null
const isOn = (position: Lettering['position']) => position === null || position === 'inside'

const isFlower = ({ kind, motif }: Actor) =>
  kind === 'flower' || ['lavender', 'heart', 'moon', 'balloon'].includes(motif.name)

/** Drawings of the head alone: what has a stem of its own would have two. */
const HEADS = ['bloom', 'head', 'front', 'four']

export const headOf = ({ motif }: Actor) => HEADS.find((name) => motif.variants.includes(name))

/** The letters of a stem against the height of its flower. */
const STEM_LETTERS = { size: 0.3, mostLength: 2.1 }

/** The words grow from the flower's foot downwards, and their last stroke becomes its stem. */
function addStem(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand, hero }: BoundOptions,
): readonly Lettering[] {
  const text = textsOf(written)
    .map((each) => each.text)
    .join(' ')
  if (Array.from(text).length > STEM_LETTERS_MOST || build.middle.length !== 1) return []
  bareHead(build, hero)
  const box = inkBoxOf(build.middle[0]!)
  const shape = silhouetteOf(build.middle, box)
  const [x, y] = [centreOf(box)[0], runsAt(shape, centreOf(box)[0]).at(-1)?.[1] ?? box[3]]
  const widthMm = printSize(build.layout, brief.placement).widthMm * look.fill
  const leastLine = leastLineFor([{ text, scale: 1 }], {
    hand,
    readFace,
    widthMm,
    weight: weightFor(brief.writing, look),
  })
  const inscribed = asStem(text, { hand, readFace, leastLine }, { hasBud: false })
  const parts = inkLetters(inscribed, 'solid', leastLine)
  const drawing = { parts, box: tightBox(parts, 0) }
  const size = STEM_LETTERS.size * boxHeight(box)
  const length = drawing.box[3] - drawing.box[1]
  const scale = Math.min(size / inscribed.size, (STEM_LETTERS.mostLength * boxHeight(box)) / length)
  const layer = layerAt(
    { ...drawing, origin: { kind: 'words', text, font: hand } },
    [0, 0],
    { width: 1, height: 1 },
    { role: 'lettering', halo: 1, hasVolume: false },
  )
  // The head of the stem is the origin of its drawing, and hides under the flower.
  Object.assign(layer, { x, y: y - 0.04 * boxHeight(box), scale })
  build.back.push(layer)
  build.mayTouchFace.add(layer)
  return written
}

function bareHead(build: Build, hero: Actor): void {
  const variant = headOf(hero)
  const [layer] = build.middle
  if (variant === undefined || !layer || hero.variant === variant) return
  const box = inkBoxOf(layer)
  const size = Math.min(boxWidth(box), boxHeight(box))
  const drawing = drawMotif(hero.motif, { variant, seed: 1 })
  const { role, subject, tint } = layer
  build.middle = [
    layerAt(
      drawing,
      centreOf(box),
      { width: size, height: size },
      {
        role,
        subject,
        ...(tint === undefined ? {} : { tint }),
      },
    ),
  ]
  build.heroBox = inkBoxOf(build.middle[0]!)
}

/** Where the dial of a timepiece is, in the units of its drawing. */
const DIALS: Record<string, { at: Point; radius: number }> = {
  'clock/plain': { at: [0, 0], radius: 67 },
  'clock/baroque': { at: [0, 0], radius: 65 },
  'pocket-watch/chain': { at: [0, 22], radius: 54 },
}

/** A watch that shows its wheels has no room for a date: it is drawn closed. */
function showDial(layer: Layer | undefined, { motif, variant }: Actor, time: Brief['time']): void {
  const other = motif.variants.find((each) => `${motif.name}/${each}` in DIALS)
  if (!layer || other === undefined || `${motif.name}/${variant}` in DIALS) return
  const box = inkBoxOf(layer)
  const fit = { width: boxWidth(box), height: boxHeight(box) }
  Object.assign(
    layer,
    layerAt(drawMotif(motif, { variant: other, seed: 1, time: time ?? null }), centreOf(box), fit, {
      role: layer.role,
      subject: layer.subject,
    }),
  )
}

/** Where the window for a date may be: below the hands' middle, inside the numerals, in radii. */
const WINDOW = { y: 0.41, width: 0.9, height: 0.2 }

/** A date stands in a window of the dial, as on watches that show the day. */
function addOnDial(
  build: Build,
  written: readonly Lettering[],
  { look, brief, resources: { readFace }, hero }: BoundOptions,
): readonly Lettering[] {
  const layer = build.middle.find(({ subject }) => subject === hero.subject)
  showDial(layer, hero, brief.time)
  const { origin } = layer?.drawing ?? {}
  const dial = origin?.kind === 'motif' && DIALS[`${origin.motif}/${origin.variant}`]
  const [text] = rowsFor(textsOf(written), { hand: 'roman', readFace, aspect: 40 })
  if (!layer || !dial || !text || layer.angle !== 0) return []
  // A window is too low for joined letters or blackletter.
  const hand = 'roman'
  const { radius, at } = dial
  const share = (WINDOW.width * radius * layer.scale) / boxWidth(inkBoxOf(layer))
  const widthMm = printSize(build.layout, brief.placement).widthMm * look.fill * share
  const leastLine = leastLineFor([text], { hand, readFace, widthMm })
  const line = flatLine(text.text, { hand, readFace, leastLine })
  const { top, bottom } = boundsOf(line.rings)
  const scale = Math.min(
    (WINDOW.width * radius * 0.9) / line.width,
    (WINDOW.height * radius * 0.62) / (bottom - top),
  )
  const middle: Point = [at[0], at[1] + WINDOW.y * radius]
  const centred = moved(line.rings, -line.width / 2, -(top + bottom) / 2)
  const letters = warped(centred, ([x, y]): Point => [middle[0] + x * scale, middle[1] + y * scale])
  const [w, h] = [WINDOW.width * radius, WINDOW.height * radius]
  const frame = roundRect(middle[0] - w / 2, middle[1] - h / 2, w, h, h * 0.18)
  const parts = [
    { d: frame, fill: 'paper', stroke: 0.8, shade: 0 } as const,
    ...partsOf(letters, { fill: 'black', stroke: 0 }),
  ]
  const words = layerOf(parts, { role: 'lettering', hasVolume: false })
  const { x, y, scale: zoom, isMirrored } = layer
  Object.assign(words, { x, y, scale: zoom })
  if (isMirrored) words.x = project(layer, at)[0] - at[0] * zoom
  words.drawing.origin = { kind: 'words', text: text.text, font: hand }
  build.front.push(words)
  build.mayTouchFace.add(words)
  return written
}
