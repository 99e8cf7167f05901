import sharp from 'sharp'
import { createRng } from '#shared/random.ts'
import { BODY_TYPES, type BodyType } from '#engine/present/body/body.ts'
import { bodyPlateOf } from '#engine/present/body/kept-plates.ts'
import type { BodyPlace } from '#engine/present/body/placements.ts'
import { PLATE_PX } from '#engine/present/body/plate.ts'
import { onSkin } from '#engine/present/skin.ts'
import type { PhotoPoint } from '#shared/body.ts'
import { between, paintClutter, pick, type Random } from './body-scenes.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'

const workspace = createWorkspace()

/** A made photo of a limb, and what is true of it. */
export interface LimbCase {
  name: string
  jpeg: Buffer
  width: number
  height: number
  tap: PhotoPoint
  /** Clockwise from upright. */
  axisDegrees: number
  /** 1 where bare skin is that hangs together with the tapped point. */
  truth: Uint8Array
}

const LIMBS = [
  'forearm',
  'wrist',
  'calf',
  'thigh',
  'band',
  'half sleeve',
  'full sleeve',
  'ankle',
] as const satisfies readonly BodyPlace[]
const BODY_PX = PLATE_PX

interface BodyPicture {
  rgb: Uint8Array
  /** How much of a pixel is body, and how much of that is cloth; 255 is all. */
  cover: Uint8Array
  cloth: Uint8Array
  at: readonly [x: number, y: number]
  angle: number
  radius: number
}

function pictureOf(place: BodyPlace, type: BodyType, tone: number): BodyPicture {
  const { cover, cloth, spot } = bodyPlateOf(place, type)
  const nothing = { w: 8, h: 8, black: new Float32Array(64) }
  const { data } = onSkin(
    nothing,
    {
      placement: { gallery: place, asked: place },
      bodyType: type,
      tone,
      sizePx: BODY_PX,
    },
    workspace,
  )
  return { cover, cloth, at: [spot.x, spot.y], angle: spot.angle, radius: spot.radius, rgb: data }
}

/** From the photo's pixels to the body picture's unit square. */
interface View {
  width: number
  height: number
  cos: number
  sin: number
  scale: number
  centre: readonly [x: number, y: number]
}

/** The frame turns by quarters and a bit; it never sees past the edge of the body's picture, where the limb would end. */
function viewOf(random: Random, { at }: BodyPicture): View & { turn: number } {
  const [width, height] = pick(random, [
    [720, 960],
    [960, 720],
    [840, 840],
    [768, 1024],
  ] as const)
  const turn = (Math.floor(random() * 4) * Math.PI) / 2 + between(random, -0.42, 0.42)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const reachX = Math.abs(width * cos) + Math.abs(height * sin)
  const reachY = Math.abs(width * sin) + Math.abs(height * cos)
  const scale = 1 / Math.max(reachX, reachY) / between(random, 1, 1.25)
  const slack = (reach: number, wanted: number) => {
    const half = (reach * scale) / 2
    return Math.min(1 - half, Math.max(half, wanted + between(random, -0.08, 0.08)))
  }
  const centre = [slack(reachX, at[0]), slack(reachY, at[1])] as const
  return { width, height, cos, sin, scale, centre, turn }
}

function toBody({ width, height, cos, sin, scale, centre }: View, x: number, y: number) {
  const dx = (x - width / 2) * scale
  const dy = (y - height / 2) * scale
  return [centre[0] + dx * cos + dy * sin, centre[1] - dx * sin + dy * cos] as const
}

function toPhoto({ width, height, cos, sin, scale, centre }: View, x: number, y: number) {
  const dx = (x - centre[0]) / scale
  const dy = (y - centre[1]) / scale
  return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos] as const
}

function sample(field: ArrayLike<number>, side: number, u: number, v: number, channels = 1, q = 0) {
  const x = Math.min(side - 1.001, Math.max(0, u * side - 0.5))
  const y = Math.min(side - 1.001, Math.max(0, v * side - 0.5))
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [tx, ty] = [x - x0, y - y0]
  const get = (column: number, row: number) => field[(row * side + column) * channels + q]!
  return (
    (get(x0, y0) * (1 - tx) + get(x0 + 1, y0) * tx) * (1 - ty) +
    (get(x0, y0 + 1) * (1 - tx) + get(x0 + 1, y0 + 1) * tx) * ty
  )
}

