import { noise, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Coat } from '#engine/forms/sculpt/paint.ts'
import type { SeenStrand } from '#engine/forms/sculpt/sight.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Half widths of iris and pupil on an eyeball of radius 1. */
const [IRIS, PUPIL] = [0.54, 0.25]
/** Where the light shows in an eye. */
const SPARK: V3 = unit([-0.3, 0.36, 0.88])

export const isIris = ([x, y, z]: V3): boolean => z > 0 && Math.hypot(x, y) < IRIS

/** Eyeballs: white, ring, iris, pupil and a light, under the shadow of the upper lid. Places are those on a ball of radius 1. */
export function paintEyes(
  s: Surface,
  coat: Coat,
  isEye: (i: number) => boolean,
  iris: number,
): void {
  const { size } = s
  const lid = Math.max(2, Math.round(0.07 * s.pixelsPerUnit))
  for (let i = size * lid; i < s.hit.length; i++) {
    if (!isEye(i)) continue
    const [x, y, z] = [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    const r = z > 0 ? Math.hypot(x, y) : 1
    const white = 0.06 + 0.22 * smoothstep(0.45, 1, Math.abs(x))
    const angle = Math.atan2(y, x)
    const fibre = noise(angle * 9, r * 4) * 0.16 + noise(angle * 21, r * 3) * 0.1
    // Light comes in from above and leaves below: the lower half of an iris glows.
    const own = iris + fibre + 0.34 * (y / IRIS) * smoothstep(PUPIL * 0.5, IRIS, r)
    let tone = mix(
      own,
      0.97,
      Math.max(
        smoothstep(PUPIL + 0.035, PUPIL - 0.035, r),
        smoothstep(IRIS - 0.17, IRIS - 0.05, r),
      ),
    )
    tone = mix(tone, white, smoothstep(IRIS - 0.025, IRIS + 0.025, r))
    let under = 0
    for (let k = 1; k <= lid; k++)
      if (s.hit[i - k * size] && !isEye(i - k * size)) {
        under = 1 - (k - 1) / lid
        break
      }
    tone = mix(tone, 0.97, 0.9 * under ** 1.2)
    const glint =
      s.normal[i * 3]! * SPARK[0] +
      s.normal[i * 3 + 1]! * SPARK[1] +
      s.normal[i * 3 + 2]! * SPARK[2]
    tone *= 1 - smoothstep(0.957, 0.972, glint)
    coat.tone[i] = tone
    coat.gloss[i] = 0
    coat.crisp[i] = 1
    coat.hair[i] = 0
  }
}

/** The line of the upper lid, thicker outwards, a thin one below, and the lashes. Answers the lashes. */
export function paintLashes(
  s: Surface,
  coat: Coat,
  eyeOf: (i: number) => number,
  much: number,
): SeenStrand[] {
  const { size, pixelsPerUnit: unitPx } = s
  const lashes: SeenStrand[] = []
  for (const eye of [1, 2]) {
    const tops: [number, number][] = []
    const bottoms: [number, number][] = []
    for (let x = 1; x < size - 1; x++) {
      let [top, bottom] = [-1, -1]
      for (let y = 1; y < size - 1; y++) {
        if (eyeOf(y * size + x) !== eye) continue
        if (top < 0) top = y
        bottom = y
      }
      if (top < 0) continue
      // Skin above it: an eye that hair covers has no lid there.
      const isLid = s.material[(top - 1) * size + x] === s.material[(bottom + 1) * size + x]
      if (!isLid || !s.hit[(top - 1) * size + x]) continue
      tops.push([x, top])
      bottoms.push([x, bottom])
    }
    if (tops.length < 8) continue
    // Outwards is where the face ends: the far side from the nose.
    const outward = eye === 1 ? 1 : -1
    const last = tops.length - 1
    const along = (k: number) => (outward > 0 ? k / last : 1 - k / last)
    const smoothTop = evened(tops)
    const smoothBottom = evened(bottoms)
    smoothTop.forEach(([x, y], k) => {
      const t = along(k)
      stroke(
        s,
        coat,
        x,
        y,
        mix(0.007, 0.019, smoothstep(0, 0.8, t)) * (0.75 + 0.5 * much) * unitPx,
        0.97,
      )
    })
    smoothBottom.forEach(([x, y], k) => {
      const t = along(k)
      stroke(s, coat, x, y + 1, mix(0.002, 0.007, t) * (0.7 + 0.6 * much) * unitPx, 0.72)
    })
    const gap = Math.max(2, Math.round(0.018 * unitPx))
    for (let k = 0; k <= last; k += gap) {
      const t = along(k)
      if (t < 0.18) continue
      const long = mix(0.03, 0.1, smoothstep(0.1, 0.85, t)) * (0.6 + 0.7 * much) * unitPx
      const [x, y] = smoothTop[k]!
      const lean = outward * mix(-0.1, 1, t)
      lashes.push({
        points: [
          [x, y],
          [x + lean * long * 0.4, y - long * 0.38],
          [x + lean * long * 0.9, y - long * 0.95],
        ],
        width: 0.85,
        tone: 0.95,
      })
    }
  }
  return lashes
}

function evened(points: readonly (readonly [number, number])[]): [number, number][] {
  return points.map(([x], k) => {
    let [sum, count] = [0, 0]
    for (let j = Math.max(0, k - 2); j <= Math.min(points.length - 1, k + 2); j++) {
      sum += points[j]![1]
      count++
    }
    return [x, sum / count]
  })
}

function stroke(s: Surface, coat: Coat, x: number, y: number, half: number, tone: number): void {
  const reach = Math.ceil(half + 1)
  for (let dy = -reach; dy <= reach; dy++) {
    const i = (Math.round(y) + dy) * s.size + Math.round(x)
    const much = smoothstep(half + 0.8, half - 0.4, Math.abs(Math.round(y) + dy - y))
    if (much <= 0 || !s.hit[i]) continue
    coat.tone[i] = mix(coat.tone[i]!, tone, much)
    coat.crisp[i] = Math.max(coat.crisp[i]!, much)
    coat.gloss[i] = 0
  }
}
