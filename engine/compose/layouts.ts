import { boxHeight, boxWidth, type Box, type LayoutName } from '#engine/compose/scene.ts'
import type { Placement } from '#engine/language/brief.ts'

export interface Layout {
  name: LayoutName
  width: number
  height: number
  /** Several things on a sleeve are held together by wind that runs behind them. */
  isSleeve?: boolean
  /** Between and under the breasts: the design follows their curve. */
  isSternum?: boolean
}

const CANVAS: Record<LayoutName, readonly [width: number, height: number]> = {
  square: [1000, 1000],
  tall: [720, 1000],
  wide: [1000, 700],
  band: [1000, 400],
  sleeve: [600, 1000],
  round: [1000, 1000],
  small: [1000, 1000],
}

/** The gallery's fourteen placements, and the words people use that are more exact than those. */
const BY_PLACE: Record<string, LayoutName> = {
  forearm: 'tall',
  'full sleeve': 'sleeve',
  'half sleeve': 'sleeve',
  thigh: 'tall',
  hand: 'round',
  shoulder: 'round',
  wrist: 'small',
  band: 'band',
  back: 'wide',
  calf: 'tall',
  chest: 'wide',
  sternum: 'tall',
  finger: 'small',
  ankle: 'small',
  collarbone: 'wide',
  'collar bone': 'wide',
  collar: 'wide',
  clavicle: 'wide',
  spine: 'sleeve',
  ribs: 'tall',
  neck: 'small',
  'behind the ear': 'small',
  'behind my ear': 'small',
  'behind ear': 'small',
  knuckles: 'wide',
  'shoulder cap': 'round',
  foot: 'small',
  'upper back': 'wide',
  'lower back': 'wide',
  'full back': 'tall',
}

const SLEEVE = /sleeve/
/** From shoulder to wrist, or to the elbow: an arm is about so much longer than broad. */
const ARM_LONG = { whole: 2.4, half: 1.6 }
const HALF = /half|quarter/

/** The shape of the arm that a sleeve covers. */
function sleeveOf(place: string): Layout {
  const long = HALF.test(place) ? ARM_LONG.half : ARM_LONG.whole
  return { name: 'sleeve', width: 20 * Math.round(50 / long), height: 1000, isSleeve: true }
}
const STERNUM = /sternum|under.?(?:bust|boob|breast)/

/** The canvas that suits the place on the body; square where none is given. */
export function layoutFor(placement: Placement | null): Layout {
  const asked = placement?.asked.toLowerCase() ?? ''
  const gallery = placement?.gallery.toLowerCase() ?? ''
  const name = BY_PLACE[asked] ?? BY_PLACE[gallery] ?? 'square'
  const [width, height] = CANVAS[name]
  const sleeve = [asked, gallery].find((place) => SLEEVE.test(place))
  if (sleeve) return sleeveOf(sleeve)
  const isSternum = STERNUM.test(asked) || STERNUM.test(gallery)
  return {
    name,
    width,
    height,
    ...(isSternum ? { isSternum } : {}),
  }
}

/** A chase or a pair is broad: on a square it would be a strip. The canvas keeps some air about it, and stays no band. */
const BROAD = 1.3
const MARGIN = 1.12
const LEAST_SIDE = 620

/** Somebody alone on an arm takes a shorter stretch of it, and is the larger for that. */
const LONE_ON_ARM = 540

/** A lone upright beast on a chest, or one broad moth on an arm, would leave most of its canvas empty: the canvas gives way. */
export function adaptCanvas(layout: Layout, content: Box, isGroup = false): Layout {
  const aspect = boxWidth(content) / boxHeight(content)
  const round = (value: number) => 20 * Math.round(value / 20)
  if (layout.isSleeve)
    return isGroup ? layout : { ...layout, width: Math.max(layout.width, LONE_ON_ARM) }
  if (layout.name === 'wide' && aspect < layout.width / layout.height)
    return { ...layout, height: round(1000 / Math.max(1, aspect)) }
  if ((layout.name === 'tall' || layout.name === 'sleeve') && aspect > layout.width / layout.height)
    return { ...layout, width: round(1000 * Math.min(1, aspect)) }
  if (layout.name !== 'square' || !isGroup) return layout
  if (aspect > BROAD)
    return {
      ...layout,
      name: 'wide',
      height: Math.max(LEAST_SIDE, round(MARGIN * (1000 / aspect))),
    }
  if (aspect < 1 / BROAD)
    return { ...layout, name: 'tall', width: Math.max(LEAST_SIDE, round(MARGIN * 1000 * aspect)) }
  return layout
}

/** Lower canvases are bands, which have edges of their own. */
const WORDS_LEAST_HEIGHT = 560

/** Words are seldom square: their canvas is as low as they are, so that they are as large as they can be. */
export function canvasOfWords(layout: Layout, content: Box): Layout {
  if (layout.name !== 'square') return adaptCanvas(layout, content)
  const aspect = boxWidth(content) / boxHeight(content)
  if (aspect < 1.25) return layout
  const height = 20 * Math.round((1000 / aspect + 140) / 20)
  return { name: 'wide', width: 1000, height: Math.max(WORDS_LEAST_HEIGHT, height) }
}
