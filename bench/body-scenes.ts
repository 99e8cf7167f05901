import { createRequire } from 'node:module'
import sharp from 'sharp'

/** What stands about in photos: furniture, shelves, foliage, bricks, writing. Painted, since real ones are nobody's to hand out. */
const WALLS = [
  '#c9c2b6',
  '#8d8a86',
  '#e8e4dc',
  '#5f6b73',
  '#b7a58a',
  '#34383d',
  '#93a18b',
  '#d8c7ae',
]
const THINGS = [
  '#1f2a44',
  '#7b2d26',
  '#2f5d50',
  '#caa64b',
  '#e9e6e1',
  '#3b3b3b',
  '#8a5a36',
  '#b98a5e',
  '#5b7fa6',
  '#6e4f7a',
  '#d9cbb4',
  '#9c3f2c',
]
const TEXTURES = ['none', 'planks', 'bricks', 'tiles', 'foliage', 'shelf'] as const

export type Random = () => number

export const between = (random: Random, from: number, to: number) => from + (to - from) * random()
export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!

/** A cluttered place as sRGB bytes, three channels. */
export async function paintClutter(random: Random, width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><filter id="f" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${between(random, 0.004, 0.05).toFixed(4)}" numOctaves="4" seed="${Math.floor(random() * 999)}"/>
    <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.7 0.5 0 0 -0.35"/></filter>
    <linearGradient id="l" gradientTransform="rotate(${Math.floor(random() * 360)} .5 .5)"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="${pick(random, WALLS)}"/>
    ${texture(random, width, height)}${things(random, width, height)}
    <rect width="100%" height="100%" filter="url(#f)" opacity="${between(random, 0.1, 0.5).toFixed(2)}"/>
    <rect width="100%" height="100%" fill="url(#l)"/></svg>`
  const focus = between(random, 0.3, 3.5)
  return sharp(Buffer.from(svg)).flatten().blur(focus).removeAlpha().raw().toBuffer()
}

function texture(random: Random, width: number, height: number): string {
  const kind = pick(random, TEXTURES)
  const colour = pick(random, THINGS)
  const step = between(random, 24, 110)
  const marks: string[] = []
  const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, w: number) =>
    marks.push(
      `<path d="M${x1.toFixed()} ${y1.toFixed()}L${x2.toFixed()} ${y2.toFixed()}" stroke="${stroke}" stroke-width="${w.toFixed(1)}"/>`,
    )
  if (kind === 'planks' || kind === 'tiles' || kind === 'bricks' || kind === 'shelf')
    for (let y = 0; y < height; y += step) line(0, y, width, y, colour, kind === 'shelf' ? 12 : 3)
  if (kind === 'tiles') for (let x = 0; x < width; x += step) line(x, 0, x, height, colour, 3)
  if (kind === 'bricks')
    for (let y = 0, row = 0; y < height; y += step, row++)
      for (let x = row % 2 ? step : 0; x < width; x += 2 * step) line(x, y, x, y + step, colour, 3)
  if (kind === 'shelf')
    for (let y = 0; y < height; y += step)
      for (let x = 0; x < width;) {
        const w = between(random, 8, 34)
        const h = step * between(random, 0.5, 0.92)
        marks.push(
          `<rect x="${x.toFixed()}" y="${(y + step - h).toFixed()}" width="${(w - 2).toFixed()}" height="${h.toFixed()}" fill="${pick(random, THINGS)}"/>`,
        )
        x += w
      }
  if (kind === 'foliage')
    for (let i = 0; i < 260; i++)
      marks.push(
        `<ellipse cx="${(random() * width).toFixed()}" cy="${(random() * height).toFixed()}" rx="${between(random, 5, 34).toFixed()}" ry="${between(random, 3, 12).toFixed()}" transform="rotate(${(random() * 20).toFixed()})" fill="hsl(${between(random, 70, 140).toFixed()},${between(random, 20, 55).toFixed()}%,${between(random, 14, 46).toFixed()}%)"/>`,
      )
  return marks.join('')
}

function things(random: Random, width: number, height: number): string {
  const count = Math.floor(between(random, 6, 26))
  return Array.from({ length: count }, () => {
    const x = random() * width
    const y = random() * height
    const w = between(random, 20, width * 0.4)
    const h = between(random, 20, height * 0.4)
    const paint = `fill="${pick(random, THINGS)}" transform="rotate(${(random() * 360).toFixed()} ${x.toFixed()} ${y.toFixed()})" opacity="${between(random, 0.75, 1).toFixed(2)}"`
    const place = `x="${x.toFixed()}" y="${y.toFixed()}"`
    switch (Math.floor(random() * 4)) {
      case 0:
        return `<rect ${place} width="${w.toFixed()}" height="${h.toFixed()}" rx="${(random() * 30).toFixed()}" ${paint}/>`
      case 1:
        return `<ellipse cx="${x.toFixed()}" cy="${y.toFixed()}" rx="${(w / 2).toFixed()}" ry="${(h / 2).toFixed()}" ${paint}/>`
      case 2:
        return `<text ${place} font-size="${between(random, 14, 90).toFixed()}" font-family="sans-serif" ${paint}>OPEN ${Math.floor(random() * 1e5)}</text>`
      default:
        return `<g ${paint}><svg ${place} width="${h.toFixed()}" height="${h.toFixed()}" viewBox="0 0 512 512">${pick(random, iconBodies())}</svg></g>`
    }
  }).join('')
}

let icons: string[] | undefined

/** Outlines of things, from the icon package: not people. */
export function iconBodies(): string[] {
  if (icons) return icons
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>
  }
  const isThing = (name: string) =>
    !/person|man|woman|body|hand|arm|leg|foot|face|head|muscle|fist|finger|skull|torso|nude/.test(
      name,
    )
  icons = Object.keys(set.icons)
    .filter(isThing)
    .toSorted()
    .filter((_, index) => index % 9 === 0)
    .map((name) => set.icons[name]!.body)
  return icons
}
