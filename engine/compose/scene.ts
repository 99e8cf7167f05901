import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Drawing } from '#engine/motifs/motif.ts'

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

export type LayerRole = 'hero' | 'support' | 'lettering' | 'stage' | 'filler'

/** One drawing set down on the canvas. Layers are painted in order, later ones on top. */
export interface Layer {
  drawing: Drawing
  /** Where the drawing's own origin lands, in canvas units. */
  x: number
  y: number
  scale: number
  /** Clockwise, in radians, after mirroring. */
  angle: number
  isMirrored: boolean
  role: LayerRole
  /** The subject of the brief it shows, or -1 for stages, fillers and lettering. */
  subject: number
  /** Gap kept free around it, as a share of the style's own halo; 0 for what lies flat in the background. */
  halo: number
  /** False for rays, rings and patterns: they are ink only, light does not model them. */
  hasVolume: boolean
  /** Only what lies inside this polygon (canvas units) is drawn; makes things pass in front of and behind each other. */
  clip?: readonly Point[]
  /** A colour tag that replaces the natural colour of its main material. */
  tint?: string
  /** All of them, where several colours were asked for one thing: they are shared among its materials. */
  tints?: readonly string[]
  /** Set on the halves of something that winds around another layer. */
  slice?: 'back' | 'front'
}

export type LayoutName = 'square' | 'tall' | 'wide' | 'band' | 'sleeve' | 'round' | 'small'

/** What stands where. Units: the longer side of the canvas is 1000. */
export interface Scene {
  width: number
  height: number
  layout: LayoutName
  layers: Layer[]
  heroBox: Box
  /** The part of the hero nothing may cover, null for heroes without a face. */
  faceBox: Box | null
  /** Which arrangement the seed chose, for tests and for the curious. */
  arrangement: string
}

export const boxWidth = (box: Box) => box[2] - box[0]
export const boxHeight = (box: Box) => box[3] - box[1]
export const centreOf = (box: Box): Point => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]

export const unionOf = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
]

/** A point of the drawing on the canvas. */
export function project(layer: Omit<Layer, 'drawing'>, [x, y]: Point): Point {
  const c = Math.cos(layer.angle) * layer.scale
  const s = Math.sin(layer.angle) * layer.scale
  const px = layer.isMirrored ? -x : x
  return [layer.x + px * c - y * s, layer.y + px * s + y * c]
}

/** A layer's box on the canvas, cut by its clip. Turned drawings get the box of their turned box, which errs on the safe side. */
export function boxOf(layer: Layer): Box {
  const [left, top, right, bottom] = layer.drawing.box
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const
  const points = corners.map((corner) => project(layer, corner))
  const box = pointsBox(points)
  if (!layer.clip) return box
  const clip = pointsBox(layer.clip)
  return [
    Math.max(box[0], clip[0]),
    Math.max(box[1], clip[1]),
    Math.min(box[2], clip[2]),
    Math.min(box[3], clip[3]),
  ]
}

export const pointsBox = (points: readonly Point[]): Box => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
]

/** Area shared by two boxes as a share of the first one's area. */
export function coverage(of: Box, by: Box): number {
  const width = Math.min(of[2], by[2]) - Math.max(of[0], by[0])
  const height = Math.min(of[3], by[3]) - Math.max(of[1], by[1])
  if (width <= 0 || height <= 0) return 0
  return (width * height) / (boxWidth(of) * boxHeight(of))
}
