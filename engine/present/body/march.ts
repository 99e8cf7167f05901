import { clamp01 } from '#engine/pixels/maths.ts'
import { distance, nearestGroup, within, type Solid, type Vec } from '#engine/present/body/solid.ts'

/** A body seen straight from the front, on a square grid. */
export interface Relief {
  /** Side of the grid. */
  side: number
  /** Where the surface is. */
  z: Float32Array
  nx: Float32Array
  ny: Float32Array
  nz: Float32Array
  /** Distance to the outline in units of the picture, positive inside: outlines stay sharp at every size. */
  rim: Float32Array
  group: Uint8Array
  /** 1 in the open, towards 0 in folds. */
  open: Float32Array
  /** 1 in the key light, 0 in a cast shadow. */
  lit: Float32Array
}

/** Rays are grouped in square windows that look only at the forms near them. */
const WINDOW = 16
const NEAR_Z = 0.62
const FAR_Z = -0.45
const HIT = 0.0006
/** Slanted and pressed forms report distances a little too long. */
const CAUTION = 0.82
/** Deeper inside than this a point is no longer at the outline. A power of two, so that it is stored exactly. */
const DEEP = 1 / 64
/** Outside by less than this a ray still gets a surface, so that the outline can be smoothed. */
const OUTLINE = 0.012

export function marchBody(solid: Solid, side: number, toLight: Vec): Relief {
  const n = side * side
  const plane = () => new Float32Array(n)
  const relief: Relief = {
    side,
    z: plane(),
    nx: plane(),
    ny: plane(),
    nz: plane().fill(1),
    rim: plane().fill(-1),
    group: new Uint8Array(n),
    open: plane().fill(1),
    lit: plane().fill(1),
  }
  const windows: { near: Solid; left: number; top: number }[] = []
  for (let top = 0; top < side; top += WINDOW)
    for (let left = 0; left < side; left += WINDOW) {
      const window = {
        left: left / side,
        top: top / side,
        right: (left + WINDOW) / side,
        bottom: (top + WINDOW) / side,
      }
      // Rays run straight into the picture: they never leave the window they start in.
      const near = within(solid, window)
      if (near.groups.length > 0) windows.push({ near, left, top })
    }
  // Every second point of every second row first; what lies between follows from them wherever the surface is smooth.
  for (const pass of [0, 1])
    for (const { near, left, top } of windows)
      for (let y = top; y < Math.min(side, top + WINDOW); y++)
        for (let x = left; x < Math.min(side, left + WINDOW); x++) {
          const isFirst = x % 2 === 0 && y % 2 === 0
          if (isFirst !== (pass === 0)) continue
          if (isFirst || !interpolate(relief, x, y)) castRay(near, relief, x, y)
        }
  shadeFolds(solid, relief, toLight)
  return relief
}

function castRay(near: Solid, relief: Relief, column: number, row: number): void {
  const { side } = relief
  const x = (column + 0.5) / side
  const y = (row + 0.5) / side
  const i = row * side + column
  let least = 1
  let leastZ = 0
  let z = startOf(relief, column, row)
  // Something stands in front of what the neighbours saw: begin at the very front.
  if (distance(near, x, y, z) < HIT) z = NEAR_Z
  let isHit = false
  while (z > FAR_Z) {
    const d = distance(near, x, y, z)
    if (d < least) {
      least = d
      leastZ = z
    }
    if (d < HIT) {
      isHit = true
      break
    }
    z -= d * CAUTION
  }
  if (!isHit && least > OUTLINE) return
  const at = isHit ? z : leastZ
  relief.z[i] = at
  normalAt(near, relief, i, [x, y, at])
  relief.group[i] = nearestGroup(near, x, y, at)
  relief.rim[i] = isHit ? depthBehind(near, x, y, at, relief.nz[i]!) : -least
}

/** Neighbours farther apart in depth than this stand on different surfaces. */
const SMOOTH = 0.02

/** Takes a point from the two or four solved ones around it; answers whether that could be done. */
function interpolate(relief: Relief, x: number, y: number): boolean {
  const { side, z, rim, group } = relief
  const left = x - (x % 2)
  const top = y - (y % 2)
  const right = left + 2 * (x % 2)
  const bottom = top + 2 * (y % 2)
  if (right >= side || bottom >= side) return false
  const a = top * side + left
  const b = top * side + right
  const c = bottom * side + left
  const d = bottom * side + right
  if (rim[a]! < DEEP || rim[b]! < DEEP || rim[c]! < DEEP || rim[d]! < DEEP) return false
  if (group[a] !== group[b] || group[a] !== group[c] || group[a] !== group[d]) return false
  const most = Math.max(z[a]!, z[b]!, z[c]!, z[d]!)
  if (most - Math.min(z[a]!, z[b]!, z[c]!, z[d]!) > SMOOTH) return false
  const i = y * side + x
  const mean = (plane: Float32Array) => 0.25 * (plane[a]! + plane[b]! + plane[c]! + plane[d]!)
  const [nx, ny, nz] = [mean(relief.nx), mean(relief.ny), mean(relief.nz)]
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz)
  relief.nx[i] = nx / length
  relief.ny[i] = ny / length
  relief.nz[i] = nz / length
  z[i] = mean(z)
  rim[i] = DEEP
  group[i] = group[a]!
  return true
}

/** A ray may begin a little in front of where its neighbours two points above and to the left ended. */
function startOf({ side, z, rim }: Relief, column: number, row: number): number {
  if (column < 2 || row < 2 || column >= side - 2) return NEAR_Z
  const i = row * side + column
  let front = FAR_Z
  for (const j of [i - 2, i - 2 * side, i - 2 * side - 2, i - 2 * side + 2]) {
    if (rim[j]! < 0) return NEAR_Z
    if (z[j]! > front) front = z[j]!
  }
  return Math.min(NEAR_Z, front + 0.025)
}

