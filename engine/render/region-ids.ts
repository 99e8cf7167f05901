import type { Field } from '#engine/pixels/field.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

const UNKNOWN = 0xffff

/** Ids are scrambled so that a blend of two colours at an antialiased edge is almost never a third valid id. */
export const encodeRegion = (id: number) => Math.imul(id, 40503) & 0xffff

/** Reads line coverage and region ids back out of the rendered pixels (see `drawBuffer`). */
export function decodeRegions(
  { width, height, packed }: { width: number; height: number; packed: Uint32Array },
  { count, name }: { count: number; name: string },
  workspace: Workspace,
) {
  const n = width * height
  const line = workspace.bytes(`${name}: lines`, n, 'as left')
  const id = workspace.ids(`${name}: ids`, n, 'as left')
  const table = workspace.ids('regions: table', 65536, 'as left').fill(UNKNOWN)
  for (let k = 0; k < count; k++) table[encodeRegion(k)] = k
  // Most pixels are as the one before them.
  let before = ~packed[0]!
  let ink = 0
  let region = UNKNOWN
  for (let i = 0; i < n; i++) {
    const p = packed[i]! | 0
    if (p !== before) {
      before = p
      const blue = (p >>> 16) & 255
      ink = 255 - blue
      // Pure black strokes carry no id: like blended edges, they belong to whatever they border.
      region = blue === 255 || (blue === 0 && (p & 0xffff) !== 0) ? table[p & 0xffff]! : UNKNOWN
    }
    line[i] = ink
    id[i] = region
  }
  spread({ width, height, values: id }, workspace)
  return { line, id }
}

/** Line pixels take the nearest known region (two sweeps of a city-block distance). */
function spread(
  { width: w, height: h, values: id }: Field<Uint16Array>,
  workspace: Workspace,
): void {
  const far = workspace.bytes('regions: far', w * h)
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      if (id[i] !== UNKNOWN) continue
      let best = 255
      let from = UNKNOWN
      if (x > 0 && id[i - 1] !== UNKNOWN) {
        best = far[i - 1]!
        from = id[i - 1]!
      }
      if (y > 0 && id[i - w] !== UNKNOWN && far[i - w]! < best) {
        best = far[i - w]!
        from = id[i - w]!
      }
      id[i] = from
      far[i] = best < 254 ? best + 1 : 255
    }
  for (let y = h - 1, i = w * h - 1; y >= 0; y--)
    for (let x = w - 1; x >= 0; x--, i--) {
      const own = far[i]!
      if (own === 0) continue
      if (x < w - 1 && id[i + 1] !== UNKNOWN && far[i + 1]! + 1 < own) {
        far[i] = far[i + 1]! + 1
        id[i] = id[i + 1]!
      }
      if (y < h - 1 && id[i + w] !== UNKNOWN && far[i + w]! + 1 < far[i]!) {
        far[i] = far[i + w]! + 1
        id[i] = id[i + w]!
      }
      if (id[i] === UNKNOWN) id[i] = 0
    }
}
