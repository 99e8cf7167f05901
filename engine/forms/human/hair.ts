import type { Lock } from '#engine/forms/human/locks.ts'
import { drawnTo, guideOf, guidesOf, rimOf } from '#engine/forms/human/masses.ts'
import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import type { SkinMap } from '#engine/forms/human/skin-map.ts'
import { add, dot, noise, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Rng } from '#shared/random.ts'

/** How somebody wears the hair; lengths in decimetres. */
export interface HairStyle {
  /** 0 white to 1 black. */
  tone: number
  length: number
  /** Where the hair parts, to the side of the middle; combed back where there is none. */
  part?: number
  /** How far the outermost locks stand off the head. */
  volume: number
  wave?: number
  /** Length of a wave. */
  waves?: number
  locks: number
  width: number
  /** Where all hair is drawn together: a bun or a tail begins there. */
  tie?: V3
  /** The bun's size. */
  bun?: number
  /** How far the hairline has gone back. */
  receding?: number
  /** How long it is at the sides, as a share. */
  sides?: number
  /** 0 falls straight, 1 stands where it was combed. */
  stiffness?: number
}

/** Degrees around the head from the face, and how far down hair grows there, on the human at rest. */
const HAIRLINE = [
  [0, 0.8],
  [30, 0.78],
  [48, 0.62],
  [62, 0.3],
  [74, -0.02],
  [84, 0.05],
  [100, -0.05],
  [125, -0.42],
  [180, -0.5],
] as const

function hairlineAt(degrees: number): number {
  const k = HAIRLINE.findIndex(([at]) => at >= degrees)
  const [a, b] = [HAIRLINE[Math.max(0, k - 1)]!, HAIRLINE[Math.max(0, k)]!]
  return a === b ? a[1] : mix(a[1], b[1], (degrees - a[0]) / (b[0] - a[0]))
}

/** How far inside the hairline a place of the human at rest lies. */
export function inHair([x, y, z]: V3, receding = 0): number {
  const side = Math.abs(x)
  const degrees = (Math.atan2(side, z + 0.12) * 180) / Math.PI
  const isEar = side > 0.7 && y < 0.33 && z > -0.3 ? 1 : 0
  const back = receding * 0.3 * smoothstep(75, 20, degrees) * (1 + smoothstep(18, 40, degrees))
  return y - hairlineAt(degrees) - back - isEar
}

export interface Root {
  at: V3
  rest: V3
  out: V3
}

/** Places on the scalp, spread evenly. */
function rootsOf({ data, quads }: Mesh, count: number, receding: number, rng: Rng): Root[] {
  const faces: { area: number; q: number }[] = []
  let total = 0
  for (let q = 0; q < quads.length; q += 4) {
    const i = quads[q]! * STRIDE
    if (inHair([data[i + 3]!, data[i + 4]!, data[i + 5]!], receding) < 0) continue
    const [a, c] = [quads[q]! * STRIDE, quads[q + 2]! * STRIDE]
    const area = [0, 1, 2].reduce((sum, d) => sum + (data[a + d]! - data[c + d]!) ** 2, 0)
    total += area
    faces.push({ area, q })
  }
  const roots: Root[] = []
  const apart = Math.sqrt(total / count) * 0.62
  for (let tries = 0; roots.length < count && tries < count * 12; tries++) {
    let pick = rng() * total
    const face = faces.find(({ area }) => (pick -= area) < 0)
    if (!face) continue
    const [u, v] = [rng(), rng()]
    const of = (d: number) => {
      const corner = (k: number) => data[quads[face.q + k]! * STRIDE + d]!
      return mix(mix(corner(0), corner(1), u), mix(corner(3), corner(2), u), v)
    }
    const at: V3 = [of(0), of(1), of(2)]
    if (roots.some((root) => Math.hypot(...add(root.at, at, -1)) < apart)) continue
    roots.push({ at, rest: [of(3), of(4), of(5)], out: [0, 1, 0] })
  }
  return roots
}

