import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { createRng } from '#shared/random.ts'
import { STYLE_NAMES } from '#engine/styles/recipes.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { between, iconBodies, paintClutter, pick, type Random } from './body-scenes.ts'

const workspace = createWorkspace()

/** A picture in which nobody is. */
export interface EmptyCase {
  name: string
  bytes: Uint8Array
}

const PROMPTS = [
  'koi fish swimming up through waves',
  'lion with a crown',
  'skull with roses and a clock',
  'compass and mountains',
  'a fox sleeping under a mushroom',
  'bonsai on a rock with a red sun',
  'elephant with a mandala',
  'tiger in bamboo',
]
/** From packages that are installed anyway. */
const PACKAGE_PICTURES = [
  'pino-pretty/demo.png',
  'playwright-core/lib/server/chromium/appIcon.png',
  'launder/logos/logo-box-madefor.png',
]
/** The colours of wood, clay, sand and card: those that are easily taken for skin. */
const EARTHS = [
  '#c49a6c',
  '#8b5a2b',
  '#b5651d',
  '#d2b48c',
  '#a0522d',
  '#cd853f',
  '#e3c9a8',
  '#7a4a2e',
]
const SIDE = 800

/** What packages bring along, then drawings, icons, rooms, landscapes, materials and things in turn. */
export async function makeEmptyCases(seed: number, count: number): Promise<EmptyCase[]> {
  const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))
  const cases: EmptyCase[] = PACKAGE_PICTURES.map((file) => ({
    name: `package ${file}`,
    bytes: readFileSync(modules + file),
  }))
  const makers = { drawing, icon, room, landscape, material, thing }
  const kinds = Object.keys(makers) as (keyof typeof makers)[]
  for (let index = 0; cases.length < count; index++) {
    const kind = kinds[index % kinds.length]!
    const random = createRng(seed + index)
    cases.push({ name: `${kind} ${seed + index}`, bytes: await makers[kind](random) })
  }
  return cases
}

let resources: ReturnType<typeof loadEngineResources> | undefined

async function drawing(random: Random): Promise<Uint8Array> {
  resources ??= loadEngineResources()
  const options = {
    colour: pick(random, ['natural', 'black'] as const),
    presentation: 'paper',
    format: 'png',
    sizePx: 640,
    style: pick(random, STYLE_NAMES),
    seed: Math.floor(random() * 1e6),
  } as const
  const { bytes } = await drawDesign(
    readPrompt(pick(random, PROMPTS)),
    options,
    resources,
    workspace,
  )
  return bytes
}

const painted = (content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${content}</svg>`,
    ),
  ).flatten({ background: '#fff' })

const icon = (random: Random) =>
  painted(
    `<rect width="100%" height="100%" fill="${pick(random, ['#fff', '#20232a', '#e8dfd0'])}"/>
    <svg x="80" y="80" width="640" height="640" viewBox="0 0 512 512" color="${pick(random, [...EARTHS, '#222', '#2b6cb0'])}">${pick(random, iconBodies())}</svg>`,
  )
    .png()
    .toBuffer()

async function room(random: Random): Promise<Uint8Array> {
  const [width, height] = pick(random, [
    [720, 960],
    [960, 720],
  ] as const)
  const rgb = await paintClutter(random, width, height)
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

function landscape(random: Random): Promise<Uint8Array> {
  const ridge = (base: number, rise: number) => {
    let path = `M0 ${SIDE}`
    for (let x = 0; x <= SIDE; x += 40)
      path += `L${x} ${(base + (random() - 0.5) * rise).toFixed()}`
    return `${path}L${SIDE} ${SIDE}Z`
  }
  const sky = pick(random, [
    ['#4a86c8', '#dfe9f2'],
    ['#f3a35c', '#f9dfb5'],
    ['#20304f', '#c9785a'],
    ['#9fb0bd', '#e4e4e0'],
  ] as const)
  const land = pick(random, [
    ['#6f7f86', '#4d6248', '#2f4630'],
    ['#b98d62', '#c9a06f', '#d9b98c'],
    ['#8f4f33', '#a9643f', '#c08457'],
  ] as const)
  return painted(
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".7" stop-color="${sky[1]}"/></linearGradient>${grain(random, 0.03)}</defs>
    <rect width="100%" height="100%" fill="url(#s)"/><circle cx="${(random() * SIDE).toFixed()}" cy="${between(random, 60, 300).toFixed()}" r="46" fill="#fff3d0"/>
    ${land.map((colour, row) => `<path d="${ridge(380 + row * 110, 130)}" fill="${colour}"/>`).join('')}
    <rect width="100%" height="100%" filter="url(#g)" opacity=".5"/>`,
  )
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer()
}

const grain = (random: Random, frequency: number, stretch = 1) =>
  `<filter id="g" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency} ${frequency * stretch}" numOctaves="5" seed="${Math.floor(random() * 999)}"/>
  <feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.05  0 0 0 0 0.02  0.9 0.6 0 0 -0.45"/></filter>`

/** Wood, cork, sandstone: the whole picture has the colour of skin. */
const material = (random: Random) =>
  painted(
    `<defs>${grain(random, between(random, 0.004, 0.05), pick(random, [1, 12, 25]))}</defs>
    <rect width="100%" height="100%" fill="${pick(random, EARTHS)}"/><rect width="100%" height="100%" filter="url(#g)"/>`,
  )
    .jpeg({ quality: 88 })
    .toBuffer()

/** A vase, a bottle, a rolling pin, a cushion: round, lit from a side, and of the colour of skin as often as not. */
async function thing(random: Random): Promise<Uint8Array> {
  const rgb = await paintClutter(random, SIDE, SIDE)
  const colour = pick(random, [...EARTHS, '#31596e', '#7a8f3d', '#dddad2', '#9b2d3a'])
  const [w, h] = [between(random, 160, 420), between(random, 260, 640)]
  const body = pick(random, [
    `<rect x="${400 - w / 2}" y="${400 - h / 2}" width="${w}" height="${h}" rx="${w * 0.2}"`,
    `<ellipse cx="400" cy="400" rx="${w / 2}" ry="${h / 2}"`,
    `<path d="M${400 - w * 0.15} ${400 - h / 2}h${w * 0.3}c0 ${h * 0.3} ${w * 0.35} ${h * 0.2} ${w * 0.35} ${h * 0.5}s${-w * 0.2} ${h * 0.5} ${-w * 0.35} ${h * 0.5}h${-w * 0.3}c${-w * 0.15} 0 ${-w * 0.35} ${-h * 0.2} ${-w * 0.35} ${-h * 0.5}s${w * 0.35} ${-h * 0.2} ${w * 0.35} ${-h * 0.5}"`,
  ])
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs><linearGradient id="l"><stop stop-color="#000" stop-opacity=".3"/><stop offset=".35" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient></defs>
    <g transform="rotate(${(random() * 180).toFixed()} 400 400)">${body} fill="${colour}"/>${body} fill="url(#l)"/></g></svg>`
  return sharp(rgb, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 86 })
    .toBuffer()
}
