import { sampleAt } from '#engine/body/grid.ts'
import type { Grid } from '#engine/pixels/field.ts'
import type { Pixels, SkinMask } from '#engine/body/photo.ts'
import { blur } from '#engine/pixels/blur.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

const RADIUS = 4
/** Light that changes less than this is texture and not an outline. */
const FLAT = 0.004

/** The coarse mask at the photo's working size, its outline drawn to the nearest edge in the light (a guided filter). */
export function matteOf(work: Pixels, coarse: Uint8Array, grid: Grid): SkinMask {
  const { width, height, rgba } = work
  const n = width * height
  const mask = new Float32Array(n)
  const soft = blur({ ...grid, values: Float32Array.from(coarse) }, { radius: 1, passes: 1 })
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      mask[i] = sampleAt(
        soft,
        grid,
        ((x + 0.5) * grid.width) / width - 0.5,
        ((y + 0.5) * grid.height) / height - 0.5,
      )
  const light = new Float32Array(n)
  for (let i = 0; i < n; i++)
    light[i] = Math.log(
      (0.299 * rgba[4 * i]! + 0.587 * rgba[4 * i + 1]! + 0.114 * rgba[4 * i + 2]! + 10) / 265,
    )
  const guided = follow(mask, light, { width, height })
  const alpha = new Uint8ClampedArray(n)
  for (let i = 0; i < n; i++)
    alpha[i] = 255 * smoothstep(0.25, 0.75, 0.5 * mask[i]! + 0.5 * guided[i]!)
  return { width, height, alpha }
}

function follow(mask: Float32Array, light: Float32Array, { width, height }: Grid) {
  const mean = (values: Float32Array) => blur({ width, height, values }, { radius: RADIUS })
  const meanLight = mean(light.slice())
  const meanMask = mean(mask.slice())
  const together = mean(light.map((value, i) => value * mask[i]!))
  const squared = mean(light.map((value) => value * value))
  const slope = new Float32Array(mask.length)
  const base = new Float32Array(mask.length)
  for (let i = 0; i < mask.length; i++) {
    const l = meanLight[i]!
    slope[i] = (together[i]! - l * meanMask[i]!) / (squared[i]! - l * l + FLAT)
    base[i] = meanMask[i]! - slope[i]! * l
  }
  mean(slope)
  mean(base)
  return light.map((value, i) => slope[i]! * value + base[i]!)
}
