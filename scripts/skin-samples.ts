import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { bodyPlateOf } from '#engine/present/body/kept-plates.ts'
import { onSkin } from '#engine/present/skin.ts'
import { SKIN_TONES } from '#shared/options.ts'
import { ROOT } from './lib/build.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'

const workspace = createWorkspace()

/** The bare forearm of the fitting room, for people without a photo: once in every tone, and where its skin lies. */
const PLACE = 'forearm'
const BODY_TYPE = 'other'
const SIZE_PX = 1_080
const MASK_PX = 512

const folder = path.join(ROOT, 'app/assets/skin')
mkdirSync(folder, { recursive: true })

const NO_INK = { w: 8, h: 8, black: new Float32Array(64) }
const placement = { gallery: PLACE, asked: PLACE }
for (const { monk } of SKIN_TONES) {
  const options = { placement, bodyType: BODY_TYPE, tone: monk, sizePx: SIZE_PX } as const
  const { data, widthPx, heightPx, channels } = onSkin(NO_INK, options, workspace)
  const raw = { width: widthPx, height: heightPx, channels }
  const file = path.join(folder, `forearm-${monk}.webp`)
  const { size } = await sharp(data, { raw }).webp({ quality: 82 }).toFile(file)
  console.log(`${path.relative(ROOT, file)}: ${size} bytes`)
}

const { size, cover, cloth } = bodyPlateOf(PLACE, BODY_TYPE)
const skin = cover.map((share, i) => Math.round((share * (255 - cloth[i]!)) / 255))
const raw = { width: size, height: size, channels: 1 } as const
await sharp(skin, { raw })
  .resize(MASK_PX)
  .webp({ lossless: true })
  .toFile(path.join(folder, 'forearm-mask.webp'))
