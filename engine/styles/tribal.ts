import { createRng } from '#shared/random.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { deepest, depthAt, inward, type Inward } from '#engine/pixels/inward.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { stampSegment } from '#engine/pixels/stamp.ts'
import { pageOf, type Shaded } from '#engine/styles/shared.ts'

/** Regions thicker than this, in canvas units, are cut into blades: smaller ones are blades themselves. */
const CUT_FROM = 44
/** Rows of blades along the rim, from outside in: where, half how wide, in parts of the way to the middle, and how many go round. */
const ROWS = [
  { at: 0.32, half: 0.1, blades: 6 },
  { at: 0.66, half: 0.12, blades: 4 },
] as const
/** How much farther in a blade ends than it begins, so that each lies over the next. */
const SLANT = 0.16

/**
 * Cuts blades of skin into large black regions, in rows along their rim: a black heart is a black heart, a tribal one is made of blades.
 * Lines of the drawing stay cut as they are.
 */
export function cutBlades(s: Shaded, black: Float32Array, isFilled: Uint8Array): void {
  const { g, f } = s
  const { w, h, id } = g
  const middles = middlesOf(s, isFilled)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const middle = middles.get(id[i]!)
      if (!middle) continue
      const deep = f.edge[Math.min(f.h2 - 1, y >> 1) * f.w2 + Math.min(f.w2 - 1, x >> 1)]!
      const u = deep / middle.depth
      // Alike on both sides of the middle.
      const round = Math.abs(Math.atan2(x - middle.x, middle.y - y)) / Math.PI
      for (const { at, half, blades } of ROWS) {
        const turn = (round * blades) / 2
        const t = turn - Math.floor(turn)
        // Blunt where it begins, drawn out to its point.
        const wide = half * smoothstep(0.03, 0.3, t) * (1 - t) ** 0.5
        const away = Math.abs(u - at - SLANT * (t - 0.5))
        black[i]! *= 1 - Math.min(1, Math.max(0, (wide - away) * middle.depth + 0.5))
      }
    }
}

interface Middle {
  x: number
  y: number
  depth: number
}

/** Regions of a kind, by their numbers, that are thick enough to be cut into blades. */
export const broadRegions = (
  s: Shaded,
  isKind: (region: Shaded['g']['regions'][number]) => boolean,
): Set<number> =>
  new Set(
    middlesOf(
      s,
      Uint8Array.from(s.g.regions, (region) => (isKind(region) ? 1 : 0)),
    ).keys(),
  )

/** The middles of the regions that are large enough, by their numbers. */
function middlesOf({ g, f }: Shaded, isFilled: Uint8Array): Map<number, Middle> {
  const least = CUT_FROM * g.pixel
  const middles = new Map<number, Middle>()
  for (let y = 0; y < f.h2; y += 2)
    for (let x = 0; x < f.w2; x += 2) {
      const depth = f.edge[y * f.w2 + x]!
      if (depth < least) continue
      const k = g.id[Math.min(g.h - 1, 2 * y) * g.w + Math.min(g.w - 1, 2 * x)]!
      if (!isFilled[k] || depth <= (middles.get(k)?.depth ?? 0)) continue
      middles.set(k, { x: 2 * x, y: 2 * y, depth })
    }
  return middles
}

/** Hooks around the hero, and how long and thick they are, in parts of its half size. */
const HOOKS = 10
const HOOK = { long: 0.72, thick: 0.07, bend: 0.85 }
/** None longer than so many times its own thickness: beyond that it is a whisker. */
const SLENDER = 9

/** How far round they go from the top, in parts of the way to the foot: below that they would be legs. */
const LOWEST = 0.72