const STEP = 0.09
/** Hair that hangs lower, or lies out on a shoulder, would pass the end of the bust. */
const LOWEST = -2.3
/** How much of that some locks end above it, so that hair ends in points. */
const UNEVEN = 0.7
const WIDEST = 1.5
/** Hair lies on what is worn, not within it. */
const OVER_CLOTHES = 0.2
/** Where hair hangs: so far aside, a curtain from the neck out on the shoulder, and so far forward before the shoulders or behind them. */
const [BESIDE_NECK, OUT_ON_SHOULDER] = [0.62, 1.12]
const [BEFORE_SHOULDER, BEHIND_SHOULDER] = [0.62, -0.8]
/** What falls behind stays within the shoulders: farther out it would hang in the air beside them. */
const WITHIN_SHOULDERS = 0.8
const DOWN: V3 = [0, -1, 0]
const BACK: V3 = [0, 0, -1]
/** Below it the neck widens into the shoulders. */
const NAPE = -0.6

/** Grows the locks of a head: from the scalp, combed away from the parting or back to the tie, down over the shoulders. */
export function growHair(mesh: Mesh, skin: SkinMap, style: HairStyle, rng: Rng): Lock[] {
  const roots = rootsOf(mesh, style.locks, style.receding ?? 0, rng).map((root) => {
    skin.outside(root.at)
    return { ...root, out: skin.normal }
  })
  const guides = guidesOf(roots, style)
  const strandOf = new Map(guides.map((root) => [root, growStrand(root, skin, style, rng)]))
  const locks = roots.map((root) => {
    const guide = strandOf.get(guides.length > 0 ? guideOf(root, guides, style) : root)
    return lockOf(
      strandOf.get(root) ?? growStrand(root, skin, style, rng, guide),
      guide,
      style,
      rng,
    )
  })
  return [...locks, ...bunOf(style, rng)]
}

/** Which way hair leaves the scalp. */
export function startOf({ at, rest, out }: Root, { part, tie }: HairStyle): V3 {
  const flat = (to: V3): V3 => unit(add(to, out, -dot(to, out)))
  if (tie) return flat(add(tie, at, -1))
  if (part === undefined) return flat([rest[0] * 0.25, 0.3, -1])
  const side = rest[0] > part ? 1 : -1
  // Behind the crown hair falls to the back.
  const behind = smoothstep(0.1, -0.5, rest[2])
  const low = smoothstep(0.75, 0.3, rest[1])
  return flat([
    side * mix(mix(1, 0.35, behind), 0.2, low),
    mix(mix(0.1, -0.9, behind), -1, low),
    mix(mix(-0.25, -0.8, behind), -0.1, low),
  ])
}

/** Coils of a bun about the tie, each wound around the last. */
function bunOf({ tie, bun = 0 }: HairStyle, rng: Rng): Lock[] {
  if (!tie || !bun) return []
  const back = unit([tie[0], tie[1] - 0.35, tie[2]])
  const side = unit([back[2], 0, -back[0]])
  const up = unit([
    back[1] * side[2] - back[2] * side[1],
    back[2] * side[0] - back[0] * side[2],
    back[0] * side[1] - back[1] * side[0],
  ])
  return Array.from({ length: 46 }, (_, k) => {
    const from = rng() * Math.PI * 2
    const rise = (k + 0.5) / 46
    const points: V3[] = []
    const out: V3[] = []
    for (let j = 0; j <= 16; j++) {
      const a = from + (j / 16) * Math.PI * 1.15
      const high = rise + 0.1 * Math.sin((j / 16) * Math.PI * 2 + k)
      const r = bun * Math.sqrt(Math.max(0.02, 1 - (high * 1.02) ** 2))
      const normal = unit(
        add(add([0, 0, 0], side, Math.cos(a) * r), add([0, 0, 0], up, Math.sin(a) * r)),
      )
      const dome: V3 = unit(add(normal, back, 1.2 * high))
      points.push(
        add(
          add(add(tie, back, bun * (high * 0.85 - 0.05)), side, Math.cos(a) * r),
          up,
          Math.sin(a) * r,
        ),
      )
      out.push(dome)
    }
    return { points, out, width: bun * 0.19, tint: rng() * 2 - 1 }
  })
}

