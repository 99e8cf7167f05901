import type { IdeaPicture } from '#app/features/ideas/idea-grid.tsx'
import { ideaArtStem } from '#content/ideas/idea-art.ts'

/** Drawn by `npm run ink:ideas`, for ideas that the gallery has no design of. Only loaders may use it: the list of files is long. */
const FILES = import.meta.glob<string>('../../assets/ideas/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
})

const SIZE = { width: 480, height: 600 }

export function ideaArt(name: string): IdeaPicture | undefined {
  const addressOf = (size: string) => FILES[`../../assets/ideas/${ideaArtStem(name)}-${size}`]
  const [small, large, fallback] = ['208.avif', '480.avif', '320.webp'].map(addressOf)
  if (small === undefined || large === undefined || fallback === undefined) return undefined
  return { imageUrl: fallback, avifSrcSet: `${small} 208w, ${large} 480w`, webpSrcSet: '', ...SIZE }
}
