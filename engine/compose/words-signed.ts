import { isAskedSmall, isAskedTiny } from '#engine/language/asked-small.ts'
import type { Brief, Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { canvasOfWords } from '#engine/compose/layouts.ts'
import { inkBoxOf, layerAt, zoomLayer } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'
import {
  aspectFor,
  inkOfWords,
  layoutOfWords,
  leastLineFor,
  weightFor,
} from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { lieDown, nestle } from '#engine/compose/sign-places.ts'
import { addPenHeart, isPenHeart } from '#engine/compose/words-ending.ts'
import { inscribe, rowsFor } from '#engine/lettering/inscribe.ts'
import { strokeOf } from '#engine/lettering/on-curve.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { drawMotif, type Drawing } from '#engine/motifs/motif.ts'
import { printSize } from '#engine/present/print-size.ts'

const subjectOf = ({ subject, modifiers }: Actor, { subjects }: Brief) => ({
  text: subjects[subject]?.text ?? '',
  modifiers: [...modifiers],
})

export const isSmallActor = (actor: Actor, brief: Brief): boolean =>
  isAskedSmall(subjectOf(actor, brief), brief)

/** Everything that stands with the words was asked small, and is a sign beside them. */
export const isSigned = ({ cast }: Build, brief: Brief): boolean =>
  cast.size > 0 && [...cast.values()].every((actor) => isSmallActor(actor, brief))

/** How large a sign is against the letters, which are about two thirds of their size high: what is known by its outline is as high as they are, anything with a face or parts needs more to be read. */
const SIGN = {
  plain: { tiny: 0.36, small: 0.52, own: 0.9 },
  detailed: { tiny: 0.85, small: 1.4, own: 2 },
  row: 0.25,
  /** On the line of the letters it is one of them. */
  inLine: 1.3,
}
const PLAIN_SIGNS: ReadonlySet<string> = new Set(
  'heart,star,cross,moon,sun,infinity,semicolon,arrow,lightning,paw-print,music-note,musical-note,wave,dot,lips,crown,key,drop,heartbeat,flame,leaf,feather'.split(
    ',',
  ),
)
/** In the hollow of an arch stands what it spans: as a share of the arch's width. */
const UNDER_ARCH = 0.36
/** Words are this wide while the design is made. */
const WIDTH = 640
/** White between words and their sign, in letter sizes. */
const APART = { beside: 0.2, over: 0.25 }

const AT_END =
  /\b(?:at (?:the|its) end|(?:that )?(?:ends?|ending|finish(?:es|ing)?|trail(?:s|ing)?) (?:off )?(?:in|with|into)|al final|am ende|à la fin|no final|alla fine|endet (?:in|mit)|termina (?:en|con|em)|(?:last|final) (?:letter|[a-z]) (?:that |which )?(?:turn(?:s|ing) into|becom(?:es|ing)|is|being|as|morph(?:s|ing) into)|letzter? buchstabe|última letra|dernière lettre)\b/iu

type Side = 'before' | 'after' | 'above' | 'below'

const AFTER =
  /\b(?:after|at the end|(?:end|finish)(?:s|ing|ed)? (?:in|with)|followed by|beside|next to|to the right|al final|al lado|junto|am ende|daneben|dahinter|à la fin|à côté|no final|ao lado|alla fine|accanto)\b/i
const BEFORE =
  /\b(?:before|in front of|at the (?:start|beginning)|begins? with|to the left|al principio|antes|am anfang|davor|avant|au début|no início|prima)\b/i
const ABOVE =
  /\b(?:above|over (?:it|the)|on top|overhead|topped|encima|arriba|sobre|darüber|oberhalb|au[- ]dessus|em cima|acima|sopra)\b/i
const BELOW =
  /\b(?:below|under(?:neath)?|beneath|at the bottom|debajo|abajo|darunter|unterhalb|unten|en dessous|au[- ]dessous|embaixo|abaixo|sotto)\b/i

/** Where the sign was asked, else where a studio would set it: what flies over the words, the rest after a short line and under a longer one. */
function sideFor(
  { prompt, lettering }: Brief,
  { hero, rows, random }: { hero: Actor; rows: number; random: Build['random'] },
): Side {
  const said = prompt.replaceAll(/["“„«][^"“”„«»]*["”“»]/g, ' ')
  const position = lettering[0]?.position
  // Words above a thing have it below them.
  if (position === 'above') return 'below'
  if (position === 'under') return 'above'
  if (AFTER.test(said)) return 'after'
  if (BEFORE.test(said)) return 'before'
  if (BELOW.test(said)) return 'below'
  if (ABOVE.test(said)) return 'above'
  const isAloft = ['flyer', 'sky', 'stars', 'cloud'].includes(hero.kind)
  const lot = random()
  if (rows > 1) return isAloft || lot < 0.3 ? 'above' : 'below'
  if (isAloft) return lot < 0.6 ? 'above' : 'after'
  return lot < 0.6 ? 'after' : lot < 0.85 ? 'below' : 'above'
}

/** A sign keeps what it is known by: at this size anything finer would close up. */
const PLAIN = [
  'passenger',
  'plain',
  'simple',
  'sprig',
  'single',
  'outline',
  'crescent',
  'bud',
  'open',
  'flying',
]

/** The simplest drawing of what was asked, for a hero that shows a richer one by lot. */
function plainly(build: Build, hero: Actor, brief: Brief): void {
  const variant = PLAIN.find((name) => hero.motif.variants.includes(name))
  const isAsked = brief.subjects[hero.subject]?.variant !== null
  const [layer] = build.middle
  if (build.middle.length !== 1 || !layer || !variant || isAsked || variant === hero.variant) return
  const box = inkBoxOf(layer)
  const size = Math.max(boxWidth(box), boxHeight(box))
  const { role, subject, tint, tints } = layer
  build.middle = [
    layerAt(
      drawMotif(hero.motif, { variant, seed: 1 }),
      centreOf(box),
      { width: size, height: size },
      { role, subject, ...(tint ? { tint } : {}), ...(tints ? { tints } : {}) },
    ),
  ]
}

/** Words with a small sign beside them. Answers which words were set so. */
export function addSigned(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand, hero }: BoundOptions,
): readonly Lettering[] {
  const texts = textsOf(written)
  const rows = rowsFor(texts, {
    hand,
    readFace,
    aspect: aspectFor(brief, build.layout),
    lines: brief.writing.lines ?? null,
  })
  if (rows.length === 0) return []
  const asked = layoutOfWords(brief, { look, rows, random: build.random })
  const layout = asked === 'banner' ? null : asked
  const widthMm =
    brief.writing.widthMm ?? printSize(build.layout, brief.placement).widthMm * look.fill * 0.85
  const weight = weightFor(brief.writing, look)
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm, weight })
  const writing = { hand, readFace, leastLine, isBold: weight === 'bold' }
  const text = texts.map((each) => each.text).join('\n')
  const isTiny = isAskedTiny(subjectOf(hero, brief), brief)
  const sideways = sideFor(brief, { hero, rows: rows.length, random: build.random })
  if (
    layout === null &&
    sideways === 'after' &&
    isPenHeart(hero, rows, { look, writing }) &&
    addPenHeart(build, rows, { look, writing, share: isTiny ? 0.3 : 0.38, text, hero })
  )
    return written
  const { drawing, isModelled } = inscribe(rows, {
    ...writing,
    ink: inkOfWords(look, hand, rows),
    random: build.random,
    layout,
    isGentle: brief.writing.layout === null,
    // The sign is the ornament, where nobody asked for more.
    flourish: brief.writing.flourish === 'rich' ? 'some' : 'none',
  })
  const words = layerAt(
    { ...drawing, origin: { kind: 'words', text, font: hand } },
    [0, 0],
    { width: WIDTH, height: WIDTH },
    { role: 'hero', halo: isModelled ? 0 : 1, hasVolume: isModelled },
  )
  plainly(build, hero, brief)
  const letter = LETTER_SIZE * words.scale
  const isArch = layout === 'arc'
  const isColumn = layout === 'spine' || layout === 'limb'
  const isBeside = sideways === 'after' || sideways === 'before'
  const isFlat = isColumn || isArch || rows.length > 2
  const level = isArch ? 'below' : 'above'
  const side = isFlat && (isArch || isBeside) ? level : sideways
  const measure = PLAIN_SIGNS.has(hero.motif.name) ? SIGN.plain : SIGN.detailed
  const usual = isSigned(build, brief) ? measure.small : measure.own
  const share = isTiny ? measure.tiny : usual
  const grown = side === 'after' || side === 'before' ? SIGN.inLine : 1
  const beside = letter * (share * grown + SIGN.row * (rows.length - 1))
  const size = isArch ? Math.max(beside, UNDER_ARCH * boxWidth(inkBoxOf(words))) : beside
  const signs = [...build.back, ...build.middle, ...build.front]
  setSign(signs, inkBoxOf(words), { size, side, letter })
  if (isAtEnd(build, brief)) lieDown(signs, hero, { words: inkBoxOf(words), letter })
  if (side === 'below' || side === 'above')
    nestle(signs, words, { white: APART.over * letter, isBelow: side === 'below' })
  const all = unionOf([words, ...signs].map(inkBoxOf))
  const fit = fitOf(build, all)
  if (look.line !== undefined)
    matchWeight(signs, {
      // Heavier, a small thing would close up.
      wanted: fit * Math.min(0.02 * size, strokeOf(rows[0]!.text, writing) * words.scale),
      line: look.line,
    })
  build.back = []
  build.middle = signs.map((layer) => Object.assign(layer, { role: 'support' as const }))
  build.front = [words]
  build.heroBox = inkBoxOf(words)
  for (const subject of build.cast.keys()) build.boxes.set(subject, unionOf(signs.map(inkBoxOf)))
  build.faces = []
  build.faceBox = null
  build.mayTouchFace.add(words)
  return written
}