/** A lock before it is waved: where it lies, and what it shares with its mass. */
export interface Path {
  points: V3[]
  out: V3[]
  phase: number
  /** Share of the style's length, and how light or dark the mass is. */
  share: number
  tint: number
  lowest: number
  /** Falls before the shoulder, not behind it, and so far aside. */
  isForward: boolean
  aside: number
}

function growStrand(root: Root, skin: SkinMap, style: HairStyle, rng: Rng, guide?: Path): Path {
  const { tie, stiffness = 0 } = style
  const layer = rng()
  const isForward = guide?.isForward ?? (root.rest[2] > -0.7 && rng() < 0.84)
  const aside = guide
    ? guide.aside + 0.12 * (rng() - 0.5)
    : mix(BESIDE_NECK, OUT_ON_SHOULDER, rng() ** 0.8)
  const stand = 0.02 + style.volume * 0.32 * layer ** 1.4
  const points: V3[] = []
  const out: V3[] = []
  let way = startOf(root, style)
  let p = add(root.at, root.out, 0.01)
  const low = smoothstep(0.75, 0.25, root.rest[1])
  const share = guide ? guide.share * mix(0.86, 1.04, rng()) : mix(0.72, 1.05, rng() ** 0.6)
  const length = style.length * share * mix(1, style.sides ?? 1, low)
  const own = noise(root.rest[0] * 1.3 + 7, root.rest[1] * 1.3 + root.rest[2]) * 3
  const phase = (guide?.phase ?? own) + rng() * 0.3
  const lowest = guide?.lowest ?? LOWEST + UNEVEN * rng() ** 2
  for (let gone = 0; gone < length; gone += STEP) {
    const away = skin.outside(p)
    let normal = skin.normal
    if (away === undefined) normal = unit([p[0], 0.1, p[2] + 0.4])
    else {
      const onClothes = OVER_CLOTHES * smoothstep(-0.6, -1, p[1])
      const room = onClothes + stand * smoothstep(0, 0.45, gone + 0.12)
      // The slope of a shoulder would lead what falls behind it out into the air beside the arm.
      const isOnBack = !tie && !isForward && p[1] < NAPE
      if (isOnBack) normal = BACK
      if (away < room && away > -0.2) p = add(p, normal, Math.min(0.12, room - away))
      else if (away > room && p[1] > -0.1) p = add(p, normal, 0.4 * (room - away))
      const inwards = dot(way, normal)
      // What stands off falls back to the head; what meets it slides along.
      const lean = away < room + 0.03 ? Math.min(0, inwards) : 0
      // It lies on the head; from there on it hangs.
      const held = tie ? 1 : smoothstep(-0.45, 0.05, p[1])
      const hold = held * Math.min(0.5, 1.3 * Math.max(0, away - room))
      way = unit(add(add(way, normal, -lean), normal, -hold))
    }
    points.push(p)
    out.push(normal)
    if (tie) {
      const to = add(tie, p, -1)
      if (Math.hypot(...to) < STEP * 1.4) break
      way = unit(add(add(way, unit(to), 0.6), normal, -0.4 * dot(way, normal)))
    } else {
      way = unit(add(way, DOWN, (1 - stiffness) * 0.16))
      way = gathered(p, guarded(p, way), { isForward, aside })
    }
    p = add(p, way, STEP)
    // What turns up again on a shoulder would stand off like a ribbon.
    if (!tie && gone > 1 && way[1] > 0.05) break
    if (p[1] < lowest || (p[1] < -0.45 && Math.abs(p[0]) > WIDEST)) break
  }
  while (points.length < 3) {
    points.push(add(points.at(-1)!, way, STEP))
    out.push(root.out)
  }
  return { points, out, phase, share, lowest, isForward, aside, tint: rng() * 2 - 1 }
}

