import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawShareImage } from '#server/providers/share-images/draw-share-image.ts'
import { LOGO, THEME_COLORS } from '#shared/brand.ts'
import { ROOT } from './lib/build.ts'

/** `node scripts/build-icons.ts`: draws the icons of the installed app from our logo, and the picture of pages that have none of their own. */
const ICONS = [
  { name: 'icon-192.png', sizePx: 192, share: 0.66 },
  { name: 'icon-512.png', sizePx: 512, share: 0.66 },
  // Launchers cut these to a shape of theirs; only the inner circle of four fifths is sure to be seen.
  { name: 'maskable-512.png', sizePx: 512, share: 0.5 },
  { name: 'apple-touch-icon.png', sizePx: 180, share: 0.6 },
]
const INK = '#161310'

const publicDir = path.join(ROOT, 'public')
await mkdir(path.join(publicDir, 'icons'), { recursive: true })
for (const { name, sizePx, share } of ICONS) {
  const scale = (sizePx * share) / LOGO.height
  const left = (sizePx - LOGO.width * scale) / 2
  // The drop's weight is low, so its middle lies a little above the field's.
  const top = (sizePx - LOGO.height * scale) / 2 - sizePx * 0.015
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}"><rect width="100%" height="100%" fill="${THEME_COLORS.light}"/><path transform="translate(${left} ${top}) scale(${scale})" fill="${INK}" fill-rule="evenodd" d="${LOGO.d}"/></svg>`
  await sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(path.join(publicDir, 'icons', name))
}

const hero = await readFile(path.join(ROOT, 'app/assets/hero/snake-dagger.webp'))
const share = await drawShareImage({
  title: 'Say it in words, wear it in ink',
  caption: 'An AI tattoo designer with a public gallery',
  pictures: [hero],
})
await writeFile(path.join(publicDir, 'share.jpg'), share)
