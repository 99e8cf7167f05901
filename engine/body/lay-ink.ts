import { limbUnder } from '#engine/body/by-hand.ts'
import { sampleAt } from '#engine/body/grid.ts'
import { inkFilm, LINEAR, type InkFilm } from '#engine/body/ink-film.ts'
import { limbShape, type LimbShape } from '#engine/body/limb-shape.ts'
import type { Pixels, SkinMask } from '#engine/body/photo.ts'
import type { PhotoReading } from '#engine/body/read-photo.ts'
import { localLight, type LocalLight } from '#engine/body/skin-shine.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import type { InkPlacement } from '#shared/body.ts'

const TO_SRGB = Uint8ClampedArray.from({ length: 4097 }, (_, i) => {
  const v = i / 4096
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * Math.pow(v, 1 / 2.4) - 0.055))
})
const toByte = (light: number) =>
  TO_SRGB[light <= 0 ? 0 : light >= 1 ? 4096 : (light * 4096 + 0.5) | 0]!

/** Beyond this part of the half width the skin turns away too steeply to show anything. */
const RIM = 0.995

/** The photo with the design in its skin. Only pixels within the design's bounds are worked on. */
export function layInk(
  photo: Pixels,
  reading: PhotoReading,
  art: Pixels,
  placement: InkPlacement,
): Pixels {
  const { width, height } = photo
  const out: Pixels = { width, height, rgba: photo.rgba.slice() }
  const laid = laidOut(photo, reading, art, placement)
  const soak = soaker(photo, out, reading.mask, laid.film)
  laid.visit(insideOf(photo, laid.area), 1, soak)
  return out
}

/** Every how many pixels the ink is looked at; a share needs no more. */
const SHARE_STEP = 3

/** How much of the ink that faces the camera lies on skin, 0 to 1; what hangs over the photo's edge lies on none. 1 where there is no ink. */
export function shareOnSkin(
  photo: Pixels,
  reading: PhotoReading,
  art: Pixels,
  placement: InkPlacement,
): number {
  const { film, area, visit } = laidOut(photo, reading, art, placement)
  const { mask } = reading
  let [ink, onSkin] = [0, 0]
  visit(area, SHARE_STEP, (x, y, u, v) => {
    const [column, row] = [Math.floor(u), Math.floor(v)]
    if (column < 0 || row < 0 || column >= film.width || row >= film.height) return
    const at = 4 * (row * film.width + column)
    const taken = 1 - (film.rgbs[at]! + film.rgbs[at + 1]! + film.rgbs[at + 2]!) / 3
    ink += taken
    if (x < 0 || y < 0 || x >= photo.width || y >= photo.height) return
    const below = Math.floor(((y + 0.5) * mask.height) / photo.height)
    const beside = Math.floor(((x + 0.5) * mask.width) / photo.width)
    if (mask.alpha[below * mask.width + beside]! >= 128) onSkin += taken
  })
  return ink > 0 ? onSkin / ink : 1
}

/** Pixels, both ends among them. */
interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

const insideOf = ({ width, height }: Pixels, { left, top, right, bottom }: Area): Area => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(width - 1, right),
  bottom: Math.min(height - 1, bottom),
})

/** The design's film over the photo: the area that it may take, and `visit`, which tells for each pixel under it which point of the film lies there. */
function laidOut(photo: Pixels, reading: PhotoReading, art: Pixels, placement: InkPlacement) {
  const { width, height } = photo
  const widthPx = placement.size * width
  const limb = limbUnder(reading, placement)
  const film = inkFilm(art, placement.age, widthPx, limb.width * width)
  const perPoint = widthPx / (film.width - 2 * film.margin)
  const centre = { x: placement.x * width, y: placement.y * height }
  const reach = (perPoint * Math.hypot(film.width, film.height)) / 2
  const shape = limbShape({ limb, mask: reading.mask }, photo, centre, reach)
  const unroll = unroller(shape, placement, limb.axisDegrees)
  const at = { u: 0, v: 0 }
  const bounds = boundsOf(film, perPoint, placement, shape)
  const area: Area = {
    left: Math.floor(centre.x - bounds.right),
    top: Math.floor(centre.y - bounds.down),
    right: Math.ceil(centre.x + bounds.right),
    bottom: Math.ceil(centre.y + bounds.down),
  }
  const visit = (
    { left, top, right, bottom }: Area,
    step: number,
    see: (x: number, y: number, u: number, v: number) => void,
  ) => {
    for (let y = top; y <= bottom; y += step)
      for (let x = left; x <= right; x += step)
        if (unroll(x + 0.5 - centre.x, y + 0.5 - centre.y, at))
          see(x, y, at.u / perPoint + film.width / 2, at.v / perPoint + film.height / 2)
  }
  return { film, area, visit }
}

