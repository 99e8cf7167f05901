import type { Field } from '#engine/pixels/field.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import { type GBuffer } from '#engine/render/gbuffer.ts'
import { materialOf } from '#engine/render/materials.ts'

/** Taps: direction and reach in half-resolution px; the first group is ambient, the second is the cast shadow down-right. */
const TAPS: readonly (readonly [number, number, number])[] = (() => {
  const taps: [number, number, number][] = []
  for (let k = 0; k < 12; k++) {
    const r = 2 + 1.3 * k,
      a = k * 2.39996
    taps.push([Math.round(r * Math.cos(a)), Math.round(r * Math.sin(a)), 0.063 * (1 - k / 17)])
  }
  for (let k = 1; k <= 8; k++)
    taps.push([Math.round(-0.64 * k * 1.9), Math.round(-0.77 * k * 1.9), 0.122 * (1 - k / 11)])
  return taps
})()

/** How much more another layer throws than a part of the same one. */
const ABOVE = 1.35

/** Shadow that parts and layers painted later throw on what they cover. Ids and distances to the edge are of half size. */
export function overlapShadow(
  g: GBuffer,
  ids: Field<Uint16Array>,
  edge: Float32Array,
  workspace: Workspace,
): Float32Array {
  const { width: w, height: h, values: id } = ids
  const out = workspace.floats('overlap: shadow', w * h)
  const count = g.regions.length
  const thick = new Float32Array(count)
  const onSkin = new Float32Array(count)
  const layerOf = new Int32Array(count)
  const area = new Uint32Array(count)
  for (let i = 0; i < w * h; i++) area[id[i]!]!++
  const bodyOf = new Int32Array(count)
  g.regions.forEach((r, k) => {
    layerOf[k] = r.layer
    bodyOf[k] = g.layers[r.layer]?.body ?? r.layer
    thick[k] = materialOf(r.tag).thick * (r.detail > 0 ? 0.45 : 1)
    // Lips and lids lie in the face, hair and hands before it: only what is large throws a shadow there, or faces turn grey.
    const radius = Math.sqrt(area[k]! / Math.PI)
    onSkin[k] = thick[k] * Math.max(0, Math.min(1, (radius - 6) / 30))
  })
  const isSkin = Uint8Array.from(g.regions, ({ tag }) => (tag === 'skin' ? 1 : 0))
  const isSculpted = Uint8Array.from(g.regions, (region) => (region.isSculpted ? 1 : 0))
  const offset = Int32Array.from(TAPS, ([dx, dy]) => dy * w + dx)
  const weight = Float32Array.from(TAPS, ([, , share]) => share)
  const reach = 26
  for (let y = reach; y < h - reach; y++)
    for (let x = reach; x < w - reach; x++) {
      const i = y * w + x
      const k = id[i]!
      if (!k) continue
      // Deep inside a region no tap can leave it.
      if (edge[i]! > 46) continue
      let dark = 0
      const own = layerOf[k]!
      const body = bodyOf[k]!
      const shadow = isSkin[k] ? onSkin : thick
      for (let t = 0; t < offset.length; t++) {
        const other = id[i + offset[t]!]!
        if (other === k) continue
        const above = layerOf[other]! - own
        // Ids grow in painting order within a layer alone: those of sculpted forms come after everybody's.
        if (above > 0 && bodyOf[other] !== body) dark += weight[t]! * ABOVE
        else if (above === 0 && other > k && !isSculpted[k]) dark += weight[t]! * shadow[other]!
      }
      out[i] = dark > 1 ? 1 : dark
    }
  smoothWithin(out, ids, workspace)
  return out
}

/** A small blur that never mixes regions, so a shadow stays on the lower side of its edge. */
function smoothWithin(
  shadow: Float32Array,
  { width: w, height: h, values: id }: Field<Uint16Array>,
  workspace: Workspace,
): void {
  const across = workspace.floats('overlap: across', w * h, 'as left')
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      across[i] = !id[i] || x < 2 || x >= w - 2 ? shadow[i]! : meanAlong(shadow, id, i, 1)
    }
  for (let y = 2; y < h - 2; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (id[i]) shadow[i] = meanAlong(across, id, i, w)
    }
}

/** Mean of a place and those of its own region within two steps to either side. */
function meanAlong(values: Float32Array, id: Uint16Array, i: number, step: number): number {
  const k = id[i]
  let sum = values[i]!
  let count = 1
  if (id[i - step] === k) {
    sum += values[i - step]!
    count++
  }
  if (id[i + step] === k) {
    sum += values[i + step]!
    count++
  }
  if (id[i - 2 * step] === k) {
    sum += values[i - 2 * step]!
    count++
  }
  if (id[i + 2 * step] === k) {
    sum += values[i + 2 * step]!
    count++
  }
  return sum / count
}
