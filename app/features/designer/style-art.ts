import type { Style } from '#shared/styles.ts'

/**
 * The same wolf in every style, so that people compare styles and not subjects. Drawn by
 * `npm run ink -- "a wolf head with two roses" --style NAME --seed 7 --size 480`, trimmed and scaled to 220 px.
 */
const FILES = import.meta.glob<string>('../../assets/styles/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

export const STYLE_ART_PX = 220

export function styleArt(style: Style): string {
  const name = style.toLowerCase().replaceAll(' ', '-')
  return FILES[`../../assets/styles/${name}.webp`] ?? ''
}