/** Half the room the design may take: winding only narrows it, but a limb that widens takes it along. */
function boundsOf(
  film: InkFilm,
  perPoint: number,
  { turnDegrees }: InkPlacement,
  { radius }: LimbShape,
) {
  const turn = (turnDegrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const widening = Math.max(...radius) / radius[radius.length >> 1]!
  const half = (perPoint * widening) / 2
  return {
    right: half * (film.width * cos + film.height * sin),
    down: half * (film.width * sin + film.height * cos),
  }
}

/** From the photo to the design: a step across the limb is longer on its skin the further it turns away. */
function unroller(shape: LimbShape, { turnDegrees, bend }: InkPlacement, axisDegrees: number) {
  const { acrossX, acrossY, alongX, alongY, from, step, middle, radius } = shape
  const turn = ((turnDegrees - axisDegrees) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const last = radius.length - 1
  const home = last >> 1
  const homeRadius = radius[home]!
  const homeAngle = Math.asin(clampUnit(-middle[home]! / homeRadius))
  return (dx: number, dy: number, at: { u: number; v: number }): boolean => {
    const across = dx * acrossX + dy * acrossY
    const along = dx * alongX + dy * alongY
    const station = (along - from) / step
    const k = station <= 0 ? 0 : station >= last ? last - 1 : station | 0
    const part = station <= 0 ? 0 : station >= last ? 1 : station - k
    const r = radius[k]! + (radius[k + 1]! - radius[k]!) * part
    const m = middle[k]! + (middle[k + 1]! - middle[k]!) * part
    const sine = (across - m) / r
    if (sine > RIM || sine < -RIM) {
      if (bend > 0) return false
      at.u = across * cos + along * sin
      at.v = along * cos - across * sin
      return true
    }
    // A cone keeps the angle: the design narrows with the limb.
    const round = homeRadius * (Math.asin(sine) - homeAngle)
    const wound = across + (round - across) * bend
    at.u = wound * cos + along * sin
    at.v = along * cos - wound * sin
    return true
  }
}

const clampUnit = (value: number) => Math.max(-0.9, Math.min(0.9, value))

/** Colours one pixel by the film's point above it. */
function soaker(photo: Pixels, out: Pixels, mask: SkinMask, film: InkFilm) {
  const { width, rgba } = photo
  const { rgbs } = film
  const light: LocalLight = localLight(photo)
  const toMaskX = mask.width / photo.width
  const toMaskY = mask.height / photo.height
  return (x: number, y: number, u: number, v: number): void => {
    const fu = u - 0.5
    const fv = v - 0.5
    if (fu < 0 || fv < 0 || fu >= film.width - 1 || fv >= film.height - 1) return
    const column = fu | 0
    const row = fv | 0
    const a = 4 * (row * film.width + column)
    const b = a + 4 * film.width
    const tx = fu - column
    const ty = fv - row
    const wa = (1 - tx) * (1 - ty)
    const wb = tx * (1 - ty)
    const wc = (1 - tx) * ty
    const wd = tx * ty
    const passR = rgbs[a]! * wa + rgbs[a + 4]! * wb + rgbs[b]! * wc + rgbs[b + 4]! * wd
    const passG = rgbs[a + 1]! * wa + rgbs[a + 5]! * wb + rgbs[b + 1]! * wc + rgbs[b + 5]! * wd
    const passB = rgbs[a + 2]! * wa + rgbs[a + 6]! * wb + rgbs[b + 2]! * wc + rgbs[b + 6]! * wd
    const sore = rgbs[a + 3]! * wa + rgbs[a + 7]! * wb + rgbs[b + 3]! * wc + rgbs[b + 7]! * wd
    const taken = 1 - (passR + passG + passB) / 3
    if (taken < 0.002 && sore < 0.01) return
    const skin = sampleAt(mask.alpha, mask, (x + 0.5) * toMaskX - 0.5, (y + 0.5) * toMaskY - 0.5)
    const cover = smoothstep(0.3, 0.8, skin / 255)
    if (cover === 0) return

    const o = 4 * (y * width + x)
    const red = LINEAR[rgba[o]!]!
    const green = LINEAR[rgba[o + 1]!]!
    const blue = LINEAR[rgba[o + 2]!]!
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    const around = sampleAt(
      light.mean,
      light,
      (x + 0.5) / light.perPoint - 0.5,
      (y + 0.5) / light.perPoint - 0.5,
    )
    // What shines more than its surroundings lies on the skin, above the ink.
    const shine = Math.max(0, luma - 1.08 * around) * 0.75
    const dark = smoothstep(0.16, 0.03, around)
    const shineLeft = shine * (1 - (0.3 + 0.3 * dark) * taken)
    const calm = 1 - 0.3 * sore * (1 - taken)
    // On dark skin a colour shows by the light its pigment throws back.
    const least = Math.min(passR, passG, passB)
    const back = 0.3 * dark * around
    const r = (red - shine) * passR + back * (passR - least) + shineLeft
    const g = (green - shine) * passG * calm + back * (passG - least) + shineLeft
    const bl = (blue - shine) * passB * calm + back * (passB - least) + shineLeft
    out.rgba[o] = toByte(red + (r - red) * cover)
    out.rgba[o + 1] = toByte(green + (g - green) * cover)
    out.rgba[o + 2] = toByte(blue + (bl - blue) * cover)
  }
}
