/** x right, y down, z towards the viewer, in units of the picture's width. */
export type Vec = readonly [x: number, y: number, z: number]

/** A tapered capsule, or an ellipsoid turned in the picture's plane. */
export type Shape =
  | { kind: 'bone'; from: Vec; to: Vec; radii: readonly [from: number, to: number]; flat: number }
  | { kind: 'mass'; centre: Vec; radii: Vec; angle: number }

export interface Form {
  shape: Shape
  /** How softly it joins what stands before it in its group; 0 is a hard edge. */
  join: number
  /** Taken away instead of added. */
  isCut: boolean
}

/** Forms that belong together: an arm, a trunk, a finger. Only one group of a body carries the design. */
export interface Group {
  name: string
  forms: readonly Form[]
  /** How softly the whole group joins the groups before it. */
  join: number
}

/** `flat` below 1 presses a limb's depth. */
export const bone = (
  from: Vec,
  to: Vec,
  radii: readonly [number, number],
  { join = 0.03, flat = 1 }: { join?: number; flat?: number } = {},
): Form => ({ shape: { kind: 'bone', from, to, radii, flat }, join, isCut: false })

/** A muscle, a ball of a joint, a pad of flesh. */
export const mass = (
  centre: Vec,
  radii: Vec,
  { join = 0.04, angle = 0 }: { join?: number; angle?: number } = {},
): Form => ({ shape: { kind: 'mass', centre, radii, angle }, join, isCut: false })

export const cut = (form: Form): Form => ({ ...form, isCut: true })

/** A limb through several stations: x, y, z, radius each. */
export function limb(
  stations: readonly (readonly [x: number, y: number, z: number, radius: number])[],
  options: { join?: number; flat?: number } = {},
): Form[] {
  return stations.slice(1).map((to, i) => {
    const from = stations[i]!
    return bone([from[0], from[1], from[2]], [to[0], to[1], to[2]], [from[3], to[3]], options)
  })
}

/** Distance fields are flattened into numbers: the march asks for them some ten million times. */
export interface Solid {
  names: readonly string[]
  groups: readonly PackedGroup[]
}

export interface PackedGroup {
  index: number
  join: number
  forms: readonly PackedForm[]
}

export interface PackedForm {
  isBone: boolean
  isCut: boolean
  join: number
  x: number
  y: number
  z: number
  /** Bone: the way to its end. Mass: one over its radii. */
  dx: number
  dy: number
  dz: number
  /** Bone: radius and its growth; mass: cosine and sine of its turn. */
  a: number
  b: number
  /** Bone: one over its squared length; mass: its smallest radius. */
  c: number
  flat: number
  left: number
  top: number
  right: number
  bottom: number
}

export function packSolid(groups: readonly Group[]): Solid {
  return {
    names: groups.map((group) => group.name),
    groups: groups.map((group, index) => ({
      index,
      join: group.join,
      forms: group.forms.map(packForm),
    })),
  }
}

function packForm({ shape, join, isCut }: Form): PackedForm {
  if (shape.kind === 'mass') {
    const { centre, radii, angle } = shape
    const reach = Math.max(radii[0], radii[1])
    return {
      isBone: false,
      isCut,
      join,
      x: centre[0],
      y: centre[1],
      z: centre[2],
      dx: 1 / radii[0],
      dy: 1 / radii[1],
      dz: 1 / radii[2],
      a: Math.cos(angle),
      b: Math.sin(angle),
      c: Math.min(...radii),
      flat: 1,
      left: centre[0] - reach,
      top: centre[1] - reach,
      right: centre[0] + reach,
      bottom: centre[1] + reach,
    }
  }
  const { from, to, radii, flat } = shape
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const reach = Math.max(radii[0], radii[1])
  return {
    isBone: true,
    isCut,
    join,
    x: from[0],
    y: from[1],
    z: from[2],
    dx,
    dy,
    dz,
    a: radii[0],
    b: radii[1] - radii[0],
    c: 1 / (dx * dx + dy * dy + dz * dz || 1e-9),
    flat,
    left: Math.min(from[0], to[0]) - reach,
    top: Math.min(from[1], to[1]) - reach,
    right: Math.max(from[0], to[0]) + reach,
    bottom: Math.max(from[1], to[1]) + reach,
  }
}

export interface Window {
  left: number
  top: number
  right: number
  bottom: number
}

/** What of a solid can matter inside a window of the picture. A form bends its neighbours from as far away as they join. */
export function within(solid: Solid, window: Window): Solid {
  const groups = solid.groups.map((group) => {
    const margin = Math.max(group.join, ...group.forms.map((form) => form.join))
    const isNear = (form: PackedForm) =>
      form.left - margin < window.right &&
      form.right + margin > window.left &&
      form.top - margin < window.bottom &&
      form.bottom + margin > window.top
    return { ...group, forms: group.forms.filter(isNear) }
  })
  return { names: solid.names, groups: groups.filter((group) => group.forms.length > 0) }
}

/** Larger than any distance inside a picture. */
export const FAR = 9

function formDistance(form: PackedForm, x: number, y: number, z: number): number {
  const px = x - form.x
  const py = y - form.y
  const pz = z - form.z
  if (form.isBone) {
    let t = (px * form.dx + py * form.dy + pz * form.dz) * form.c
    t = t < 0 ? 0 : t > 1 ? 1 : t
    const ex = px - t * form.dx
    const ey = py - t * form.dy
    const ez = (pz - t * form.dz) / form.flat
    // A smooth run of the radius: straight cones meet in visible rings.
    const s = 0.5 * t + 0.5 * t * t * (3 - 2 * t)
    const d = Math.sqrt(ex * ex + ey * ey + ez * ez) - form.a - form.b * s
    return form.flat < 1 ? d * form.flat : d
  }
  const rx = (px * form.a + py * form.b) * form.dx
  const ry = (py * form.a - px * form.b) * form.dy
  const rz = pz * form.dz
  const k0 = Math.sqrt(rx * rx + ry * ry + rz * rz)
  if (k0 < 1e-4) return -form.c
  const qx = rx * form.dx
  const qy = ry * form.dy
  const qz = rz * form.dz
  return (k0 * (k0 - 1)) / Math.sqrt(qx * qx + qy * qy + qz * qz)
}

function joined(a: number, b: number, k: number): number {
  const low = a < b ? a : b
  const gap = a < b ? b - a : a - b
  if (gap >= k) return low
  const h = k - gap
  return low - (h * h * 0.25) / k
}

/** Signed distance to the surface; negative inside. */
export function distance(solid: Solid, x: number, y: number, z: number): number {
  let all = FAR
  for (const group of solid.groups) all = joined(all, groupDistance(group, x, y, z), group.join)
  return all
}

function groupDistance(group: PackedGroup, x: number, y: number, z: number): number {
  let d = FAR
  for (const form of group.forms) {
    const own = formDistance(form, x, y, z)
    d = form.isCut ? -joined(-d, own, form.join) : joined(d, own, form.join)
  }
  return d
}

/** The group whose surface is nearest. */
export function nearestGroup(solid: Solid, x: number, y: number, z: number): number {
  let best = FAR
  let found = 0
  for (const group of solid.groups) {
    const d = groupDistance(group, x, y, z)
    if (d >= best) continue
    best = d
    found = group.index
  }
  return found
}
