import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { inkBoxOf, layerAt, zoomLayer, type LayerOptions } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { HANDS, type HandName } from '#engine/lettering/hands.ts'
import { inscribe } from '#engine/lettering/inscribe.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { printSize } from '#engine/present/print-size.ts'

/** One letter, which is a picture of its own size and no caption. */
const INITIAL = /^\p{L}\p{M}*\.?$/u

export const isInitial = (written: readonly Lettering[]): boolean =>
  written.length === 1 && INITIAL.test(written[0]!.text.trim())

/** How high the letter is while the design is made. */
const HEIGHT = 560

/** Where a letter's flowers grow, as shares of its height from a corner of it: a large one at its foot with two beside it, and a lighter group at its head. */
const AT_FOOT: readonly { at: Point; size: number }[] = [
  { at: [-0.2, -0.28], size: 0.25 },
  { at: [0.3, 0.02], size: 0.3 },
  { at: [0, -0.04], size: 0.42 },
]
const AT_HEAD: readonly { at: Point; size: number }[] = [
  { at: [0.08, 0.2], size: 0.19 },
  { at: [-0.06, 0.02], size: 0.28 },
]
/** Sprigs that look out from behind them: which way their tips go, clockwise from upwards, and how long they are. */
const SPRIGS_AT_FOOT: readonly { at: Point; angle: number; long: number }[] = [
  { at: [-0.22, 0.02], angle: -1.75, long: 0.36 },
  { at: [-0.24, -0.48], angle: -0.35, long: 0.34 },
  { at: [0.52, 0.08], angle: 1.75, long: 0.36 },
]
const SPRIGS_AT_HEAD: readonly { at: Point; angle: number; long: number }[] = [
  { at: [0.2, -0.04], angle: 1.1, long: 0.26 },
  { at: [-0.24, -0.1], angle: -0.9, long: 0.24 },
]

/** Without blooms to hide their feet, sprigs spring from one point of the letter: which way, and how long they are against it. */
const SPRUNG = {
  foot: [
    { angle: -1.95, long: 0.4 },
    { angle: -1.15, long: 0.36 },
    { angle: -0.4, long: 0.46 },
    { angle: 1.7, long: 0.44 },
  ],
  head: [
    { angle: 1.5, long: 0.34 },
    { angle: 0.6, long: 0.32 },
    { angle: -0.9, long: 0.36 },
  ],
}
const sprung = (sprigs: readonly { angle: number; long: number }[]) =>
  sprigs.map(({ angle, long }) => ({
    at: [Math.sin(angle) * long * 0.46, -Math.cos(angle) * long * 0.46] as Point,
    angle,
    long,
  }))

/** The lower left and the upper right of a letter, where its company grows. */
const FOOT: Point = [-0.5, 1]
const HEAD: Point = [0.4, -1]

/** Plants without blooms. */
const LEAVES: ReadonlySet<string> = new Set([
  'leaf',
  'vine',
  'ivy',
  'laurel-wreath',
  'fern',
  'branch',
])

/** Drawings of a flower's head alone. */
const HEADS = ['bloom', 'head', 'front', 'four']
const isFlower = ({ kind, motif }: Actor) => kind === 'flower' || motif.name === 'rose'

/** What else stands with a letter: over it what is worn, at its foot the rest; how large against its height. */
const CROWNS: ReadonlySet<string> = new Set(['crown', 'halo', 'tiara', 'angel-wings', 'wing'])
const BESIDE = { crown: 0.34, foot: 0.46 }

/** Fat or joined letters would be lost among petals: an initial is a capital of stone, or a pen's where it was asked fancy. */
function handOfInitial({ writing, prompt }: BoundOptions['brief'], hand: HandName): HandName {
  if (writing.hand) return writing.hand
  if (/\b(?:fancy|elegant|ornate|swirly|cursive|script|schnörkel|elegante)\b/iu.test(prompt))
    return 'copperplate'
  return HANDS[hand].isJoined ? 'roman' : hand
}

/** A letter among its flowers, or with what it wears. Answers which words were set so. */
export function addInitial(
  build: Build,
  written: readonly Lettering[],
  { look, resources: { readFace }, brief, hand: usual, hero }: BoundOptions,
): readonly Lettering[] {
  const text = written[0]!.text.trim().replace(/\.$/, '')
  const hand = handOfInitial(brief, usual)
  const widthMm = printSize(build.layout, brief.placement).widthMm * look.fill * 0.5
  const rows = [{ text, scale: 1 }]
  const weight = weightFor(brief.writing, look)
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm, weight })
  const options = { hand, readFace, leastLine, isBold: weight === 'bold' }
  const { drawing } = inscribe(rows, {
    ...options,
    random: build.random,
    layout: null,
    ink: look.letters,
    flourish: 'none',
  })
  const layer = layerAt(
    { ...drawing, origin: { kind: 'words', text, font: hand } },
    [0, 0],
    { width: HEIGHT * 1.3, height: HEIGHT },
    { role: 'hero', halo: 1, hasVolume: false },
  )
  const box = inkBoxOf(layer)
  const things = [...build.back, ...build.middle, ...build.front]
  build.back = []
  build.front = []
  if (isFlower(hero) || LEAVES.has(hero.motif.name)) {
    const { sprigs, blooms } = garland(hero, layer, things[0])
    // What has no blooms grows before the letter as well as behind it.
    build.middle = isFlower(hero)
      ? [...sprigs, layer, ...blooms]
      : [...sprigs.slice(0, 2), layer, ...sprigs.slice(2)]
  } else {
    setBeside(things, hero, box)
    build.middle = [layer, ...things]
  }
  build.heroBox = unionOf(build.middle.map(inkBoxOf))
  build.faces = []
  build.faceBox = null
  build.mayTouchFace.add(layer)
  return written
}

