import { dotGroups, linePath, ribbonPath, type DotGroup } from '#engine/present/svg-paths.ts'
import { traceRings } from '#engine/present/trace.ts'
import { visibleLines, type VisibleLines } from '#engine/present/visible-lines.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { RECIPES } from '#engine/styles/recipes.ts'
import type { Artwork } from '#engine/styles/render-artwork.ts'

/** A design as paths and nothing else, in canvas units; what is hidden is not in it. */
export interface VectorDrawing {
  width: number
  height: number
  /** Open lines, one path for each weight. */
  lines: { width: number; d: string }[]
  /** Solid black areas. */
  solids: string
  /** Flat colour by area; empty for black and grey. */
  colours: { hex: string; d: string }[]
  /** The dots are the style's own shading, and no stand-in for tones that only a picture has. */
  isShadingExact: boolean
  /** Dots and tapering strokes are in pixels of the artwork: multiply by this. */
  shadingScale: number
  dots: DotGroup[]
  strokes: string
}

export function vectorDrawing(artwork: Artwork): VectorDrawing {
  const { scene, ink, buffer, stipple, isColoured } = artwork
  const { strokes, solids } = outlineOf(artwork)
  const byWidth = new Map<number, string>()
  for (const { width, points } of strokes) {
    const rounded = Math.round(width * 10) / 10
    byWidth.set(rounded, (byWidth.get(rounded) ?? '') + linePath(points, false))
  }
  const { dots = [], strokes: shading = [], solids: facets = [] } = ink.vectors ?? stipple ?? {}
  return {
    width: scene.width,
    height: scene.height,
    lines: [...byWidth].map(([width, d]) => ({ width, d })),
    solids: solids.map((ring) => linePath(ring, true)).join(''),
    colours: colourAreas(artwork),
    isShadingExact: ink.vectors !== undefined && !isColoured,
    shadingScale: 1 / buffer.pixel,
    dots: dotGroups(dots),
    strokes: shading.map(ribbonPath).join('') + facets.map((ring) => linePath(ring, true)).join(''),
  }
}

/**
 * Lines as the artist drew them wherever the picture shows them so. Styles that break the drawing up, or turn it into black
 * shapes, have no such lines: their ink is traced.
 */
function outlineOf({ scene, ink, buffer, style }: Artwork): VisibleLines {
  const recipe = RECIPES[style]
  if (recipe.outline === 'ink')
    return { strokes: [], solids: traced(buffer, (i) => ink.black[i]! > 0.5).filter(isShape) }
  if (recipe.before) return { strokes: [], solids: traced(buffer, (i) => buffer.line[i]! > 127) }
  return visibleLines(scene, recipe.line, lineTest(buffer))
}

/** Stipple is shading, not outline. */
const isShape = (ring: readonly number[]) => {
  const xs = ring.filter((_, i) => i % 2 === 0)
  const ys = ring.filter((_, i) => i % 2 === 1)
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys) > 9
}

/** Is there drawn line within two pixels? Styles may have taken some away. */
function lineTest({ w, h, line, pixel }: GBuffer) {
  return (x: number, y: number): boolean => {
    const px = Math.round(x * pixel)
    const py = Math.round(y * pixel)
    for (let row = Math.max(0, py - 2); row <= Math.min(h - 1, py + 1); row++)
      for (let column = Math.max(0, px - 2); column <= Math.min(w - 1, px + 1); column++)
        if (line[row * w + column]! > 40) return true
    return false
  }
}

function traced({ w, h, pixel }: GBuffer, isInside: (i: number) => boolean): number[][] {
  const labels = new Uint8Array(w * h)
  for (let i = 0; i < labels.length; i++) labels[i] = isInside(i) ? 1 : 0
  const rings = traceRings({ width: w, height: h, values: labels }, 0.45).get(1) ?? []
  return rings.map((ring) => ring.map((v) => v / pixel))
}

/** Steps a channel is rounded to, so that the leaves of a tree become one colour. */
const COLOUR_STEPS = 20

/** The visible areas of each colour, which is what the style gave them on average. */
function colourAreas({ ink, buffer, isColoured }: Artwork): VectorDrawing['colours'] {
  if (!isColoured || !ink.colour) return []
  const hexes = regionHexes(buffer, ink.colour)
  const names = [...new Set(hexes)].filter((hex) => hex !== '')
  // Numbers are bytes, 0 is none: a design with more colours than that leaves the rarest white.
  const labelOf = Uint8Array.from(hexes, (hex) => (names.indexOf(hex) + 1) % 256)
  const { w, h, id, pixel } = buffer
  const labels = new Uint8Array(id.length)
  for (let i = 0; i < labels.length; i++) labels[i] = labelOf[id[i]!]!
  const rings = traceRings({ width: w, height: h, values: labels }, 0.7)
  return names.flatMap((hex, index) => {
    const own = rings.get(index + 1) ?? []
    const d = own.map((ring) => areaPath(ring, pixel)).join('')
    return d === '' ? [] : [{ hex, d }]
  })
}

const areaPath = (ring: readonly number[], pixel: number) =>
  linePath(
    ring.map((v) => v / pixel),
    true,
  )

function regionHexes(
  { id, regions }: GBuffer,
  { r, g, b }: NonNullable<Artwork['ink']['colour']>,
): string[] {
  const sums = new Float64Array(regions.length * 4)
  for (let i = 0; i < id.length; i += 3) {
    const o = 4 * id[i]!
    sums[o]! += r[i]!
    sums[o + 1]! += g[i]!
    sums[o + 2]! += b[i]!
    sums[o + 3]! += 1
  }
  return regions.map((region, k) => {
    const count = sums[4 * k + 3]!
    if (k === 0 || count === 0 || region.tag === 'black') return ''
    const channels = [0, 1, 2].map(
      (q) => Math.round((sums[4 * k + q]! / count) * COLOUR_STEPS) / COLOUR_STEPS,
    )
    if (Math.min(...channels) > 0.94) return ''
    return `#${channels
      .map((v) =>
        Math.round(Math.min(1, v) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  })
}
