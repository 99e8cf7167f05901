import { inHair, startOf, type HairStyle } from '#engine/forms/human/hair.ts'
import { beardAt, beardWay } from '#engine/forms/human/beard.ts'
import { BEARD, HAIR, SKIN } from '#engine/forms/human/materials.ts'
import type { Scene } from '#engine/forms/human/seen.ts'
import { streaks, type Flow } from '#engine/forms/sculpt/hair.ts'
import { apply, applyBack, clamp, noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Skin inside the hairline is hair lying close, its edge uneven as hairs are. */
export function scalp(
  { s, ways, cover }: Scene,
  hair: HairStyle,
  isOwn: (i: number) => boolean = () => true,
): void {
  const m = s.rotation
  for (let i = 0; i < s.hit.length; i++) {
    if (!s.hit[i] || s.material[i] !== SKIN || !isOwn(i)) continue
    const rest: V3 = [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    if (rest[1] < -0.6) continue
    const deep =
      inHair(rest, hair.receding) +
      noise(rest[0] * 9, rest[1] * 9 + rest[2] * 9) * 0.05 +
      noise(rest[0] * 34, rest[1] * 34 + rest[2] * 34) * 0.04
    if (deep < 0) continue
    const out = applyBack(m, [s.normal[i * 3]!, s.normal[i * 3 + 1]!, s.normal[i * 3 + 2]!])
    ways.set(apply(m, startOf({ at: rest, rest, out }, hair)), i * 3)
    s.material[i] = HAIR
    s.place.set([0.1, 0, 0], i * 3)
    cover[i] = smoothstep(0, 0.1, deep)
    s.open[i] = mix(0.5, 1, s.open[i]!)
  }
}

/** Skin under a beard is hair that grows thinner towards its edge. */
export function bearded(
  { s, ways, cover, part }: Scene,
  isOwn: (i: number) => boolean = () => true,
): void {
  const m = s.rotation
  for (let i = 0; i < s.hit.length; i++) {
    if (!s.hit[i] || s.material[i] !== SKIN || !isOwn(i)) continue
    const rest: V3 = [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    if (rest[1] > 0.2 || rest[1] < -1.5) continue
    const much = beardAt(rest) + noise(rest[0] * 30, rest[1] * 30) * 0.12
    if (much < 0.3) continue
    const out = applyBack(m, [s.normal[i * 3]!, s.normal[i * 3 + 1]!, s.normal[i * 3 + 2]!])
    ways.set(apply(m, beardWay(rest, out)), i * 3)
    s.material[i] = HAIR
    part[i] = BEARD
    s.place.set([0.4, 0, 0], i * 3)
    cover[i] = smoothstep(0.3, 0.85, much)
  }
}

/** The hair as seen, for the inks: which way it runs and how long a stroke may be. */
export function flowOf({ s, ways, part }: Scene, lengths: { hair: number; beard: number }): Flow {
  const cell = 4
  const wide = Math.ceil(s.size / cell)
  const field = () => new Float32Array(wide * wide)
  const flow: Flow = {
    cell,
    wide,
    tall: wide,
    x: field(),
    y: field(),
    length: field(),
    streak: field(),
  }
  for (let j = 0; j < wide * wide; j++) {
    const i =
      Math.min(Math.floor(j / wide) * cell, s.size - 1) * s.size +
      Math.min((j % wide) * cell, s.size - 1)
    if (!s.hit[i] || s.material[i] !== HAIR) continue
    const [x, y] = [ways[i * 3]!, -ways[i * 3 + 1]!]
    const seen = Math.hypot(x, y)
    flow.x[j] = x / (seen + 1e-6)
    flow.y[j] = y / (seen + 1e-6)
    flow.length[j] =
      (part[i] === BEARD ? lengths.beard : lengths.hair) *
      clamp(seen, 0.3, 1) *
      s.pixelsPerUnit *
      (1 - 0.6 * s.place[i * 3]!)
  }
  keepInside(s, flow)
  streaks(flow)
  return flow
}

/** Hair that would run out over the edge of its mass ends a little after it: locks hang, they do not bristle. */
function keepInside(s: Scene['s'], flow: Flow): void {
  const { cell, wide } = flow
  const isHair = (x: number, y: number) => {
    const i = Math.round(y) * s.size + Math.round(x)
    return s.hit[i] === 1 && s.material[i] === HAIR
  }
  const most = flow.length.slice()
  const inside = distances(flow)
  for (let j = 0; j < most.length; j++) {
    if (!most[j]) continue
    let [x, y, run, dx, dy] = [(j % wide) * cell, Math.floor(j / wide) * cell, 0, 0, 0]
    for (; run < most[j]! && isHair(x, y); run += cell) {
      const k = Math.round(y / cell) * wide + Math.round(x / cell)
      if (most[k]) [dx, dy] = [flow.x[k]!, flow.y[k]!]
      // A stroke cannot follow a sharp turn: it would shoot on straight.
      if (dx * flow.x[j]! + dy * flow.y[j]! < 0.7) break
      x += dx * cell
      y += dy * cell
    }
    // Hairs wander a little: near an edge they must be shorter still.
    flow.length[j] = Math.min(
      most[j]!,
      run + 0.012 * s.pixelsPerUnit,
      2 * inside[j]! + 0.02 * s.pixelsPerUnit,
    )
  }
}

/** How far each cell is from the edge of the hair, in pixels. */
function distances({ wide, cell, length }: Flow): Float32Array {
  const far = length.map((value) => (value > 0 ? 1e3 : 0))
  const pass = (j: number, near: readonly number[]) => {
    for (const k of near) far[j] = Math.min(far[j]!, (far[j + k] ?? 0) + cell)
  }
  for (let j = 0; j < far.length; j++) pass(j, [-1, -wide])
  for (let j = far.length - 1; j >= 0; j--) pass(j, [1, wide])
  return far
}
