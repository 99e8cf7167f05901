import { normalsOf, type Mesh } from '#engine/forms/human/mesh.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import type { Chart } from '#engine/present/body/chart.ts'
import { footDetailOf } from '#engine/present/body/foot-relief.ts'
import { handDetailOf, type HandDetail } from '#engine/present/body/hand-relief.ts'
import type { Scene } from '#engine/present/body/scene.ts'
import {
  clothHeight,
  paintSkin,
  skinFurrow,
  skinHeight,
  stitches,
  veinsAlong,
  type SkinPoint,
} from '#engine/present/body/skin-paint.ts'
import { trunkReliefOf } from '#engine/present/body/trunk-relief.ts'
import { CHANNEL, type Visible } from '#engine/present/body/visible.ts'

/** What is at a pixel. */
export const KIND = { nothing: 0, skin: 1, cloth: 2 } as const

/** All that is known of every pixel before it is shaded. */
export interface Exposure {
  kind: Uint8Array
  normal: Float32Array
  /** How the colour differs from the body's or the cloth's own. */
  tint: Float32Array
  light: Float32Array
  /** What of the key and the rim light reaches it. */
  key: Float32Array
  rim: Float32Array
  /** Millimetres of fine relief. */
  height: Float32Array
  /** Millimetres on the design's sheet. */
  mm: Float32Array
  /** Millimetres at rest, for what is painted later. */
  rest: Float32Array
}

interface Layers {
  skin: Required<Mesh>
  cloth: Required<Mesh> | undefined
}

/** How far the plainest vein stands out. */
const VEIN_MM = 0.32

/** Skin is darker under the hem, this far from it in decimetres. */
const HEM_SHADOW = 0.16

export function expose(
  scene: Scene,
  { skin, cloth }: Layers,
  chart: Chart,
  visible: Visible,
): Exposure {
  const n = visible.size * visible.size
  const out: Exposure = {
    kind: new Uint8Array(n),
    normal: new Float32Array(n * 3),
    tint: new Float32Array(n * 3),
    light: new Float32Array(n * 3),
    key: new Float32Array(n),
    rim: new Float32Array(n),
    height: new Float32Array(n),
    mm: new Float32Array(n * 2).fill(NaN),
    rest: new Float32Array(n * 3),
  }
  const skinQuads = skin.quads.length / 4
  const layers = [skin, ...(cloth ? [cloth] : [])].map((mesh) => ({
    mesh,
    normals: normalsOf(mesh),
  }))
  const endDetail = endDetailOf(scene)
  const trunkRelief = scene.place.bones ? undefined : trunkReliefOf(scene.restJoints)
  const areolae = areolaeOf(scene)
  const { veins } = scene.place
  const veinAt = veins ? veinsAlong(veins.along(scene.restJoints), veins.much) : undefined
  const detail: HandDetail = { height: 0, nail: 0, tip: 0 }
  const point: SkinPoint = { x: 0, y: 0, z: 0, blood: 0, furrow: 0, nail: 0, tip: 0, vein: 0 }
  for (let p = 0; p < n; p++) {
    const face = visible.face[p]!
    if (face < 0) continue
    const isSkin = face >> 1 < skinQuads
    const { mesh, normals } = layers[isSkin ? 0 : 1]!
    const { data, quads, stride } = mesh
    const q = ((face >> 1) - (isSkin ? 0 : skinQuads)) * 4
    const half = face & 1
    const a = quads[q]!
    const b = quads[q + 1 + half]!
    const c = quads[q + 2 + half]!
    const wb = visible.wb[p]!
    const wc = visible.wc[p]!
    const wa = 1 - wb - wc
    const ia = a * stride
    const ib = b * stride
    const ic = c * stride
    const of = (k: number) => data[ia + k]! * wa + data[ib + k]! * wb + data[ic + k]! * wc
    for (let k = 0; k < 3; k++) {
      out.normal[p * 3 + k] =
        normals[a * 3 + k]! * wa + normals[b * 3 + k]! * wb + normals[c * 3 + k]! * wc
      out.light[p * 3 + k] = of(CHANNEL.light + k)
    }
    out.key[p] = of(CHANNEL.key)
    out.rim[p] = of(CHANNEL.rim)
    const rest: V3 = [of(CHANNEL.rest), of(CHANNEL.rest + 1), of(CHANNEL.rest + 2)]
    const x = rest[0] * 100
    const y = rest[1] * 100
    const z = rest[2] * 100
    const edge = of(CHANNEL.cloth)
    const { tint } = out
    const o = p * 3
    out.rest[o] = x
    out.rest[o + 1] = y
    out.rest[o + 2] = z
    if (!isSkin) {
      out.kind[p] = KIND.cloth
      tint[o] = tint[o + 1] = tint[o + 2] = stitches(x, y, z, edge)
      out.height[p] = clothHeight(x, y, z, edge)
      continue
    }
    out.kind[p] = KIND.skin
    const { mm } = chart
    out.mm[p * 2] = acrossAt(mm[a * 2]!, mm[b * 2]!, mm[c * 2]!, wb, wc, chart.girth)
    out.mm[p * 2 + 1] = mm[a * 2 + 1]! * wa + mm[b * 2 + 1]! * wb + mm[c * 2 + 1]! * wc
    point.x = x
    point.y = y
    point.z = z
    point.blood = of(CHANNEL.blood)
    point.nail = 0
    point.tip = 0
    point.furrow = skinFurrow(x, y, z)
    point.vein = veinAt ? veinAt(x, y, z) : 0
    let height = skinHeight(x, y, z, point.furrow) + VEIN_MM * point.vein * point.vein
    if (trunkRelief) height += trunkRelief(rest)
    if (endDetail) {
      endDetail(rest, [out.normal[o]!, out.normal[o + 1]!, out.normal[o + 2]!], detail)
      point.nail = detail.nail
      point.tip = detail.tip
      height = detail.height + height * (1 - detail.nail)
    }
    paintSkin(point, tint, o)
    for (const [ax, ay, az] of areolae) {
      const away = Math.hypot(rest[0] - ax, rest[1] - ay, rest[2] - az)
      const dark = smoothstep(0.14, 0.09, away)
      tint[o]! *= 1 - 0.22 * dark
      tint[o + 1]! *= 1 - 0.42 * dark
      tint[o + 2]! *= 1 - 0.42 * dark
    }
    out.height[p] = height
    if (edge > -HEM_SHADOW) {
      const left = 1 - 0.55 * smoothstep(-HEM_SHADOW, 0, edge)
      for (let k = 0; k < 3; k++) out.light[p * 3 + k]! *= left
    }
  }
  return out
}

/** Between three places across the sheet. Where it closes, the corners of one face may lie a whole girth apart. */
function acrossAt(
  a: number,
  b: number,
  c: number,
  wb: number,
  wc: number,
  girth: number | undefined,
): number {
  if (girth === undefined) return a + (b - a) * wb + (c - a) * wc
  const near = (d: number) => d - girth * Math.round(d / girth)
  return a + near(b - a) * wb + near(c - a) * wc
}

/** What hands and feet have that is finer than their mesh, where they are in view. */
function endDetailOf({ place, restJoints }: Scene) {
  if (place.hasHand) return handDetailOf(restJoints)
  return place.hasFoot ? footDetailOf(restJoints) : undefined
}

/** Of a bare chest. */
function areolaeOf({ place, garment, restJoints }: Scene): V3[] {
  if (place.bones || garment) return []
  return [restJoints('breast.L', 'tail'), restJoints('breast.R', 'tail')]
}
