import sheet from '#app/assets/skin/forearm-sheet.webp'
import { paths } from '#app/paths.ts'
import type { Swatch } from '#app/ui/swatch-group.tsx'
import {
  FIRST_VIEW,
  VIEW_PLACES,
  viewPath,
  type BodyView,
  type ViewPlace,
} from '#shared/body-views.ts'
import { SKIN_TONES, type Placement } from '#shared/options.ts'

/** The view that everybody begins with, in the ten tones: `node scripts/skin-samples.ts` draws it. The server makes the others. */
const FILES = import.meta.glob<string>('../../assets/skin/forearm-*.webp', {
  eager: true,
  import: 'default',
})

export const MIDDLE_TONE = 5

/** Places that are seen on a body of another name. */
const SEEN_AS: Partial<Record<Placement, ViewPlace>> = {
  'Full Sleeve': 'half sleeve',
  Band: 'half sleeve',
  Finger: 'hand',
}

/** The body that shows a design first: where it was made to go. */
export function viewFor(placement: Placement | null): BodyView {
  const name = placement?.toLowerCase()
  const place = (placement && SEEN_AS[placement]) ?? VIEW_PLACES.find((known) => known === name)
  return place === undefined ? FIRST_VIEW : { ...FIRST_VIEW, place }
}

const isFirst = (view: BodyView) => viewPath(view) === viewPath(FIRST_VIEW)

export const pictureUrl = (view: BodyView, monk: number): string =>
  (isFirst(view) ? FILES[`../../assets/skin/forearm-${monk}.webp`] : undefined) ??
  paths.bodyView(view, monk)

export const sheetUrl = (view: BodyView): string =>
  isFirst(view) ? sheet : paths.bodyView(view, 'sheet')

export const PLACE_WORDS: Record<ViewPlace, string> = {
  forearm: 'Forearm',
  'half sleeve': 'Upper arm',
  shoulder: 'Shoulder',
  wrist: 'Wrist',
  hand: 'Hand',
  chest: 'Chest',
  sternum: 'Sternum',
  ribs: 'Ribs',
  back: 'Back',
  'full back': 'Whole back',
  neck: 'Neck',
  'behind the ear': 'Behind the ear',
  thigh: 'Thigh',
  calf: 'Calf',
  ankle: 'Ankle',
  foot: 'Foot',
}

export function turnWords(turn: number): string {
  if (turn === 0) return 'As it is'
  return `${Math.abs(turn)}° to the ${turn < 0 ? 'left' : 'right'}`
}

export const TONE_SWATCHES: readonly Swatch[] = SKIN_TONES.map(({ description, hex, monk }) => ({
  value: String(monk),
  label: description,
  colors: [hex],
}))
