import type { GBuffer } from '#engine/render/gbuffer.ts'
import type { LaidForm } from '#engine/render/lay-forms.ts'
import type { Light } from '#engine/render/light.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { colourOf, NATURAL } from '#engine/styles/palette.ts'

/** How much of the difference between the natural and the asked colour becomes black: light and shade must still show. */
const SHARE = 0.6

const darknessOf = (tag: string, tint?: string): number => {
  const c = colourOf(NATURAL, tag, tint)
  return c ? 1 - (0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]) : 0
}

/** In a black style a colour that was asked for is a value: a white wolf is light, a black rose dark. By region. */
function steps({ regions }: Pick<GBuffer, 'regions'>): Float32Array {
  return Float32Array.from(regions, ({ tag, tint }) =>
    tint ? SHARE * (darknessOf(tag, tint) - darknessOf(tag)) : 0,
  )
}

const shifted = (tone: number, by: number) => Math.min(1, Math.max(0, tone + by))

/** Share of the asked black that lit planes take, and how dark a place must be to take all of it. */
const [LIT_SHARE, LIT, SHADED] = [0.5, 0.08, 0.5]

/** A black coat shines where light falls on it: as dark there as in its shade, it would be a lump. */
const darkened = (dark: number, step: number): number =>
  shifted(dark, step > 0 ? step * mix(LIT_SHARE, 1, smoothstep(LIT, SHADED, dark)) : step)

/** Forms take it before they are lit and inked. */
export function valueForms(g: GBuffer, forms: readonly LaidForm[]): void {
  const by = steps(g)
  if (!by.some((step) => step !== 0)) return
  // Slices of one body are seen alike, and once.
  const bodies = new Map(forms.map((form) => [form.sight, form]))
  for (const { sight, left, top } of bodies.values()) {
    for (let y = 0, k = 0; y < sight.h; y++)
      for (let x = 0; x < sight.w; x++, k++) {
        // Eyes and noses keep their own.
        const step = by[g.id[(y + top) * g.w + x + left]!]! * (1 - sight.crisp[k]!)
        if (step === 0 || !sight.hit[k]) continue
        // The coat's own darkness is all of what was asked; what is seen of it keeps its light and shade.
        sight.tone[k] = shifted(sight.tone[k]!, step / SHARE)
        sight.dark[k] = darkened(sight.dark[k]!, step)
      }
  }
}

/** Drawings take it in their light; where a form lies it has it already. */
export function valueDrawings(l: Light, g: GBuffer, forms: readonly LaidForm[]): void {
  const by = steps(g)
  if (!by.some((step) => step !== 0)) return
  const isForm = new Set(forms.map(({ layer }) => layer))
  for (const [k, region] of g.regions.entries()) if (isForm.has(region.layer)) by[k] = 0
  for (let i = 0; i < g.id.length; i++) {
    const step = by[g.id[i]!]!
    if (step !== 0) l.tone[i] = shifted(l.tone[i]!, step)
  }
}