/** Flowers about a letter: behind it their leaves, before it the blooms that cover no more than its foot and a corner of its head. */
function garland(
  hero: Actor,
  letter: Layer,
  like: Layer | undefined,
): { sprigs: Layer[]; blooms: Layer[] } {
  const height = boxHeight(inkBoxOf(letter))
  const variant = HEADS.find((name) => hero.motif.variants.includes(name)) ?? hero.variant
  const look = {
    role: 'support' as const,
    subject: hero.subject,
    ...(like?.tint === undefined ? {} : { tint: like.tint }),
    ...(like?.tints === undefined ? {} : { tints: like.tints }),
  }
  const foot = outermost(letter, FOOT)
  const head = outermost(letter, HEAD)
  const from = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx * height, y + dy * height]
  const bloom = (corner: Point, { at, size }: (typeof AT_FOOT)[number], seed: number) =>
    layerAt(
      drawMotif(hero.motif, { variant, seed }),
      from(corner, at),
      { width: size * height, height: size * height },
      { ...look, angle: 0.5 * (seed % 3) - 0.4 },
    )
  if (!isFlower(hero))
    return {
      sprigs: sprigsOf(letter, look, sprung(SPRUNG.foot), sprung(SPRUNG.head)),
      blooms: [],
    }
  const blooms = [
    ...AT_FOOT.map((each, i) => bloom(foot, each, i + 1)),
    ...AT_HEAD.map((each, i) => bloom(head, each, i + 4)),
  ]
  return { sprigs: sprigsOf(letter, look), blooms }
}

/** Leaves about both corners of a letter. */
function sprigsOf(
  letter: Layer,
  look: LayerOptions,
  atFoot = SPRIGS_AT_FOOT,
  atHead = SPRIGS_AT_HEAD,
): Layer[] {
  const leaf = findMotif('leaf')
  if (!leaf) return []
  const height = boxHeight(inkBoxOf(letter))
  const corners = [
    [outermost(letter, FOOT), atFoot],
    [outermost(letter, HEAD), atHead],
  ] as const
  return corners.flatMap(([[x, y], sprigs]) =>
    sprigs.map(({ at: [dx, dy], angle, long }) =>
      layerAt(
        drawMotif(leaf, { variant: 'sprig', seed: 1 }),
        [x + dx * height, y + dy * height],
        { width: long * height, height: long * height },
        { ...look, angle },
      ),
    ),
  )
}

/** The ink of a letter that lies furthest in a direction: an A has nothing in its upper corners. */
function outermost(letter: Layer, [dx, dy]: Point): Point {
  const { isInk, width, left, top, cell } = silhouetteOf([letter], inkBoxOf(letter))
  let best: Point = centreOf(inkBoxOf(letter))
  let most = -Infinity
  isInk.forEach((ink, i) => {
    const [x, y] = [left + ((i % width) + 0.5) * cell, top + (Math.floor(i / width) + 0.5) * cell]
    if (!ink || x * dx + y * dy <= most) return
    most = x * dx + y * dy
    best = [x, y]
  })
  return best
}

/** Over the letter what is worn on a head, at its right foot the rest. */
function setBeside(things: readonly Layer[], hero: Actor, [left, top, right, bottom]: Box): void {
  if (things.length === 0) return
  const height = bottom - top
  const before = unionOf(things.map(inkBoxOf))
  const isCrown = CROWNS.has(hero.motif.name)
  const long = Math.max(boxWidth(before), boxHeight(before))
  const factor = isCrown
    ? Math.min(
        (1.05 * (right - left)) / boxWidth(before),
        (BESIDE.crown * height) / boxHeight(before),
      )
    : (BESIDE.foot * height) / long
  const [w, h] = [boxWidth(before) * factor, boxHeight(before) * factor]
  const at: Point = isCrown
    ? [(left + right) / 2, top - h / 2 - 0.03 * height]
    : [right + 0.16 * w, bottom - 0.42 * h]
  const [bx, by] = centreOf(before)
  for (const layer of things) zoomLayer(layer, factor, at[0] - bx * factor, at[1] - by * factor)
}
