import type { Swatch } from '#app/ui/swatch-group.tsx'
import { DESIGNER_SKIN_TONES, monkToneOf, SKIN_TONES } from '#shared/options.ts'

/** §3.options.skin-tones: the ten of the create screen. */
export const CREATE_SWATCHES: readonly Swatch[] = SKIN_TONES.map(({ description, hex }) => ({
  value: description,
  label: description,
  colors: [hex],
}))

/** §3.options.designer: the five of the designer, each shown as the two Monk tones it stands for. */
export const DESIGNER_SWATCHES: readonly Swatch[] = DESIGNER_SKIN_TONES.map(
  ({ description }, index) => ({
    value: description,
    label: toneName(description),
    colors: SKIN_TONES.slice(index * 2, index * 2 + 2).map(({ hex }) => hex),
  }),
)

/** The one of the designer's five that covers a tone of either screen. */
export function designerToneOf(description: string): string {
  const isOurs = DESIGNER_SKIN_TONES.some((tone) => tone.description === description)
  const monk = monkToneOf(description)
  if (isOurs || monk === undefined) return description
  return DESIGNER_SKIN_TONES[Math.ceil(monk / 2) - 1]?.description ?? description
}

/** medium-light → Medium light. */
export function toneName(description: string): string {
  const words = description.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
