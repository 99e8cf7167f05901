import type { Field } from '#engine/pixels/field.ts'

/** How far inside a shape each place lies, on a coarse grid: a few pixels off is near enough to find its middle. */
export interface Inward extends Field {
  /** Pixels from one place of the grid to the next; distances are in pixels, too. */
  step: number
}

const DIAGONAL = Math.SQRT2

/** Two sweeps, each from the neighbours that are known by then. */
export function inward(
  { w, h }: { w: number; h: number },
  step: number,
  isIn: (x: number, y: number) => boolean,
): Inward {
  const width = Math.ceil(w / step)
  const height = Math.ceil(h / step)
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) values[y * width + x] = isIn(x * step, y * step) ? 1e6 : 0
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : values[y * width + x]!
  const settle = (x: number, y: number, by: 1 | -1) => {
    const i = y * width + x
    values[i] = Math.min(
      values[i]!,
      at(x - by, y) + step,
      at(x, y - by) + step,
      at(x - by, y - by) + step * DIAGONAL,
      at(x + by, y - by) + step * DIAGONAL,
    )
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) settle(x, y, 1)
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) settle(x, y, -1)
  return { width, height, values, step }
}

/** Distance at a pixel. */
export const depthAt = ({ width, height, values, step }: Inward, x: number, y: number): number => {
  const [u, v] = [Math.round(x / step), Math.round(y / step)]
  return u < 0 || v < 0 || u >= width || v >= height ? 0 : values[v * width + u]!
}

/** The deepest place of all that are asked about, and how deep it is. */
export function deepest(
  field: Inward,
  isAsked: (x: number, y: number) => boolean = () => true,
): { x: number; y: number; depth: number } {
  const { width, height, values, step } = field
  const best = { x: 0, y: 0, depth: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depth = values[y * width + x]!
      if (depth <= best.depth || !isAsked(x * step, y * step)) continue
      best.x = x * step
      best.y = y * step
      best.depth = depth
    }
  return best
}
