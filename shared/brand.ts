/** The colour of the wall, for the browser's own bars. Must agree with app.css. */
export const THEME_COLORS = { light: '#f5f0e6', dark: '#12100e' }

/** An ink drop that is also a nib, on a field of 19 by 25. The nib is cut out, so the mark sits on any surface. */
export const LOGO = {
  width: 19,
  height: 25,
  d: 'M9.5 0c1.2 4.6 9.5 9.3 9.5 16a9.5 9 0 0 1-19 0C0 9.3 8.3 4.6 9.5 0ZM8.75 9.5v3.15a2 2 0 0 0 0 3.7V22h1.5v-5.65a2 2 0 0 0 0-3.7V9.5Z',
}
