import type { Placement } from '#engine/language/brief.ts'
import type { BodyType } from '#engine/present/body/body.ts'
import { complexionOf, type Complexion } from '#engine/present/body/complexion.ts'
import { bodyPlateOf } from '#engine/present/body/kept-plates.ts'
import { bodyPlaceOf } from '#engine/present/body/placements.ts'
import type { BodyPlate } from '#engine/present/body/plate.ts'
import { emptyPoint, samplerFor } from '#engine/present/body/plate-sampler.ts'
import { roomOf } from '#engine/present/body/room.ts'
import { grainAt, toByte, vignetteOf } from '#engine/present/finish.ts'
import { onOneHand } from '#engine/present/one-hand.ts'
import { needleFor, type Laid } from '#engine/present/needle.ts'
import type { Picture } from '#engine/present/picture.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { mix } from '#engine/pixels/maths.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

export interface SkinOptions {
  placement: Placement | null
  bodyType: BodyType
  /** Monk tone, 1 to 10. */
  tone: number
  sizePx: number
}

/** Ink in skin: laid over the body by the millimetre, slightly spread, sunk into the colour before light; shine stays on top. */
export function onSkin(ink: Ink, options: SkinOptions, workspace: Workspace): Picture {
  const { bodyType, tone, sizePx } = options
  const place = bodyPlaceOf(options.placement)
  const plate = bodyPlateOf(place, bodyType)
  const worn = place === 'knuckles' ? onOneHand(ink) : ink
  const complexion = complexionOf(tone)
  const needle = needleFor(worn, { plate, dark: complexion.dark, sizePx, workspace })
  return paint({ plate, complexion, needle, size: sizePx })
}

/** A body without any ink, for whoever lays their own on it. */
export function bareSkin(plate: BodyPlate, { tone, sizePx }: { tone: number; sizePx: number }) {
  return paint({ plate, complexion: complexionOf(tone), needle: () => false, size: sizePx })
}

function paint(painting: Omit<Painting, 'data'>): Picture {
  const { size } = painting
  const data = new Uint8Array(size * size * 3)
  const paintRow = painter({ ...painting, data })
  for (let y = 0; y < size; y++) paintRow(y)
  return { data, widthPx: size, heightPx: size, channels: 3 }
}

interface Painting {
  plate: BodyPlate
  complexion: Complexion
  /** Whether ink lies at a point, and which. */
  needle: ReturnType<typeof needleFor>
  size: number
  data: Uint8Array
}

/** Paints one row of the picture. */
function painter({ plate, complexion, needle, size, data }: Painting) {
  const sample = samplerFor(plate, size)
  const point = emptyPoint()
  const laid: Laid = { density: 0, r: 1, g: 1, b: 1, halo: 0, sore: 0 }
  const behind = roomBehind(plate, complexion, size)
  const far: [number, number, number] = [0, 0, 0]
  const dim = vignetteOf(size)
  const { albedo, exposure, dark } = complexion
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
        if (point.isOnSheet && cloth < 1 && needle(point, laid)) {
          shine = sink(laid, complexion, { r, g, b, shine })
          r = sunk.r
          g = sunk.g
          b = sunk.b
        }
        r = mix(r, point.r * clothColour[0], cloth) + shine
        g = mix(g, point.g * clothColour[1], cloth) + 0.98 * shine
        b = mix(b, point.b * clothColour[2], cloth) + 0.95 * shine
      }
      const left = dim[x]! * dim[y]!
      if (cover < 1) {
        behind(x, y, far)
        const lit = point.wall * (1 - cover)
        r = r * cover + far[0] * lit
        g = g * cover + far[1] * lit
        b = b * cover + far[2] * lit
      }
      // The three colours share most of their grain.
      const grain = grainAt(x, y)
      const other = 0.4 * grainAt(x + 57, y + 83)
      data[o] = toByte(r * left, grain + other)
      data[o + 1] = toByte(g * left, grain)
      data[o + 2] = toByte(b * left, grain - other)
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
  // The skin around is still a little sore, where that shows at all.
  const sore = (1 - dark) * Math.min(0.16, 0.06 * laid.halo + 0.32 * laid.sore)
  // On dark skin a colour shows by the light its pigment throws back, not by what it takes away.
  const back = (0.5 * dark * skin.r) / (0.62 * exposure * albedo[0])
  // Black ink is never quite black: the skin above it scatters some of the light that falls on it, and blue the most.
  const veil = (k * mix(1, 0.16, dark) * skin.g) / (exposure * albedo[1])
  sunk.r = (skin.r * laid.r + back * scattered(laid, laid.r)) * (1 - 0.992 * k) + 0.016 * veil
  sunk.g =
    (skin.g * (1 - sore) * laid.g + back * scattered(laid, laid.g)) * (1 - 0.976 * k) + 0.021 * veil
  sunk.b =
    (skin.b * (1 - 0.8 * sore) * laid.b + back * scattered(laid, laid.b)) * (1 - 0.956 * k) +
    0.029 * veil
  // Fresh ink shines more than the skin beside it; on dark skin the shine alone would lift black ink to the skin's own tone.
  return skin.shine * (1 + mix(0.25, -0.8, dark) * k)
}

/** Light that coloured pigment returns: none where there is no colour. */
const scattered = ({ r, g, b }: Laid, own: number) => {
  if (r === 1 && g === 1 && b === 1) return 0
  const most = Math.max(r, g, b)
  return most > 0.001 ? (own / most) * Math.max(0, most - Math.min(r, g, b)) * 0.3 : 0
}

/** The room at a pixel, into three numbers. */
function roomBehind({ room }: BodyPlate, { openUp }: Complexion, size: number) {
  const { side, rgb } = roomOf(room)
  return (x: number, y: number, into: [number, number, number]): void => {
    const gx = Math.min(side - 1.001, Math.max(0, ((x + 0.5) * side) / size - 0.5))
    const gy = Math.min(side - 1.001, Math.max(0, ((y + 0.5) * side) / size - 0.5))
    const tx = gx - (gx | 0)
    const ty = gy - (gy | 0)
    const o = ((gy | 0) * side + (gx | 0)) * 3
    const q = o + side * 3
    for (let c = 0; c < 3; c++)
      into[c] =
        openUp *
        ((rgb[o + c]! * (1 - tx) + rgb[o + c + 3]! * tx) * (1 - ty) +
          (rgb[q + c]! * (1 - tx) + rgb[q + c + 3]! * tx) * ty)
  }
}
