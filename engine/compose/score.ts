import { piecesOf, planOf } from '#engine/compose/plan-map.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, unionOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** An arrangement to be judged, before it is fitted to the canvas. */
export interface Arranged {
  /** In painting order. */
  layers: readonly Layer[]
  faces: readonly Box[]
  /** Width of the canvas by its height. */
  aspect: number
  /** Things that may hang free by nature: moons, stars, birds. */
  isFree: (layer: Layer) => boolean
}

/** What is wrong with an arrangement: 0 is faultless, 1 is as bad as it gets. */
export interface Faults {
  /** The hero is lost among the others, or leaves them no room. */
  heroShare: number
  /** Something lies over the hero. */
  heroHidden: number
  /** Something lies over the face. */
  faceHidden: number
  /** A supporter is hardly to be seen. */
  supportHidden: number
  /** Bits that touch nothing. */
  scattered: number
  /** The ink leans to one side. */
  unbalanced: number
  /** Much of the frame stays empty. */
  thin: number
  /** Another shape than the place on the body. */
  misfit: number
}

export const WEIGHTS: Readonly<Record<keyof Faults, number>> = {
  heroShare: 1.4,
  heroHidden: 1.6,
  faceHidden: 3,
  supportHidden: 1.2,
  scattered: 2,
  unbalanced: 0.5,
  thin: 0.8,
  misfit: 0.6,
}

const CELLS = 84
/** Of the inked area, where somebody stands beside the hero. */
const HERO_SHARE = { least: 0.45, most: 0.75 }
/** Overlaps up to here read as depth. */
const HIDDEN_FREELY = 0.14
/** A supporter may stand half behind. */
const SEEN_LEAST = 0.5
/** A good design fills about half of its box. */
const FULL = 0.5

const clamp01 = (value: number) => Math.min(1, Math.max(0, value))

export function faultsOf({ layers, faces, aspect, isFree }: Arranged): Faults {
  const box = unionOf(layers.map(inkBoxOf))
  const plan = planOf(layers, box, CELLS)
  const heroes = layers.filter(({ role }) => role === 'hero')
  const isHero = layers.map(({ role }) => role === 'hero')
  const isWound = layers.some(({ slice }) => slice)
  const seen = new Float64Array(layers.length + 1)
  let [ink, sumX, sumY] = [0, 0, 0]
  for (let i = 0; i < plan.owner.length; i++) {
    const owner = plan.owner[i]!
    if (!owner) continue
    seen[owner]!++
    ink++
    sumX += i % plan.width
    sumY += Math.floor(i / plan.width)
  }
  const heroSeen = layers.reduce((sum, _, i) => sum + (isHero[i] ? seen[i + 1]! : 0), 0)
  const alone = planOf(heroes, box, CELLS)
  const heroAll = alone.owner.reduce((sum, owner) => sum + (owner ? 1 : 0), 0)
  const hasCompany = heroes.length > 0 && heroes.length < layers.length
  const share = heroSeen / Math.max(1, ink)
  const { least, most } = HERO_SHARE
  const bound = piecesOf(plan, (owner) => !isFree(layers[owner - 1]!))
  const boundInk = bound.reduce((sum, size) => sum + size, 0)
  return {
    heroShare:
      hasCompany && !isWound
        ? clamp01(Math.max((least - share) / least, (share - most) / (1 - most)))
        : 0,
    heroHidden:
      hasCompany && !isWound ? clamp01((1 - heroSeen / heroAll - HIDDEN_FREELY) / 0.4) : 0,
    faceHidden: Math.max(0, ...faces.map((face) => faceHidden(plan, alone.owner, face, isHero))),
    supportHidden: supportHidden(layers, seen, plan.cell),
    scattered: boundInk > 0 ? clamp01((1 - bound[0]! / boundInk) * 4) : 0,
    unbalanced: clamp01(
      (Math.hypot(sumX / ink / plan.width - 0.5, (sumY / ink / plan.height - 0.5) * 0.7) - 0.04) *
        5,
    ),
    thin: clamp01((FULL - ink / (plan.width * plan.height)) / FULL),
    misfit: clamp01(Math.abs(Math.log(boxWidth(box) / boxHeight(box) / aspect)) / 1.2),
  }
}

/** One number to choose by; the smaller the better. */
export const weigh = (faults: Faults): number =>
  Object.entries(WEIGHTS).reduce(
    (sum, [name, weight]) => sum + weight * faults[name as keyof Faults],
    0,
  )

function faceHidden(
  plan: ReturnType<typeof planOf>,
  alone: Uint16Array,
  face: Box,
  isHero: readonly boolean[],
): number {
  let [all, hidden] = [0, 0]
  for (let i = 0; i < alone.length; i++) {
    if (!alone[i]) continue
    const x = plan.left + ((i % plan.width) + 0.5) * plan.cell
    const y = plan.top + (Math.floor(i / plan.width) + 0.5) * plan.cell
    if (x < face[0] || y < face[1] || x > face[2] || y > face[3]) continue
    all++
    if (!isHero[plan.owner[i]! - 1]) hidden++
  }
  return all > 0 ? clamp01((hidden / all) * 3) : 0
}

/** How much of the supporter that is worst off cannot be seen; halves of what winds are meant to vanish. */
function supportHidden(layers: readonly Layer[], seen: Float64Array, cell: number): number {
  let worst = 0
  layers.forEach((layer, i) => {
    if (layer.role !== 'support' || layer.slice || layer.clip) return
    const box = inkBoxOf(layer)
    // A shape fills a little more than half of its box; exactness is not worth a picture each.
    const all = (0.55 * boxWidth(box) * boxHeight(box)) / cell ** 2
    worst = Math.max(worst, clamp01((SEEN_LEAST - seen[i + 1]! / Math.max(1, all)) / SEEN_LEAST))
  })
  return worst
}
