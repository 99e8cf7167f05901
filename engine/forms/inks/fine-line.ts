import { along, drawEdge } from '#engine/forms/inks/edges.ts'
import { creases } from '#engine/forms/inks/creases.ts'
import { Comb, scatter, taperTable } from '#engine/forms/inks/hairs.ts'
import { strands } from '#engine/forms/inks/realism.ts'
import { stipple } from '#engine/forms/inks/stipple.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { hairAt } from '#engine/forms/sculpt/hair.ts'
import { blurred, Sheet } from '#engine/forms/sculpt/pen.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { createRng, type Rng } from '#shared/random.ts'

const HOLE = MATERIALS.indexOf('mouth')

/** Parts that are feathers or fins are numbered from here: their darkness is shade, not paint. */
const BLADES = 1000

const THREAD = taperTable({
  width: (t) => smoothstep(-0.2, 0.15, t) * (1 - t * 0.75),
  opacity: () => 0.92,
})

/** One thin needle: contours where the surface ends, hair where the coat or the shade turns, hair beside hair where it is marked. */
export function fineLine(s: Sight, seed = 1): Sheet {
  const { dark } = s
  const sheet = new Sheet(s)
  const rng = createRng(seed)
  const scale = s.needle
  const soft = blurred(dark, s, Math.round(4 * scale))
  const folds = creases(s)
  const comb = new Comb(s, 0.5)
  turns(s, sheet, { soft, comb, rng })
  markings(s, sheet, { comb, rng })
  for (let i = 0; i < dark.length; i++) {
    if (!s.hit[i]) continue
    const c = s.part[i]! < BLADES ? s.crisp[i]! : 0
    // holes are black even in a line drawing
    if (s.material[i] === HOLE)
      sheet.ink[i] = Math.max(sheet.ink[i]!, smoothstep(0.85, 0.9, dark[i]!))
    if (!grows(s, i)) sheet.ink[i] = Math.max(sheet.ink[i]!, folds[i]! * 0.8)
    if (s.drawn[i])
      sheet.ink[i] = Math.max(sheet.ink[i]!, smoothstep(0.3, 0.75, s.line[i]!) * 0.85 * s.fade[i]!)
    if (c > 0)
      sheet.ink[i] = mix(sheet.ink[i]!, smoothstep(0.74, 0.86, dark[i]!), smoothstep(0.4, 0.8, c))
  }
  fineEdges(s, sheet, 0.95 * scale)
  stipple(s, sheet, soft, { rng, cut: 1.4, gap: 3.8, size: 0.6, onDrawn: true })
  strands(s, sheet, { weight: 0.7, tones: [1] })
  return sheet
}

/** Contours with one even weight; where the coat is long, its hairs are the contour. */
export function fineEdges(s: Sight, sheet: Sheet, width: number): void {
  const scale = s.needle
  const shown = (i: number): number =>
    (grows(s, i) ? smoothstep(26, 15, hairAt(s, i) / scale) : 1) * smoothstep(0.5, 0.8, s.fade[i]!)
  for (const contour of s.contours)
    drawEdge(
      sheet,
      contour,
      along(s, contour, shown, 8 * scale).map((v) => v * width),
    )
}

interface Hand {
  comb: Comb
  rng: Rng
}

/** Single hairs along the rim and where it gets darker. */
function turns(s: Sight, sheet: Sheet, { soft, comb, rng }: Hand & { soft: Float32Array }): void {
  const scale = s.needle
  const broad = blurred(soft, s, Math.round(14 * scale))
  const body = blurred(s.hit, s, Math.round(7 * scale))
  const roots = scatter(
    s,
    rng,
    (length) => Math.max(5.5 * scale, length * 0.12),
    (i) =>
      Math.max(
        smoothstep(0.92, 0.6, body[i]!) * 0.9,
        smoothstep(0.02, 0.14, soft[i]! - broad[i]!) * 0.6,
        smoothstep(0.3, 0.9, soft[i]!) * 0.42,
      ) * smoothstep(0.25, 0.9, s.fade[i]!),
  )
  for (let k = 0; k < roots.count; k++) {
    const length = Math.max(roots.length[k]!, 11 * scale) * mix(0.7, 1.15, rng())
    const hair = { x: roots.x[k]!, y: roots.y[k]!, length, curl: (rng() - 0.5) * 0.25 }
    comb.hair(sheet, hair, { width: 0.85 * scale, tone: 1, opacity: 1 }, THREAD)
  }
}

/** Above this share of dark fur it is the coat, not a marking. */
const BLACK_COAT = 0.45

/** Stripes, spots and masks: short hairs so close that they read as one dark; a black coat lets its light through. */
function markings(s: Sight, sheet: Sheet, { comb, rng }: Hand): void {
  const scale = s.needle
  const isCoat = darkShare(s) > BLACK_COAT
  const light = isCoat ? blurred(s.dark, s, Math.round(6 * scale)) : undefined
  const roots = scatter(
    s,
    rng,
    // A long coat shows its markings by fewer, longer hairs: short ones would lie on it like a patch.
    (length) => Math.max((isCoat ? 3.4 : 2.7) * scale, length * 0.055),
    (i) =>
      smoothstep(0.45, 0.8, s.tone[i]!) *
      smoothstep(0.25, 0.9, s.fade[i]!) *
      (light ? mix(0.12, 1, smoothstep(0.55, 0.97, light[i]!)) : 1),
  )
  for (let k = 0; k < roots.count; k++) {
    const coat = roots.length[k]!
    const most = Math.max((isCoat ? 26 : 10) * scale, coat * 0.6)
    const length = Math.min(Math.max(coat, 6 * scale), most)
    const hair = {
      x: roots.x[k]!,
      y: roots.y[k]!,
      length: length * mix(0.7, 1.1, rng()),
      curl: (rng() - 0.5) * 0.2,
    }
    comb.hair(sheet, hair, { width: 0.8 * scale, tone: 1, opacity: 1 }, THREAD)
  }
}

function darkShare(s: Sight): number {
  let [furry, dark] = [0, 0]
  for (let i = 0; i < s.hit.length; i += 3) {
    if (!grows(s, i) || s.hair[i]! < 0.5) continue
    furry++
    if (s.tone[i]! > 0.6) dark++
  }
  return furry > 0 ? dark / furry : 0
}

/** Hairs that break the rim of a long coat, and only those. */
export function rimHairs(s: Sight, sheet: Sheet, seed: number, share = 0.8): void {
  const scale = s.needle
  const rng = createRng(seed)
  const comb = new Comb(s, 0.5)
  const body = blurred(s.hit, s, Math.round(7 * scale))
  const roots = scatter(
    s,
    rng,
    (length) => Math.max(5 * scale, length * 0.1),
    (i) => (body[i]! < 0.75 ? share : 0),
  )
  for (let k = 0; k < roots.count; k++) {
    const length = roots.length[k]!
    if (length < 14 * scale) continue
    const hair = {
      x: roots.x[k]!,
      y: roots.y[k]!,
      length: length * mix(0.6, 1.1, rng()),
      curl: (rng() - 0.5) * 0.25,
    }
    comb.hair(sheet, hair, { width: scale, tone: 1, opacity: 1 }, THREAD)
  }
}
