import type { Placement } from '#engine/language/brief.ts'
import type { BodyType } from '#engine/present/body/body.ts'
import { complexionOf, type Complexion } from '#engine/present/body/complexion.ts'
import { bodyPlateOf } from '#engine/present/body/kept-plates.ts'
import { bodyPlaceOf } from '#engine/present/body/placements.ts'
import type { BodyPlate } from '#engine/present/body/plate.ts'
import { emptyPoint, samplerFor } from '#engine/present/body/plate-sampler.ts'
import { needleFor, type Laid } from '#engine/present/needle.ts'
import type { Picture } from '#engine/present/picture.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { mix } from '#engine/pixels/maths.ts'
import { at, noise } from '#engine/pixels/noise.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

export interface SkinOptions {
  placement: Placement | null
  bodyType: BodyType
  /** Monk tone, 1 to 10. */
  tone: number
  sizePx: number
}

const TO_SRGB = Uint8Array.from({ length: 4097 }, (_, i) => {
  const v = i / 4096
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * Math.pow(v, 1 / 2.4) - 0.055))
})
/** Soft shoulder so highlights never clip, folded into the output table. */
const SHOULDER = Uint8Array.from({ length: 8193 }, (_, i) => {
  const v = i / 4096
  const s = v < 0.62 ? v : 0.62 + 0.38 * (1 - Math.exp(-(v - 0.62) / 0.38))
  return TO_SRGB[Math.min(4096, Math.round(s * 4096))]!
})

/** Ink in skin: laid over the body by the millimetre, slightly spread, sunk into the colour before light; shine stays on top. */
export function onSkin(ink: Ink, options: SkinOptions, workspace: Workspace): Picture {
  const { bodyType, tone, sizePx } = options
  const plate = bodyPlateOf(bodyPlaceOf(options.placement?.gallery), bodyType)
  const complexion = complexionOf(tone)
  const needle = needleFor(ink, { plate, dark: complexion.dark, sizePx, workspace })
  const data = new Uint8Array(sizePx * sizePx * 3)
  const paint = painter({ plate, complexion, needle, data, size: sizePx })
  for (let y = 0; y < sizePx; y++) paint(y)
  return { data, widthPx: sizePx, heightPx: sizePx, channels: 3 }
}

interface Painting {
  plate: BodyPlate
  complexion: Complexion
  needle: ReturnType<typeof needleFor>
  size: number
  data: Uint8Array
}

/** Paints one row of the picture. */
function painter({ plate, complexion, needle, size, data }: Painting) {
  const sample = samplerFor(plate, size)
  const point = emptyPoint()
  const laid: Laid = { density: 0, r: 1, g: 1, b: 1 }
  const specks = noise(4, 77)
  const { albedo, exposure, dark, wall } = complexion
  const [red, green, blue] = albedo.map((v) => v * exposure) as [number, number, number]
  const wet = mix(0.95, 1.55, dark)
  const { clothColour } = plate
  return (y: number): void => {
    for (let x = 0, o = y * size * 3; x < size; x++, o += 3) {
      sample(x, y, point)
      const { cover, cloth } = point
      let r = 0
      let g = 0
      let b = 0
      if (cover > 0) {
        r = point.r * red
        g = point.g * green
        b = point.b * blue
        let shine = point.shine * wet
        if (point.isOnSheet && cloth < 1 && needle(point, x, y, laid)) {
          shine = sink(laid, complexion, { r, g, b, shine })
          r = sunk.r
          g = sunk.g
          b = sunk.b
        }
        r = mix(r, point.r * clothColour[0], cloth) + shine
        g = mix(g, point.g * clothColour[1], cloth) + 0.98 * shine
        b = mix(b, point.b * clothColour[2], cloth) + 0.95 * shine
      }
      const far = cover < 1 ? backdrop(x / size, y / size) * point.wall : 0
      const grain = 0.006 * at(specks, x * 2 + 3, y * 2 + 5)
      data[o] = toByte(mix(far * wall[0], r, cover), grain)
      data[o + 1] = toByte(mix(far * wall[1], g, cover), grain)
      data[o + 2] = toByte(mix(far * wall[2], b, cover), grain)
    }
  }
}

/** One object is reused: it is written for every inked pixel. */
const sunk = { r: 0, g: 0, b: 0 }

/** Ink in lit skin, into `sunk`; answers the shine that is left. */
function sink(
  laid: Laid,
  { dark, exposure, albedo }: Complexion,
  skin: { r: number; g: number; b: number; shine: number },
): number {
  const k = laid.density
  // On dark skin a colour shows by the light its pigment throws back, not by what it takes away.
  const back = (0.5 * dark * skin.r) / (0.62 * exposure * albedo[0])
  // Black ink is never quite black in skin.
  sunk.r = (skin.r * laid.r + back * scattered(laid, laid.r)) * (1 - 0.97 * k) + 0.0022 * k
  sunk.g = (skin.g * laid.g + back * scattered(laid, laid.g)) * (1 - 0.964 * k) + 0.0028 * k
  sunk.b = (skin.b * laid.b + back * scattered(laid, laid.b)) * (1 - 0.954 * k) + 0.0036 * k
  // Inked skin is duller; on dark skin the shine alone would lift black ink to the skin's own tone.
  return skin.shine * (1 - mix(0.35, 0.65, dark) * k)
}

/** Light that coloured pigment returns: none where there is no colour. */
const scattered = ({ r, g, b }: Laid, own: number) => {
  if (r === 1 && g === 1 && b === 1) return 0
  const most = Math.max(r, g, b)
  return most > 0.001 ? (own / most) * Math.max(0, most - Math.min(r, g, b)) * 0.3 : 0
}

const toByte = (light: number, grain: number) => {
  const v = light * (1 + grain) * 4096
  return SHOULDER[v < 0 ? 0 : v > 8192 ? 8192 : v | 0]!
}

/** A plain studio wall, brightest behind the key light. */
const backdrop = (x: number, y: number): number => {
  const [dx, dy] = [x - 0.4, y - 0.36]
  return 1.22 - 0.85 * (dx * dx + dy * dy)
}
