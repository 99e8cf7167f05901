/** At most so long, and never ending in half of a character: many take two units, and half of one can be kept and sent nowhere. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
