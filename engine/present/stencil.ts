import type { Field } from '#engine/pixels/field.ts'
import type { Picture } from '#engine/present/picture.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import type { Ink } from '#engine/render/artwork.ts'

/** The violet of hectograph transfer paper. */
const HECTOGRAPH = [0.29, 0.16, 0.52] as const

/**
 * Line only, as it is transferred to skin. Solid areas become outlines, because an artist fills them by eye and a full field
 * of transfer ink smears.
 */
export function asStencil(ink: Ink, buffer: GBuffer): Picture {
  const { w, h } = ink
  const n = w * h
  const data = new Uint8Array(n * 3)
  const { line, id, regions } = buffer
  const solid = Uint8Array.from(regions, (region) => (region.tag === 'black' ? 1 : 0))
  const lines = { width: w, height: h, values: line }
  const reach = Math.max(1, Math.round(1.6 * buffer.pixel))
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      let v = line[i]! / 255
      if (solid[id[i]!] && v > 0.5) v *= 1 - 0.86 * innerness(lines, { x, y }, reach)
      const k = smoothstep(0.08, 0.75, v)
      data[3 * i] = 255 * (1 - k * (1 - HECTOGRAPH[0]))
      data[3 * i + 1] = 255 * (1 - k * (1 - HECTOGRAPH[1]))
      data[3 * i + 2] = 255 * (1 - k * (1 - HECTOGRAPH[2]))
    }
  return { data, widthPx: w, heightPx: h, channels: 3 }
}

/** 1 where everything around is ink too. */
function innerness(
  { width, height, values: line }: Field<Uint8Array>,
  { x, y }: { x: number; y: number },
  reach: number,
): number {
  if (x < reach || y < reach || x >= width - reach || y >= height - reach) return 0
  const i = y * width + x
  const rows = reach * width
  return Math.min(line[i - reach]!, line[i + reach]!, line[i - rows]!, line[i + rows]!) / 255
}
