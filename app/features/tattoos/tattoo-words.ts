import { shortTitle } from '#shared/titles.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** §2.detail.alt: the alt text falls back to the prompt, then to "Tattoo design". */
export function altOf({ altText, prompt }: Pick<Tattoo, 'altText' | 'prompt'>): string {
  return [altText ?? '', prompt].find((text) => text.trim() !== '') ?? 'Tattoo design'
}

/** What a design is called on walls, on its page and where it is shared. */
export const titleOf = (tattoo: Pick<Tattoo, 'altText' | 'prompt'>): string => shortTitle(tattoo)

/** §2.card.long: the prompt or content, as it was written. */
export function wordsOf({ content, prompt }: Pick<Tattoo, 'content' | 'prompt'>): string {
  return content.trim() === '' ? prompt : content
}

/** 1,284. The same on the server and in every browser, and at once: the browser's own way takes it longer than all the cards. */
export const countWords = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