/** One thing that was asked to stand at the end of the words, or to be what they end in. */
export const isAtEnd = ({ cast }: Build, { prompt }: Brief): boolean =>
  cast.size === 1 && AT_END.test(prompt)

/** How much the whole grows when it is fitted to its canvas at the end. */
function fitOf({ layout }: Build, all: Box): number {
  const canvas = canvasOfWords(layout, all)
  return 0.9 * Math.min(canvas.width / boxWidth(all), canvas.height / boxHeight(all))
}

const TALLEST = 1.5

/** Scales and moves what was drawn at full size to its place beside the words. */
function setSign(
  signs: readonly Layer[],
  words: Box,
  { size, side, letter }: { size: number; side: Side; letter: number },
): void {
  const before = unionOf(signs.map(inkBoxOf))
  // A sprig is longer than a heart is wide, and looks no larger.
  const [long, short] = [boxWidth(before), boxHeight(before)].toSorted((a, b) => b - a) as [
    number,
    number,
  ]
  const wanted = size / (0.45 * long + 0.55 * Math.sqrt(long * short))
  // On the line of the words nothing stands much taller than they do.
  const isInLine = side === 'after' || side === 'before'
  const factor = isInLine
    ? Math.min(wanted, (TALLEST * boxHeight(words)) / boxHeight(before))
    : wanted
  const [w, h] = [boxWidth(before) * factor, boxHeight(before) * factor]
  const [cx, cy] = centreOf(words)
  const aside = w / 2 + APART.beside * letter
  const over = h / 2 + APART.over * letter
  const at: Point =
    side === 'after'
      ? [words[2] + aside, cy]
      : side === 'before'
        ? [words[0] - aside, cy]
        : [cx, side === 'above' ? words[1] - over : words[3] + over]
  const [bx, by] = centreOf(before)
  for (const layer of signs) zoomLayer(layer, factor, at[0] - bx * factor, at[1] - by * factor)
}

/** How far the line of a thing may be from the style's own. */
const WEIGHT = { least: 0.75, most: 2.2 }

/** The line of what stands with words is about as heavy as their strokes: one pen drew both. */
export function matchWeight(
  layers: readonly Layer[],
  { wanted, line }: { wanted: number; line: number },
): void {
  const factor = Math.max(WEIGHT.least, Math.min(WEIGHT.most, wanted / line))
  for (const layer of layers) layer.drawing = inLine(layer.drawing, factor)
}

const inLine = (drawing: Drawing, factor: number): Drawing => ({
  ...drawing,
  parts: drawing.parts.map((part) => {
    const { stroke = 1, detail = 0 } = part
    // Lines of finer detail lie close to each other: they gain less.
    return stroke === 0 ? part : { ...part, stroke: stroke * (detail > 0 ? factor ** 0.4 : factor) }
  }),
})
