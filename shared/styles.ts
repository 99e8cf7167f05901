/** Every style there is, in the order they are offered. */
export const STYLES = [
  'Sketch',
  'Realistic',
  'Minimalist',
  'Black and White',
  'Surreal',
  'Geometric',
  'Blackwork',
  'Japanese',
  'Old School',
  'Traditional American',
  'Cartoon',
  'Watercolor',
  'Dotwork',
  'Tribal',
  'Abstract',
  'Negative Space',
  'Lettering',
  'Biomechanical',
  'Portrait',
  '3D',
  'Fine Line',
  'Engraving',
  'Ornamental',
  'Neo Traditional',
] as const
export type Style = (typeof STYLES)[number]

/** The one style whose designs are words. */
export const LETTERING = 'Lettering' satisfies Style
