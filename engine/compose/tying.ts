import { lerp, type Point } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { thread, threadBow } from '#engine/motifs/drawing/thread.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Build } from '#engine/compose/build.ts'
import { boxHeight, centreOf, type Box } from '#engine/compose/scene.ts'
import { silhouetteOf, type Silhouette } from '#engine/compose/silhouette.ts'

/** Where stalks are bound, in parts of the height of the bunch: not among the heads, and not at their feet. */
const WAIST = { from: 0.6, to: 0.84 }
const ROWS = 24
/** As often it goes round, how close and how much on the slant, in parts of the height. */
const TURNS = { count: 4, apart: 0.011, slant: 0.008, sag: 0.005 }
/** The bow, in parts of the height: even about one stalk it is seen, and it never hides what it ties. */
const BOW = { least: 0.0022, most: 0.0034, size: 0.032 }

/** Flowers and crossed things are tied together; all else a thread winds about. */
export function isBundle({ cast, middle, boxes }: Build, target: Box): boolean {
  const hero = cast.get(middle[0]?.subject ?? -1)
  if (!hero || target !== boxes.get(hero.subject)) return false
  return hero.motif.category === 'plant' || hero.count > 1 || hero.variant === 'crossed'
}

/** From the first ink to the last at a height: all the stalks there are, for it goes round them together. */
function breadthAt(shape: Silhouette, y: number): { x: number; half: number } | undefined {
  const row = Math.floor((y - shape.top) / shape.cell)
  const cells = Array.from({ length: shape.width }, (_, x) => x).filter(
    (x) => shape.isInk[row * shape.width + x],
  )
  if (cells.length === 0) return undefined
  const [from, to] = [cells[0]!, cells.at(-1)! + 1]
  return {
    x: shape.left + ((from + to) / 2) * shape.cell,
    half: ((to - from) / 2) * shape.cell,
  }
}

/** Some turns about the waist of a bunch, and a small bow before them. */
export function tieTogether({ middle }: Build, target: Box): { back: Part[]; front: Part[] } {
  const height = boxHeight(target)
  const shape = silhouetteOf(middle, target)
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const y = target[1] + lerp(WAIST.from, WAIST.to, i / (ROWS - 1)) * height
    const breadth = breadthAt(shape, y)
    return breadth && { y, ...breadth }
  }).filter((row) => row !== undefined)
  const least = Math.min(...rows.map(({ half }) => half))
  const [x, y] = centreOf(target)
  const waist = rows.find(({ half }) => half === least) ?? { x, y, half: 0 }
  const reach = waist.half + 0.004 * height
  const unit = Math.max(BOW.least, Math.min(BOW.most, (BOW.size * reach) / height)) * height
  const turn = (i: number, side: 1 | -1): Part => {
    const at = waist.y + (i - (TURNS.count - 1) / 2) * TURNS.apart * height
    const way: Point[] = [
      [waist.x - reach, at - side * TURNS.slant * height],
      [waist.x, at + TURNS.sag * height],
      [waist.x + reach, at + side * TURNS.slant * height],
    ]
    return thread(way, unit)
  }
  const turns = (side: 1 | -1) => Array.from({ length: TURNS.count }, (_, i) => turn(i, side))
  return {
    back: turns(-1),
    front: [...turns(1), ...placed(threadBow(), { x: waist.x, y: waist.y, scale: unit })],
  }
}
