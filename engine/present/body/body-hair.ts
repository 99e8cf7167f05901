import { dot, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { hash, noise3 } from '#engine/present/body/grain.ts'
import { UNIT_MM, type Lens } from '#engine/present/body/lens.ts'
import type { Joints } from '#engine/present/body/place.ts'

interface HairOptions {
  lens: Lens
  /** Decimetres to the nearest surface at each pixel. */
  depth: Float32Array
  normal: Float32Array
  isSkin: (pixel: number) => boolean
  /** Where hairs grow at all; everywhere, unless it says so. */
  isRoot?: (pixel: number) => boolean
  /** Millimetres from the middle of the design; nothing grows there, for it was shaved. */
  fromDesign: (pixel: number) => number
  shavedMm: number
  perSquareCm: number
  /** 1 for a man's, less for finer ones. */
  strength: number
  lie: V3
}

/** How far inside the hair of a head a place at rest lies: short hair that ends above and behind the ear and at the nape. Decimetres. */
export function inHairOf(joints: Joints): (rest: V3) => number {
  const [, y, z] = joints('head')
  return ([, high, deep]) => {
    const up = high - y
    const behindEar = z - 0.27 - 0.16 * smoothstep(0.15, -0.4, up) - deep
    return Math.max(Math.min(behindEar, up + 0.42), up - 0.34)
  }
}

/** Short hairs of arms and legs, drawn into the colour of the skin before light falls on it. */
export function growHairs(tint: Float32Array, options: HairOptions): void {
  const { lens, depth, normal, isSkin, isRoot, fromDesign } = options
  const { shavedMm, perSquareCm, strength, lie } = options
  const { size } = lens
  const nearest = depth.find((d) => d < Infinity)
  if (nearest === undefined) return
  const pixelMm = (nearest / lens.focal) * UNIT_MM
  const tries = Math.round((size * size * pixelMm * pixelMm * perSquareCm) / 100)
  const [flowX, flowY] = [dot(lie, lens.right), -dot(lie, lens.up)]
  for (let i = 0; i < tries; i++) {
    const x0 = hash(i, 1, 11) * size
    const y0 = hash(i, 2, 12) * size
    const p = Math.floor(y0) * size + Math.floor(x0)
    if (
      !isSkin(p) ||
      (isRoot && !isRoot(p)) ||
      fromDesign(p) < shavedMm * (0.9 + 0.2 * hash(i, 7, 17))
    )
      continue
    const { forward } = lens
    const facing = -(
      normal[p * 3]! * forward[0] +
      normal[p * 3 + 1]! * forward[1] +
      normal[p * 3 + 2]! * forward[2]
    )
    const patch = noise3(x0 * pixelMm * 0.03, y0 * pixelMm * 0.03, 4) * 0.5 + 0.5
    // On a head they stand close; elsewhere in patches.
    if ((!isRoot && hash(i, 3, 13) > patch * 1.3) || facing < 0.1) continue
    const swirl =
      noise3(x0 * pixelMm * 0.02, y0 * pixelMm * 0.02, 9) * 0.9 + (hash(i, 4, 14) - 0.5) * 1.1
    let dx = flowX * Math.cos(swirl) - flowY * Math.sin(swirl)
    let dy = flowX * Math.sin(swirl) + flowY * Math.cos(swirl)
    const bend = (hash(i, 5, 15) - 0.5) * 0.024
    const steps = ((3 + 7 * hash(i, 6, 16)) / pixelMm) * 1.6 * (0.5 + 0.5 * strength)
    let [x, y] = [x0, y0]
    for (let s = 0; s < steps; s++) {
      const taper = 1 - s / steps
      darken(x, y, strength * Math.min(0.8, (0.42 * taper + 0.05) * Math.min(1, 0.26 / pixelMm)))
      x += dx * 0.62
      y += dy * 0.62
      ;[dx, dy] = [dx - dy * bend, dy + dx * bend]
    }
  }

  function darken(x: number, y: number, amount: number): void {
    const xi = Math.floor(x - 0.5)
    const yi = Math.floor(y - 0.5)
    for (let k = 0; k < 4; k++) {
      const px = xi + (k & 1)
      const py = yi + (k >> 1)
      if (px < 0 || py < 0 || px >= size || py >= size || !isSkin(py * size + px)) continue
      const weight = (1 - Math.abs(x - 0.5 - px)) * (1 - Math.abs(y - 0.5 - py)) * amount
      const q = (py * size + px) * 3
      tint[q]! *= 1 - weight * 0.85
      tint[q + 1]! *= 1 - weight * 0.95
      tint[q + 2]! *= 1 - weight
    }
  }
}
