import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, clamp, cross, curve, unit, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import { toLine, type Web } from '#engine/forms/sculpt/webs.ts'

/** A bat's wing set on a body: its plane is given by two ways, its size, and how far it fills with wind. */
export interface BatWing {
  root: V3
  out: V3
  up: V3
  size: number
  bulge: number
}

/** Measured in the wing's plane: out from the shoulder, and up. */
const ELBOW: V2 = [0.42, 0.16]
const WRIST: V2 = [0.5, 0.74]
const TIPS: readonly V2[] = [
  [1.42, 1.02],
  [1.5, 0.34],
  [1.24, -0.28],
  [0.78, -0.64],
]
const HIP: V2 = [0.02, -0.72]
/** How deep the edge is cut between two fingers. */
const CUT = 0.24

/** A finger bows towards the leading edge. */
const finger = (tip: V2): V2[] => {
  const [du, dv] = [tip[0] - WRIST[0], tip[1] - WRIST[1]]
  return curve([WRIST, [WRIST[0] + du * 0.5 - dv * 0.09, WRIST[1] + dv * 0.5 + du * 0.09], tip], 6)
}

function outline(): V2[] {
  const out: V2[] = [[0, 0.06], ELBOW, ...finger(TIPS[0]!)]
  const corners = [...TIPS, HIP]
  for (let n = 0; n + 1 < corners.length; n++) {
    const [a, b] = [corners[n]!, corners[n + 1]!]
    const mid: V2 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const inward: V2 = [mid[0] + (WRIST[0] - mid[0]) * CUT, mid[1] + (WRIST[1] - mid[1]) * CUT]
    out.push(...curve([a, inward, b], 7).slice(1))
  }
  return out
}

/** Bones as clay, the skin between them as a web with folds that run from the wrist. */
export function dragonWing(
  clay: Clay,
  { root, out, up, size, bulge }: BatWing,
  { web, dark }: { web: number; dark: number },
): { web: Web; fingers: Tube[] } {
  const u0 = unit(out)
  const v0 = unit(add(up, u0, -(up[0] * u0[0] + up[1] * u0[1] + up[2] * u0[2])))
  const face = cross(u0, v0)
  const place = (u: number, v: number): V3 => {
    const wind = bulge * Math.sin(clamp(u / 1.5) * Math.PI) * (face[0] > 0 ? -1 : 1)
    return add(add(add(root, u0, u * size), v0, v * size), face, wind)
  }
  const at = ([u, v]: V2): V3 => place(u, v)
  const bone = (points: readonly V2[], from: number, to: number): Tube => {
    const line = points.map(at)
    const radii = line.map((_, i) => from + ((to - from) * i) / (line.length - 1))
    for (let i = 0; i + 1 < line.length; i++)
      clay.limb(line[i]!, line[i + 1]!, radii[i]!, radii[i + 1]!, {
        of: 'bone',
        k: i ? 0.01 : 0.04,
      })
    return tube('finger', line, radii, face, 1)
  }
  const lines = TIPS.map(finger)
  const fingers = [
    bone([[-0.04, 0.02], ELBOW], 0.1, 0.06),
    bone([ELBOW, WRIST], 0.062, 0.045),
    ...lines.map((line) => bone(line, 0.036, 0.01)),
  ]
  clay.limb(at(WRIST), at([WRIST[0] - 0.06, WRIST[1] + 0.2]), 0.04, 0.004, { of: 'horn', k: 0.02 }) // thumb
  const folds = [...lines.slice(1), [ELBOW, HIP]]
  return {
    fingers,
    web: {
      outline: outline(),
      place,
      lift: -0.012,
      paint: (u, v) => {
        const near = Math.min(...folds.map((line) => toLine(line, u, v)))
        const angle = Math.atan2(v - WRIST[1], u - WRIST[0])
        const far = Math.hypot(u - WRIST[0], v - WRIST[1])
        const fold = Math.sin(angle * 26 + Math.sin(far * 5) * 0.5)
        const crease = smoothstep(0.93, 0.99, fold) * smoothstep(0.1, 0.3, far) * 0.45
        return {
          tone: clamp(
            0.16 + smoothstep(0.2, 0, near) * 0.36 + crease + smoothstep(0.5, 0, far) * 0.25,
          ),
          hue: near < 0.014 ? dark : web,
          line: near < 0.01 ? 0.8 : 0,
        }
      },
    },
  }
}
