import type { FLOURISHES, HAND_NAMES, WORD_LAYOUTS } from '#shared/lettering.ts'

export const HAND_LABELS: Record<(typeof HAND_NAMES)[number], string> = {
  needle: 'Single needle',
  monoline: 'Monoline',
  copperplate: 'Copperplate',
  chicano: 'Chicano',
  'bold-script': 'Bold script',
  'sign-painter': 'Sign painter',
  brush: 'Brush',
  tag: 'Graffiti tag',
  textura: 'Old English',
  fraktur: 'Fraktur',
  roman: 'Roman',
  typewriter: 'Typewriter',
  sailor: 'Sailor block',
  western: 'Western',
  'fine-sans': 'Fine sans',
  deco: 'Art Deco',
  uncial: 'Uncial',
  runic: 'Viking',
  nouveau: 'Art Nouveau',
}

const LAYOUT_LABELS: Record<(typeof WORD_LAYOUTS)[number], string> = {
  rows: 'Lines',
  arc: 'Arch',
  'arc-down': 'Arch, downwards',
  circle: 'Circle',
  wave: 'Wave',
  spine: 'Down the spine',
  limb: 'Along a limb',
  band: 'Band around',
  banner: 'Banner',
  heart: 'In a heart',
  ring: 'In a ring',
  knuckles: 'Knuckles',
  monogram: 'Monogram',
  infinity: 'Infinity',
  'infinity-end': 'Ends in infinity',
  heartbeat: 'Heartbeat',
  'heart-between': 'Heart between',
  birds: 'Turning into birds',
  stem: 'Stem of a flower',
  sprig: 'Grows into a sprig',
  mirror: 'Mirrored',
}

export const LAYOUT_OPTIONS: readonly {
  value: (typeof WORD_LAYOUTS)[number] | ''
  label: string
}[] = [
  { value: '', label: 'As it suits' },
  ...(Object.keys(LAYOUT_LABELS) as (typeof WORD_LAYOUTS)[number][]).map((value) => ({
    value,
    label: LAYOUT_LABELS[value],
  })),
]

export const FLOURISH_OPTIONS: readonly { value: (typeof FLOURISHES)[number]; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'some', label: 'Some' },
  { value: 'rich', label: 'Rich' },
]

const WIDTHS_MM = [20, 30, 40, 50, 60, 80, 100, 120, 150, 180, 220, 260, 300]

export const WIDTH_OPTIONS: readonly { value: string; label: string }[] = [
  { value: '', label: 'As the place allows' },
  ...WIDTHS_MM.map((mm) => ({ value: String(mm), label: `${mm} mm across` })),
]
