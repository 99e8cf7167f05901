import { smoothstep } from '#engine/pixels/maths.ts'
import { at, noise } from '#engine/pixels/noise.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { colourOf, type RGB } from '#engine/styles/palette.ts'
import type { Shaded } from '#engine/styles/shared.ts'

/** Three full-size colour planes, white to begin with. */
export function planes({ g, workspace }: Shaded) {
  const white = (name: string) => workspace.floats(name, g.w * g.h, 'as left').fill(1)
  return { r: white('ink: red'), g: white('ink: green'), b: white('ink: blue') }
}

export const regionColours = (s: Shaded, palette: Record<string, RGB>) =>
  s.g.regions.map((region) => colourOf(palette, region.tag, region.tint))

export const RAMP_STEPS = 64

/** A blue-black shines cool and never pale: warm light would turn a panther brown. */
const isBlueBlack = (c: RGB) => Math.max(...c) < 0.45 && c[2] > c[0]

/** A colour by darkness: warm and pale in the light, itself in the middle, cool and deep in the shade; the richer, the less pale. */
export function rampOf(c: RGB, richness = 0): Float32Array {
  const out = new Float32Array(RAMP_STEPS * 3)
  const fade = isBlueBlack(c) ? [0.62, 0.54, 0.44] : [0.22, 0.3, 0.42]
  const pale = c.map(
    (v, q) => 1 - (1 - v) * (fade[q]! + (1 - fade[q]!) * 0.55 * richness),
  ) as unknown as RGB
  // rich shade turns to violet
  const deep: RGB = [
    c[0] * 0.42 + 0.08 * richness,
    c[1] * (0.36 - 0.1 * richness),
    c[2] * 0.55 + 0.05 + 0.1 * richness,
  ]
  for (let s = 0; s < RAMP_STEPS; s++) {
    const t = s / (RAMP_STEPS - 1)
    const low = smoothstep(0.04, 0.34, t)
    const high = smoothstep(0.42, 0.85, t)
    for (const q of [0, 1, 2] as const)
      out[s * 3 + q] = (pale[q] * (1 - low) + c[q] * low) * (1 - high) + deep[q] * high
  }
  return out
}

/** A red that was asked for is red, and no pink, however thinly a style paints by itself. */
const ASKED = { strength: 0.78, richness: 0.7 }

/**
 * Lays modelled colour under an ink that was made for black and grey. `keep` is how much of the grey stays where there is
 * colour: shading would otherwise be counted twice and turn to mud.
 */
export function colourUnder(
  s: Shaded,
  ink: Ink,
  palette: Record<string, RGB>,
  {
    keep = 1,
    strength = 1,
    richness = 0,
  }: { keep?: number; strength?: number; richness?: number } = {},
): Ink {
  const { g, l } = s
  const { w, h, id, line } = g
  const colour = planes(s)
  const isAsked = g.regions.map(({ tint }) => tint !== undefined)
  const ramps = regionColours(s, palette).map((c, k) =>
    c ? rampOf(c, isAsked[k] ? Math.max(richness, ASKED.richness) : richness) : null,
  )
  const grain = noise(2, 4)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const ramp = ramps[id[i]!]
      if (!ramp || !id[i]) continue
      const t = l.form[i]! * (RAMP_STEPS - 1) + 0.5 + 0.9 * at(grain, x, y)
      const j = 3 * Math.max(0, Math.min(RAMP_STEPS - 1, t | 0))
      const glint = smoothstep(0.35, 0.8, l.shine[i]!)
      const share = isAsked[id[i]!] ? Math.max(strength, ASKED.strength) : strength
      const a = share * (1 - glint)
      colour.r[i] = 1 - (1 - ramp[j]!) * a
      colour.g[i] = 1 - (1 - ramp[j + 1]!) * a
      colour.b[i] = 1 - (1 - ramp[j + 2]!) * a
      if (keep < 1 && line[i]! < 128) ink.black[i]! *= keep
    }
  return { ...ink, colour }
}
