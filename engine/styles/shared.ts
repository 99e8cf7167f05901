import type { Field } from '#engine/pixels/field.ts'
import type { Content, Workspace } from '#engine/pixels/workspace.ts'
import type { Fields } from '#engine/render/fields.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import type { Light } from '#engine/render/light.ts'

/** Everything a style shader may read. The three it reads at every pixel have one letter each. */
export interface Shaded {
  /** The drawing: lines and regions. */
  g: GBuffer
  /** Its volume, at half size. */
  f: Fields
  /** Light and shade on it. */
  l: Light
  seed: number
  /** The hero's box in pixels. */
  heroBox: readonly [number, number, number, number]
  isColoured: boolean
  /** Whether something in it is sculpted: it has depth enough without smoke or a dark ground behind it. */
  hasForms: boolean
  /** Above 0 on and beside what must stay readable of sculpted faces, whatever a style fills them with: eyes, noses, mouths. */
  features: Float32Array | undefined
  /** Lends the arrays it draws in, those of the finished ink among them. */
  workspace: Workspace
}

/** The one plane of black of a drawing: a second that is asked for while the first is in use is the same. */
export const blackPlane = ({ g, workspace }: Shaded, content: Content) =>
  workspace.floats('ink: black', g.w * g.h, content)

/** Black starts as the drawn lines, scaled. */
export function lineInk(s: Shaded, strength = 1): Float32Array {
  const black = blackPlane(s, 'as left')
  const perLevel = strength / 255
  for (let i = 0; i < black.length; i++) black[i] = s.g.line[i]! * perLevel
  return black
}

/** Whether a place lies where words stand, or so near them: what a style does to things is not done to what must be read. */
export function wordsIn({ layers }: Pick<GBuffer, 'layers'>) {
  const boxes = layers.flatMap(({ words }) => (words ? [words] : []))
  return (x: number, y: number, near = 0): boolean =>
    boxes.some(([l, t, r, b]) => x >= l - near && x <= r + near && y >= t - near && y <= b + near)
}

/** A plane of the drawing's size, for stamps. */
export const pageOf = ({ w, h }: Pick<GBuffer, 'w' | 'h'>, values: Float32Array): Field => ({
  width: w,
  height: h,
  values,
})

/** Bounds of everything drawn, or of the things without what stands on skin in lines alone, so that shaders can skip the empty margin. */
export function inkBox(g: GBuffer, { isOfThings = false } = {}): [number, number, number, number] {
  let x0 = g.w
  let y0 = g.h
  let x1 = 0
  let y1 = 0
  for (let y = 0; y < g.h; y += 2)
    for (let x = 0; x < g.w; x += 2) {
      const i = y * g.w + x
      if (!g.id[i] && (isOfThings || !g.line[i])) continue
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      if (y > y1) y1 = y
    }
  return [x0, y0, x1 + 2, y1 + 2]
}

/** Region borders have no antialiasing of their own: average across them, and only there. */
export function softenBorders(a: Float32Array, g: GBuffer) {
  const { w, h, id } = g
  for (let y = 1; y < h - 1; y++)
    for (let x = 1, i = y * w + 1; x < w - 1; x++, i++) {
      const k = id[i]
      if (k === id[i + 1] && k === id[i + w] && k === id[i - 1] && k === id[i - w]) continue
      a[i] = 0.2 * (a[i]! + a[i + 1]! + a[i - 1]! + a[i + w]! + a[i - w]!)
    }
}

/** Linear remap of tone to ink with a gamma, as a table: pow per pixel is slow. */
export function curve(low: number, high: number, gamma: number): Float32Array {
  return Float32Array.from({ length: 1025 }, (_, i) => {
    const t = (i / 1024 - low) / (high - low)
    return t <= 0 ? 0 : t >= 1 ? 1 : t ** gamma
  })
}

/** Which regions are solid black in the drawing itself. */
export const solidRegions = (g: GBuffer) =>
  Uint8Array.from(g.regions, (region) => (region.tag === 'black' ? 1 : 0))

/** 0 at the edge of the canvas, 1 from a width inwards (canvas units): soft things end before the paper does. */
export function fadeAtRim({ w, h, pixel }: Pick<GBuffer, 'w' | 'h' | 'pixel'>, width: number) {
  const [from, over] = [0.25 * width * pixel, 0.75 * width * pixel]
  return (x: number, y: number) => {
    const inwards = (Math.min(x, y, w - 1 - x, h - 1 - y) - from) / over
    return inwards <= 0 ? 0 : inwards < 1 ? inwards : 1
  }
}
