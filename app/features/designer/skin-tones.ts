import type { Swatch } from '#app/ui/swatch-group.tsx'
import { DESIGNER_SKIN_TONES, SKIN_TONES } from '#shared/options.ts'

/** Spec §3: the ten of the create screen. */
export const CREATE_SWATCHES: readonly Swatch[] = SKIN_TONES.map(({ description, hex }) => ({
  value: description,
  label: description,
  colors: [hex],
}))

/** Spec §3: the five of the designer, each shown as the two Monk tones it stands for. */
export const DESIGNER_SWATCHES: readonly Swatch[] = DESIGNER_SKIN_TONES.map(
  ({ description }, index) => ({
    value: description,
    label: toneName(description),
    colors: SKIN_TONES.slice(index * 2, index * 2 + 2).map(({ hex }) => hex),
  }),
)

/** medium-light → Medium light. */
export function toneName(description: string): string {
  const words = description.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
