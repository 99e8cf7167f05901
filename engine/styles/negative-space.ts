import type { Ink } from '#engine/render/artwork.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { blur } from '#engine/pixels/blur.ts'
import { dots } from '#engine/pixels/dots.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm } from '#engine/pixels/noise.ts'
import { stampDots } from '#engine/pixels/stamp.ts'
import { dotwork } from '#engine/styles/dotwork.ts'
import { clearOfWords, distanceToWords } from '#engine/styles/clear-of-words.ts'
import { fadeAtRim, pageOf, type Shaded } from '#engine/styles/shared.ts'

/** Half the breadth of the black around the thing, in canvas units. */
const GROUND = 46
/** How much of the softened shape is packed, and how little of it still has a dot. */
const [PACKED, LAST] = [0.2, 0.012]
/** Shade as deep as this runs over into the ground. */
const [DUSK, NIGHT] = [0.58, 0.68]
/** The disc behind a thing that has no stage: its radius in parts of the longer side of the thing, and of the canvas at most. */
const [DISC, WIDEST] = [0.54, 0.48]
/** A disc that words leave less room than this, in parts of its radius, lies behind them. */
const LEAST_DISC = 0.5
/** How far beyond its rim, in parts of its radius, the last dot lies. */
const SCATTER = 0.2

/**
 * The ground is inked, the thing is the skin that is left: a disc of packed black behind it, dissolving into dots where it ends, with
 * the thing's own shade lost in it. Where a stage stands behind it that is the ground.
 */
export function negativeSpace(s: Shaded): Ink {
  const { g, l } = s
  const { w, h, id, line } = g
  const ink = dotwork(s, { low: 0.42, high: 1.05, dot: 0.9, dust: 0 })
  const { black } = ink
  // Letters on cloth stay black on it: half of one in the dark and half in the light is no letter.
  const isAsDrawn = Uint8Array.from(g.regions, ({ layer }) => {
    const { role, words } = g.layers[layer] ?? {}
    return role === 'stage' || words ? 1 : 0
  })
  const hasStage = g.layers.some(({ role }) => role === 'stage')
  const ground = hasStage || isPlate(g) ? undefined : discOf(s)
  for (let i = 0; i < w * h; i++) {
    const k = id[i]!
    // Inside the black its lines are skin, so that nothing of the drawing is lost.
    const drawn = line[i]! / 255
    if (!k) {
      if (ground) black[i] = Math.max(smoothstep(PACKED - 0.01, PACKED, ground[i]!), black[i]!)
      continue
    }
    if (isAsDrawn[k]) continue
    const dark = smoothstep(DUSK, NIGHT, l.tone[i]!)
    black[i] = dark > 0.5 ? 1 - drawn : Math.max(black[i]!, dark)
  }
  if (!ground) return ink
  const rim = dissolving(s, ground)
  stampDots(pageOf(g, black), rim)
  const own = ink.vectors?.dots ?? []
  return { ...ink, vectors: { isWhole: false, dots: [...own, ...rim], strokes: [] } }
}

/** Bare letters in a black field are their own ground: nothing of theirs is a region, and a disc would fill them. */
const isPlate = ({ layers, regions }: GBuffer) =>
  layers.some(
    ({ role, words }, own) =>
      role === 'hero' && words && !regions.some(({ layer }) => layer === own),
  )

/** A disc behind the hero: `PACKED` at its rim, more within, less outside, nothing far away. */
function discOf({ g, heroBox }: Shaded): Float32Array {
  const { w, h } = g
  const [x0, y0, x1, y1] = heroBox
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const wanted = Math.min(DISC * Math.max(x1 - x0, y1 - y0), WIDEST * Math.min(w, h))
  // Words around the thing stand about the disc, with its last dots between; what they cross keeps clear of them.
  const room = (distanceToWords(g, [cx, cy]) - ROOM * g.pixel) / (1 + 0.5 * SCATTER)
  const radius = room > LEAST_DISC * wanted ? Math.min(wanted, room) : wanted
  const clear = clearOfWords(g, ROOM)
  const within = fadeAtRim(g, 40)
  const values = new Float32Array(w * h)
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const [dx, dy] = [x - cx, y - cy]
      const out = (Math.sqrt(dx * dx + dy * dy) - radius) / (SCATTER * radius)
      const most = clear?.[i] ?? 1
      if (out < 1) values[i] = most * (out < 0 ? 1 : PACKED * (1 - out) ** 2 * within(x, y))
    }
  return values
}

/** Room around words and loose lines, in canvas units. */
const ROOM = 12

/** The shape of everything drawn, softened so far that it closes between legs and petals: 1 deep inside, 0 far away and at words. */
export function groundOf({ g }: Shaded): Float32Array {
  const { w, h, id, line } = g
  const values = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) values[i] = id[i] ? 1 : 0
  const soft = blur(
    { width: w, height: h, values },
    { radius: Math.round(GROUND * g.pixel), passes: 3 },
  )
  if (g.layers.some(({ role }) => role === 'lettering')) {
    for (let i = 0; i < w * h; i++) values[i] = !id[i] && line[i]! > 128 && soft[i]! < 0.3 ? 1 : 0
    const words = blur(
      { width: w, height: h, values },
      { radius: Math.round(ROOM * g.pixel), passes: 2 },
    )
    for (let i = 0; i < w * h; i++) soft[i]! *= Math.max(0, 1 - 60 * words[i]!)
  }
  const drift = fbm(128, 3, 41)
  const within = fadeAtRim(g, 40)
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) soft[i]! *= (1 + 0.5 * at(drift, x, y)) * within(x, y)
  return soft
}

/** Dots where the ground ends, rarer and smaller outwards. */
function dissolving({ g }: Shaded, ground: Float32Array): number[] {
  const { w, h, id } = g
  const tile = dots()
  const list: number[] = []
  for (let ty = 0; ty * tile.size < h; ty++)
    for (let tx = 0; tx * tile.size < w; tx++)
      for (let j = 0; j < tile.count; j++) {
        const x = tx * tile.size + tile.x[j]!
        const y = ty * tile.size + tile.y[j]!
        if (x < 3 || y < 3 || x >= w - 3 || y >= h - 3) continue
        const i = (y | 0) * w + (x | 0)
        const there = ground[i]!
        if (id[i] || there > PACKED || there < LAST) continue
        const t = (there - LAST) / (PACKED - LAST)
        if (tile.spacing[j]! < 13 - 11.2 * Math.sqrt(t)) continue
        list.push(x, y, (0.85 + 0.75 * t) * Math.max(1, g.pixel))
      }
  return list
}
