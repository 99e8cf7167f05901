import { along, drawEdge } from '#engine/forms/inks/edges.ts'
import { Comb, scatter, taperTable } from '#engine/forms/inks/hairs.ts'
import { ribbon, SLICE, streamlines, waysOf } from '#engine/forms/inks/streamlines.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { blurred, Sheet } from '#engine/forms/sculpt/pen.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'

/** Pixels between blades, in hairs' widths, and how long one must be, in steps of a line. */
const [GAP, LONG] = [13, 7]
/** What is darker than this is left whole. */
const WHOLE = 0.62

/** A black cut-out with blades of bare skin along the coat, wide in the light; its edge ends in points. */
export function blades(s: Sight, seed = 1): Sheet {
  const sheet = new Sheet(s)
  const scale = s.needle
  const body = blurred(s.hit, s, Math.max(1, Math.round(scale)))
  for (let i = 0; i < body.length; i++)
    sheet.ink[i] =
      smoothstep(0.4, 0.6, body[i]!) * (s.hit[i] ? smoothstep(0.5, 0.6, s.fade[i]!) : 1)
  points(s, sheet, seed)
  const dark = blurred(s.dark, s, Math.round(4 * scale))
  // The coat counts as much as the light: the skin between stripes is cut, the stripes are not.
  const isScaly = (i: number) => s.drawn[i]! > 0 && s.part[i]! < FINS
  for (let i = 0; i < dark.length; i++)
    dark[i] = isScaly(i) ? s.shade[i]! : mix(dark[i]!, s.tone[i]!, 0.5)
  const gap = GAP * scale
  streamlines(
    s,
    waysOf(s, SLICE),
    {
      gap,
      least: LONG,
      isIn: (i) =>
        s.hit[i] === 1 && dark[i]! < WHOLE && (s.crisp[i]! < 0.3 || isScaly(i)) && s.fade[i]! > 0.8,
    },
    (path, count) =>
      ribbon(
        sheet,
        path,
        count,
        (x, y, t) => {
          const light = smoothstep(WHOLE, 0.1, dark[(y | 0) * s.w + (x | 0)]!)
          // A blade is blunt where it begins and drawn out to its point.
          return gap * mix(0.1, 0.36, light) * smoothstep(0, 0.2, t) * (1 - t) ** 0.6
        },
        0,
      ),
  )
  bareBone(s, sheet)
  for (const contour of s.contours) {
    const inner = along(
      s,
      contour,
      (i, k) => (s.hit[contour.far[k]!] && s.material[i] !== BONE ? 1 : 0),
      3 * scale,
    )
    drawEdge(
      sheet,
      contour,
      inner.map((v) => (v > 0.6 ? 1.7 * scale : 0)),
      { tone: 0, ends: 0.2 },
    )
  }
  // Fin rays are cut as they are drawn; scales are blades already, and a net over them would be a texture and no shape.
  for (let i = 0; i < s.hit.length; i++)
    if (s.drawn[i] && s.part[i]! >= FINS) sheet.ink[i]! *= 1 - smoothstep(0.2, 0.5, s.line[i]!)
  for (let i = 0; i < s.hit.length; i++) {
    const c = s.part[i]! < 1000 && !s.drawn[i] ? smoothstep(0.4, 0.8, s.crisp[i]!) : 0
    if (c > 0) sheet.ink[i] = mix(sheet.ink[i]!, smoothstep(0.5, 0.7, s.dark[i]!), c)
  }
  return sheet
}

/** Feathers and fins are numbered from here. */
const FINS = 1000
const [BONE, TOOTH] = [MATERIALS.indexOf('bone'), MATERIALS.indexOf('tooth')]

/** Bone is skin where light falls and blades only in its shade: a skull that is striped all over has no face. */
function bareBone(s: Sight, sheet: Sheet): void {
  const dark = blurred(s.dark, s, Math.round(3 * s.needle))
  for (let i = 0; i < s.hit.length; i++) {
    if (!s.hit[i]) continue
    if (s.material[i] === BONE) sheet.ink[i]! *= smoothstep(0.26, 0.36, dark[i]!)
    else if (s.material[i] === TOOTH) sheet.ink[i] = smoothstep(0.5, 0.6, s.dark[i]!)
  }
  if (!s.hit.some((hit, i) => hit && s.material[i] === BONE)) return
  for (const contour of s.contours)
    drawEdge(sheet, contour, new Float32Array(contour.points.length).fill(2.4 * s.needle))
}

const POINT = taperTable({ width: (t) => (1 - t) ** 0.8, opacity: () => 1 })

function points(s: Sight, sheet: Sheet, seed: number): void {
  const scale = s.needle
  const rng = createRng(seed)
  const comb = new Comb(s, 0.3)
  const rim = blurred(s.hit, s, Math.round(5 * scale))
  const roots = scatter(
    s,
    rng,
    () => 7 * scale,
    (i) => (rim[i]! < 0.8 ? 1 : 0),
  )
  for (let k = 0; k < roots.count; k++) {
    const length = roots.length[k]!
    if (length < 14 * scale) continue
    const hair = { x: roots.x[k]!, y: roots.y[k]!, length: length * mix(0.8, 1.2, rng()), curl: 0 }
    comb.hair(sheet, hair, { width: 4.5 * scale, tone: 1, opacity: 1 }, POINT)
  }
}