/** How much of their distance the locks of a mass keep where it ends: less, and it would hang as a string. */
const KEPT_APART = 0.5

/** Of single locks, which leave their mass and stand off as thin strands. */
const STRAY = 0.05

function lockOf(path: Path, guide: Path | undefined, style: HairStyle, rng: Rng): Lock {
  const { wave = 0, waves = 1.1, tie } = style
  const isStray = guide !== undefined && rng() < STRAY
  const together = guide && !isStray ? drawnTo(path, guide, tie ? 0.6 : KEPT_APART) : path.points
  const points = together.map((p, k) => {
    const along = unit(
      add(together[Math.min(k + 1, together.length - 1)]!, together[Math.max(0, k - 1)]!, -1),
    )
    return waved(
      p,
      { way: along, normal: path.out[k]!, gone: k * STEP, phase: path.phase },
      wave,
      waves,
    )
  })
  // A mass is light along its middle and dark where it ends beside the next.
  const tint = guide ? 0.6 * guide.tint + 0.3 * path.tint + rimOf(path, guide) : path.tint
  return {
    points,
    out: path.out,
    width: style.width * mix(0.7, 1.2, rng()) * (isStray ? 0.3 : 1),
    tint: Math.max(-1, Math.min(1, tint)),
    isBlunt: tie !== undefined,
  }
}

/** Hair leaves the face free: what would fall over it goes aside. */
function guarded([x, y, z]: V3, way: V3): V3 {
  const [u, v, w] = [x / 0.74, (y + 0.15) / 1.0, (z - 0.55) / 0.75]
  const inside = 1 - (u * u + v * v + w * w)
  if (inside <= 0) return way
  const side = x < 0 ? -1 : 1
  return unit([way[0] + side * inside * 0.9, way[1], way[2] - inside * 0.8])
}

/** Below the ears hair keeps to the neck instead of hanging from the widest part of the head, leaves the throat free, and falls before the shoulder or behind it. */
function gathered(
  [x, y, z]: V3,
  way: V3,
  { isForward, aside: hangs }: Pick<Path, 'isForward' | 'aside'>,
): V3 {
  if (y > 0) return way
  const low = smoothstep(-0.1, -0.6, y)
  const towards = (to: number) => 0.6 * Math.max(-0.45, Math.min(0.45, to)) * low
  // What lay down on the shoulder itself would slide off it sideways.
  const out = isForward ? hangs : Math.min(hangs, WITHIN_SHOULDERS)
  const aside = towards(out + 0.1 * noise(x * 5, z * 5) - Math.abs(x))
  const forward = towards((isForward ? BEFORE_SHOULDER : BEHIND_SHOULDER) - z)
  return unit([way[0] + Math.sign(x) * aside, way[1], way[2] + forward])
}

interface Bend {
  way: V3
  normal: V3
  gone: number
  phase: number
}

function waved(p: V3, { way, normal, gone, phase }: Bend, wave: number, waves: number): V3 {
  if (wave === 0) return p
  const side = unit([
    way[1] * normal[2] - way[2] * normal[1],
    way[2] * normal[0] - way[0] * normal[2],
    way[0] * normal[1] - way[1] * normal[0],
  ])
  const much = wave * smoothstep(0.15, 1.1, gone)
  const angle = (gone / waves) * Math.PI * 2 + phase
  return add(
    add(p, side, Math.sin(angle) * much),
    normal,
    (0.5 + 0.5 * Math.cos(angle)) * much * 0.6,
  )
}
