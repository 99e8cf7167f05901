import { blur } from '#engine/pixels/blur.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** Ink on skin: 0 bare, 1 black. */
export class Sheet {
  readonly w: number
  readonly h: number
  readonly ink: Float32Array
  constructor({ w, h }: { w: number; h: number }) {
    this.w = w
    this.h = h
    this.ink = new Float32Array(w * h)
  }

  /** A stroke along points with a half width and an opacity at each, moving the ink towards `tone`; `round` joints for thick full ones. */
  stroke(
    points: readonly V2[],
    width: (t: number) => number,
    tone: number,
    opacity: (t: number) => number,
    round = false,
  ): void {
    const last = points.length - 1
    for (let k = 0; k < last; k++) {
      const [a, b] = [points[k]!, points[k + 1]!]
      const [wa, wb] = [width(k / last), width((k + 1) / last)]
      const [oa, ob] = [opacity(k / last), opacity((k + 1) / last)]
      this.segment(a, b, wa, wb, tone, oa, ob, k > 0 && !round, k === last - 1 || round)
    }
  }

  private segment(
    a: V2,
    b: V2,
    wa: number,
    wb: number,
    tone: number,
    oa: number,
    ob: number,
    open: boolean,
    last: boolean,
  ): void {
    const { w: wide, h: tall, ink } = this
    const reach = Math.max(wa, wb) + 0.7
    const x0 = Math.max(0, Math.floor(Math.min(a[0], b[0]) - reach))
    const x1 = Math.min(wide - 1, Math.ceil(Math.max(a[0], b[0]) + reach))
    const y0 = Math.max(0, Math.floor(Math.min(a[1], b[1]) - reach))
    const y1 = Math.min(tall - 1, Math.ceil(Math.max(a[1], b[1]) + reach))
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
    const length = ex * ex + ey * ey + 1e-9
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const raw = ((x - a[0]) * ex + (y - a[1]) * ey) / length
        // each pixel belongs to one segment, so that joints are not inked twice
        if ((open && raw < 0) || (raw > 1 && !last)) continue
        const h = raw < 0 ? 0 : raw > 1 ? 1 : raw
        const dx = x - a[0] - ex * h
        const dy = y - a[1] - ey * h
        const w = wa + (wb - wa) * h
        const cover = w + 0.5 - Math.sqrt(dx * dx + dy * dy)
        if (cover <= 0) continue
        const i = y * wide + x
        const part = (cover < 1 ? cover : 1) * (w < 0.5 ? w * 2 : 1) * (oa + (ob - oa) * h)
        ink[i] = ink[i]! + (tone - ink[i]!) * part
      }
    }
  }
}

/** Softens the stairs along bald edges: each pixel next to a jump in depth becomes the mean of its neighbours. */
export function unstair(sheet: Sheet, depth: Float32Array, isBald: (i: number) => boolean): void {
  const { w, h, ink } = sheet
  const before = new Float32Array(ink)
  for (let y = 1; y + 1 < h; y++) {
    for (let x = 1; x + 1 < w; x++) {
      const i = y * w + x
      const jump = Math.max(
        Math.abs(depth[i - 1]! - depth[i + 1]!),
        Math.abs(depth[i - w]! - depth[i + w]!),
      )
      if (
        jump < 0.1 ||
        !(isBald(i) || isBald(i - 1) || isBald(i + 1) || isBald(i - w) || isBald(i + w))
      )
        continue
      let sum = 0
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++)
          sum += before[i + dy * w + dx]! * (2 - Math.abs(dx)) * (2 - Math.abs(dy))
      ink[i] = sum / 16
    }
  }
}

/** A softened copy; in a drawing, one that holds as long as the ink is worked on. */
export const blurred = (
  field: Float32Array | Uint8Array,
  { w, h, workspace }: Pick<Sight, 'w' | 'h' | 'workspace'>,
  radius: number,
): Float32Array => {
  const values = workspace?.spare(w * h) ?? new Float32Array(w * h)
  values.set(field)
  const lent = workspace ? { workspace } : {}
  return blur({ width: w, height: h, values }, { radius, passes: 3, ...lent })
}

/** Thin at both ends, fullest near the root. */
export const tapered =
  (most: number) =>
  (t: number): number =>
    most * smoothstep(-0.25, 0.2, t) * (1 - t) ** 0.7