/** A watch strap, a sleeve's hem or a bandage lies across a third of the limbs, away from the tap. */
function bandAcross(random: Random, { radius }: BodyPicture) {
  const isThere = random() < 0.34
  const from = radius * between(random, 0.9, 1.7) * (random() < 0.5 ? -1 : 1)
  const half = radius * between(random, 0.1, 0.3)
  const colour = pick(random, [
    [30, 28, 27],
    [236, 232, 224],
    [112, 70, 40],
    [52, 84, 128],
    [160, 40, 52],
  ] as const)
  return { covers: (along: number) => isThere && Math.abs(along - from) < half, colour }
}

export async function makeLimbCase(seed: number): Promise<LimbCase> {
  const random = createRng(seed)
  const place = pick(random, LIMBS)
  const type = pick(random, BODY_TYPES)
  const tone = 1 + Math.floor(random() * 10)
  const body = pictureOf(place, type, tone)
  const view = viewOf(random, body)
  const { width, height, turn } = view
  const clutter = await paintClutter(random, width, height)
  const band = bandAcross(random, body)
  const gain = between(random, 0.72, 1.15)
  const cast = [between(random, 0.94, 1.07), 1, between(random, 0.9, 1.06)]
  const noise = between(random, 2, 9)
  const rgb = Buffer.alloc(width * height * 3)
  const skin = new Uint8Array(width * height)
  const [ax, ay] = [-Math.sin(body.angle), Math.cos(body.angle)]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = toBody(view, x + 0.5, y + 0.5)
      // The outermost pixel is mixed with the wall the body was photographed before.
      const cover = Math.min(1, Math.max(0, sample(body.cover, BODY_PX, u, v) / 127.5 - 1))
      const along = (u - body.at[0]) * ax + (v - body.at[1]) * ay
      const isBand = cover > 0 && band.covers(along)
      const isCloth = sample(body.cloth, BODY_PX, u, v) > 127
      skin[i] = cover > 0.5 && !isBand && !isCloth ? 1 : 0
      const grain = (random() + random() + random() - 1.5) * noise
      for (let q = 0; q < 3; q++) {
        const lit = sample(body.rgb, BODY_PX, u, v, 3, q)
        const front = isBand ? band.colour[q]! * (0.5 + lit / 400) : lit
        const value = clutter[3 * i + q]! * (1 - cover) + front * cover
        rgb[3 * i + q] = Math.min(255, Math.max(0, value * gain * cast[q]! + grain))
      }
    }
  const shift = between(random, -0.45, 0.45) * body.radius
  const across = between(random, -0.3, 0.3) * body.radius
  const [tapX, tapY] = toPhoto(
    view,
    body.at[0] + ax * shift - ay * across,
    body.at[1] + ay * shift + ax * across,
  )
  const jpeg = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: Math.round(between(random, 72, 92)) })
    .toBuffer()
  const tap = { x: tapX / width, y: tapY / height }
  const name = `${seed} ${place}, ${type}, tone ${tone}`
  const axisDegrees = ((body.angle + turn) * 180) / Math.PI
  const truth = piecesAround(skin, width, Math.floor(tapX), Math.floor(tapY))
  return { name, jpeg, width, height, tap, axisDegrees, truth }
}

function piecesAround(skin: Uint8Array, width: number, x: number, y: number): Uint8Array {
  const piece = new Uint8Array(skin.length)
  const open = [y * width + x]
  while (open.length > 0) {
    const i = open.pop()!
    if (!skin[i] || piece[i]) continue
    piece[i] = 1
    if (i % width > 0) open.push(i - 1)
    if (i % width < width - 1) open.push(i + 1)
    if (i >= width) open.push(i - width)
    if (i + width < skin.length) open.push(i + width)
  }
  return piece
}
