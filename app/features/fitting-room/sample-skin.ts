import mask from '#app/assets/skin/forearm-mask.webp'
import type { Swatch } from '#app/ui/swatch-group.tsx'
import { SKIN_TONES } from '#shared/options.ts'

/** Our own forearm in the ten tones: `node scripts/skin-samples.ts` draws it. */
const FILES = import.meta.glob<string>('../../assets/skin/forearm-*.webp', {
  eager: true,
  import: 'default',
})

export const SAMPLE_MASK_URL = mask

export const MIDDLE_TONE = 5

export function sampleUrl(monk: number): string {
  const url = FILES[`../../assets/skin/forearm-${monk}.webp`]
  if (url === undefined) throw new Error(`There is no forearm in tone ${monk}`)
  return url
}

export const TONE_SWATCHES: readonly Swatch[] = SKIN_TONES.map(({ description, hex, monk }) => ({
  value: String(monk),
  label: description,
  colors: [hex],
}))