const STEP = 0.0015

function normalAt(solid: Solid, relief: Relief, i: number, [x, y, z]: Vec): void {
  const a = distance(solid, x + STEP, y - STEP, z - STEP)
  const b = distance(solid, x - STEP, y - STEP, z + STEP)
  const c = distance(solid, x - STEP, y + STEP, z - STEP)
  const d = distance(solid, x + STEP, y + STEP, z + STEP)
  const nx = a - b - c + d
  const ny = -a - b + c + d
  const nz = -a + b - c + d
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  relief.nx[i] = nx / length
  relief.ny[i] = ny / length
  relief.nz[i] = Math.max(0.02, nz / length)
}

/** How far inside the outline a hit lies: the deepest point of its whole ray. Only needed where the surface turns away. */
function depthBehind(solid: Solid, x: number, y: number, z: number, facing: number): number {
  if (facing > 0.5) return DEEP
  let deepest = 0
  for (let at = z; at > FAR_Z && deepest > -DEEP;) {
    const d = distance(solid, x, y, at)
    if (d < deepest) deepest = d
    at -= Math.max(0.004, Math.abs(d) * CAUTION)
  }
  return Math.min(DEEP, -deepest)
}

/** Beside the body there is no light to interpolate with. */
const UNKNOWN = -1

const FOLD_REACHES = [0.018, 0.05, 0.11]
const SHADOW_STEPS = [0.03, 0.06, 0.1, 0.15, 0.21, 0.28, 0.36]

/** Light lost in folds and cast shadows, on every fourth point: both are soft. */
function shadeFolds(solid: Solid, relief: Relief, toLight: Vec): void {
  const { side } = relief
  const step = 4
  const small = Math.ceil(side / step) + 1
  const open = new Float32Array(small * small).fill(UNKNOWN)
  const lit = new Float32Array(small * small).fill(UNKNOWN)
  for (let top = 0; top < small; top += 8)
    for (let left = 0; left < small; left += 8) {
      const around = within(solid, sightOf(left * step, top * step, 8 * step, side, toLight))
      for (let row = top; row < Math.min(small, top + 8); row++)
        for (let column = left; column < Math.min(small, left + 8); column++) {
          const i = Math.min(side - 1, row * step) * side + Math.min(side - 1, column * step)
          if (relief.rim[i]! < -OUTLINE) continue
          const from: Vec = [
            ((i % side) + 0.5) / side,
            (Math.floor(i / side) + 0.5) / side,
            relief.z[i]!,
          ]
          const normal: Vec = [relief.nx[i]!, relief.ny[i]!, relief.nz[i]!]
          open[row * small + column] = openness(around, from, normal)
          lit[row * small + column] = lightReaching(around, from, normal, toLight)
        }
    }
  enlarge(open, small, relief.open, side, step)
  enlarge(lit, small, relief.lit, side, step)
}

/** How far the shade of a point may come from: all around for folds, farther towards the light. */
function sightOf(left: number, top: number, width: number, side: number, toLight: Vec) {
  const fold = FOLD_REACHES.at(-1)!
  const shadow = SHADOW_STEPS.at(-1)! + 0.1
  return {
    left: left / side - Math.max(fold, -toLight[0] * shadow),
    top: top / side - Math.max(fold, -toLight[1] * shadow),
    right: (left + width) / side + Math.max(fold, toLight[0] * shadow),
    bottom: (top + width) / side + Math.max(fold, toLight[1] * shadow),
  }
}

function openness(solid: Solid, from: Vec, normal: Vec): number {
  let lost = 0
  for (const reach of FOLD_REACHES) {
    const d = distance(
      solid,
      from[0] + normal[0] * reach,
      from[1] + normal[1] * reach,
      from[2] + normal[2] * reach,
    )
    lost += (0.42 * Math.max(0, reach - d)) / reach
  }
  return clamp01(1 - lost)
}

function lightReaching(solid: Solid, from: Vec, normal: Vec, toLight: Vec): number {
  let least = 1
  for (const t of SHADOW_STEPS) {
    const d = distance(
      solid,
      from[0] + normal[0] * 0.012 + toLight[0] * t,
      from[1] + normal[1] * 0.012 + toLight[1] * t,
      from[2] + normal[2] * 0.012 + toLight[2] * t,
    )
    // A broad lamp: the penumbra widens with the distance.
    least = Math.min(least, 0.5 + (d / t) * 2.4)
  }
  return clamp01(least)
}

function enlarge(
  small: Float32Array,
  smallSide: number,
  out: Float32Array,
  side: number,
  step: number,
): void {
  for (let y = 0; y < side; y++) {
    const fy = y / step
    const row = Math.floor(fy)
    const ty = fy - row
    for (let x = 0; x < side; x++) {
      const fx = x / step
      const column = Math.floor(fx)
      const tx = fx - column
      const o = row * smallSide + column
      out[y * side + x] = between(small, [o, o + 1, o + smallSide, o + smallSide + 1], tx, ty)
    }
  }
}

function between(
  plane: Float32Array,
  corners: readonly [number, number, number, number],
  tx: number,
  ty: number,
): number {
  const weights = [(1 - tx) * (1 - ty), tx * (1 - ty), (1 - tx) * ty, tx * ty]
  let sum = 0
  let total = 0
  corners.forEach((corner, k) => {
    const v = plane[corner]!
    if (v === UNKNOWN || v === undefined) return
    // A trace of weight for every known corner, so that a point beside only unknown ones still gets its light.
    const weight = weights[k]! + 1e-4
    sum += weight * v
    total += weight
  })
  return total > 0 ? sum / total : 1
}
