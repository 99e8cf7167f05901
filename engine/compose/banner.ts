import { tightBox } from '#engine/motifs/drawing/box.ts'
import { polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Drawing, Part } from '#engine/motifs/motif.ts'
import { lettersOf } from '#engine/compose/letters.ts'
import type { EngineResources, FontName } from '#engine/compose/resources.ts'

export interface BannerOptions {
  font: FontName
  resources: EngineResources
  /** The rise of the middle as a share of the width: above 0 an arch, below a smile, for the foot of a design. */
  bow: number
}

const DEPTH = 44

/** A three-fold ribbon just long enough for its text, the letters following its curve. */
export function bannerWith(text: string, { font, resources, bow }: BannerOptions): Drawing {
  const size = DEPTH * 0.62
  const probe = lettersOf(text, { font, size, resources, tracking: 1 })
  const half = Math.max(60, Math.min(330, probe.width / 2 + 22))
  const fit = Math.min(1, (half * 2 - 36) / Math.max(1, probe.width))
  const rise = (x: number) => -bow * half * (1 - (x / half) ** 2)
  const row = (from: number, to: number, drop: number): Point[] =>
    Array.from({ length: 17 }, (_, i) => {
      const x = from + ((to - from) * i) / 16
      return [x, rise(x) + drop]
    })
  const middle: Part = {
    d: polygon([...row(-half, half, 0), ...row(half, -half, DEPTH)]),
    fill: 'banner',
    shade: 0.55,
  }
  const letters = lettersOf(text, {
    font,
    size: size * fit,
    resources,
    tracking: 1,
    warp: ([x, y]) => [x, y + rise(x) + DEPTH / 2 + size * fit * 0.33],
  })
  const parts: Part[] = [
    ...tail(1, half, rise),
    ...tail(-1, half, rise),
    middle,
    { d: polygon(row(-half + 5, half - 5, 4.5), false), fill: null, stroke: 0.45, detail: 2 },
    {
      d: polygon(row(-half + 5, half - 5, DEPTH - 4.5), false),
      fill: null,
      stroke: 0.45,
      detail: 2,
    },
    { d: letters.d, fill: 'black', stroke: 0 },
  ]
  return { parts, box: tightBox(parts) }
}

/** The end of a ribbon: it folds behind the middle, drops and splits in a swallow tail. */
function tail(side: 1 | -1, half: number, rise: (x: number) => number): Part[] {
  const y = rise(half)
  const at = (dx: number, dy: number): Point => [side * (half + dx), y + dy]
  const inner = rise(half - 26)
  const flag = [
    ...smoothPoints([at(-26, 20), at(0, 17), at(28, 22), at(58, 14)]),
    at(44, 36),
    ...smoothPoints([at(62, 56), at(28, 66), at(0, 61), at(-26, 64)]),
  ]
  return [
    { d: polygon(flag), fill: 'banner', tone: 0.08, shade: 0.6 },
    {
      d:
        smooth([at(30, 26), at(18, 25), at(8, 26)], false) +
        smooth([at(36, 58), at(20, 60), at(8, 58)], false),
      fill: null,
      stroke: 0.5,
      detail: 1,
    },
    // the fold's dark inside
    {
      d: polygon([at(0, DEPTH), [side * (half - 26), inner + DEPTH], at(-26, 64)]),
      fill: 'black',
      stroke: 0.8,
    },
  ]
}

const smoothPoints = (points: Point[]): Point[] =>
  points.flatMap((point, i): Point[] => {
    const next = points[i + 1]
    return next ? [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]] : [point]
  })