/** Blades that grow out of the outline and bend upwards, alike on both sides. */
export function growHooks(
  { g, heroBox, seed }: Shaded,
  black: Float32Array,
  isFilled: Uint8Array,
): void {
  const { w, h, id, regions } = g
  const isHero = (x: number, y: number) => {
    const { layer } = regions[id[Math.min(h - 1, y) * w + Math.min(w - 1, x)]!]!
    return layer >= 0 && g.layers[layer]!.role === 'hero'
  }
  const body = inward(g, 4, isHero)
  const { x: cx, y: cy } = deepest(body)
  const size = Math.min(heroBox[2] - heroBox[0], heroBox[3] - heroBox[1]) / 2
  const isRooted = ({ x, y }: { x: number; y: number }, angle: number) =>
    [0.04, 0.08, 0.12].every((share) => {
      const [u, v] = [x - Math.cos(angle) * share * size, y - Math.sin(angle) * share * size]
      return isFilled[id[(v | 0) * w + (u | 0)]!] === 1
    })
  const random = createRng(seed + 17)
  const page = pageOf(g, black)
  const lengths = Array.from({ length: HOOKS / 2 }, () => 0.6 + 0.55 * random())
  for (let n = 0; n < HOOKS; n++) {
    const side = n % 2 === 0 ? 1 : -1
    const rank = n >> 1
    // From straight up down to where it stands; the very top is left to the other side.
    const angle = -Math.PI / 2 + side * Math.PI * LOWEST * ((rank + 0.6) / (HOOKS / 2))
    const root = rimAt(body, { cx, cy, angle }, g)
    // Only out of what is black itself: elsewhere it would hang in the air.
    if (!root || !isRooted(root, angle)) continue
    // A slim body has slim ones, or they are lumps on it.
    const thick = Math.min(HOOK.thick * size, 0.5 * stoutness(body, root, angle, 0.3 * size))
    const long = Math.min(HOOK.long * size, SLENDER * thick) * lengths[rank]!
    hook(page, { ...root, angle, side }, { long, thick, pixel: g.pixel })
  }
}

/** The outermost place of the hero on a ray from its middle. */
function rimAt(
  body: Inward,
  { cx, cy, angle }: { cx: number; cy: number; angle: number },
  { w, h }: { w: number; h: number },
): { x: number; y: number } | undefined {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  let found: { x: number; y: number } | undefined
  for (let r = 0; r < Math.hypot(w, h); r += body.step) {
    const [x, y] = [cx + dx * r, cy + dy * r]
    if (x < 0 || y < 0 || x >= w || y >= h) break
    const at = Math.round(y / body.step) * body.width + Math.round(x / body.step)
    if (body.values[at]! > 0) found = { x, y }
  }
  return found
}

/** How deep the body gets behind a place of its rim. */
function stoutness(
  body: Inward,
  { x, y }: { x: number; y: number },
  angle: number,
  reach: number,
): number {
  let most = 0
  for (let r = 0; r < reach; r += body.step)
    most = Math.max(most, depthAt(body, x - Math.cos(angle) * r, y - Math.sin(angle) * r))
  return most
}

const STEPS = 18
/** Canvas units that stay free at the edge of the canvas, and the shares of its length that a hook gives up to stay off it. */
const MARGIN = 14
const SHORTER = [1, 0.85, 0.7, 0.55]

interface Hook {
  x: number
  y: number
  angle: number
  side: number
}

function hook(
  page: ReturnType<typeof pageOf>,
  root: Hook,
  { long, thick, pixel }: { long: number; thick: number; pixel: number },
): void {
  const margin = MARGIN * pixel
  const isInside = ([x, y]: Point) =>
    x > margin && y > margin && x < page.width - margin && y < page.height - margin
  const path = SHORTER.map((share) => pathOf(root, share * long, thick)).find((points) =>
    points.every(isInside),
  )
  if (!path) return
  const radiusAt = (k: number) => thick * (1 - k / STEPS) ** 0.85 + 0.3
  for (let k = 0; k < STEPS; k++) {
    const [[x, y], [u, v]] = [path[k]!, path[k + 1]!]
    stampSegment(page, { x, y, radius: radiusAt(k) }, { x: u, y: v, radius: radiusAt(k + 1) })
  }
}

function pathOf({ x, y, angle, side }: Hook, long: number, thick: number): Point[] {
  // Begins inside, so that it grows out of the body.
  const path: Point[] = [[x - Math.cos(angle) * thick, y - Math.sin(angle) * thick]]
  let way = angle + side * 0.5
  for (let k = 0; k < STEPS; k++) {
    const [px, py] = path[k]!
    way -= (side * HOOK.bend * 1.7) / STEPS
    path.push([px + (Math.cos(way) * long) / STEPS, py + (Math.sin(way) * long) / STEPS])
  }
  return path
}
