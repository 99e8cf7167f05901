import { grows } from '#engine/forms/sculpt/sight.ts'
import { blur } from '#engine/pixels/blur.ts'
import { mix } from '#engine/pixels/maths.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import type { Ink } from '#engine/render/artwork.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import type { LaidForm } from '#engine/render/lay-forms.ts'

/** How far one colour of a coat runs into the next, in canvas units: about the length of its hair. */
const REACH = 9
/** Feathers are numbered from here: each ends where it ends. */
const BLADES = 1000

/**
 * The colours of a coat run into each other as its hair does. Regions have hard borders: under soft hair they were patches cut out of
 * paper. Eyes, noses and lips keep theirs, and where a bust dissolves its colour does too.
 */
export function meltColours(
  { colour }: Ink,
  g: Pick<GBuffer, 'w' | 'pixel'>,
  { forms, workspace }: { forms: readonly LaidForm[]; workspace: Workspace },
): void {
  const radius = Math.round(REACH * g.pixel)
  if (!colour || radius < 1) return
  for (const { left, top, open, sight } of forms) {
    const { w, h, crisp, part, fade } = sight
    const place = (k: number) => (Math.floor(k / w) + top) * g.w + (k % w) + left
    const own = new Float32Array(w * h)
    for (let k = 0; k < own.length; k++)
      if (open[k] === 1 && grows(sight, k) && part[k]! < BLADES) own[k] = 1 - crisp[k]!
    const soft = (values: Float32Array) =>
      blur({ width: w, height: h, values }, { radius, passes: 2, workspace })
    const weight = soft(own.slice())
    for (const plane of [colour.r, colour.g, colour.b]) {
      const melted = soft(own.map((share, k) => (share > 0 ? share * plane[place(k)]! : 0)))
      for (let k = 0; k < own.length; k++) {
        if (open[k] !== 1) continue
        const i = place(k)
        const value = own[k]! > 0 ? mix(plane[i]!, melted[k]! / weight[k]!, own[k]!) : plane[i]!
        plane[i] = 1 - (1 - value) * fade[k]!
      }
    }
  }
}
