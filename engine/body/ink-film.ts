import type { Pixels } from '#engine/body/photo.ts'
import { blur } from '#engine/pixels/blur.ts'
import type { Field } from '#engine/pixels/field.ts'
import type { InkAge } from '#shared/body.ts'

/** A design as skin sees it: how much of each colour of light passes, in linear light, with a margin for what spreads. */
export interface InkFilm {
  width: number
  height: number
  /** Points of margin on every side. */
  margin: number
  /** Red, green, blue and soreness for each point: 1 lets all light pass, soreness is 0 on calm skin. */
  rgbs: Float32Array
}

/** What years do to ink. Lengths are parts of a limb's width, which is some 80 mm. */
interface Ageing {
  /** How far ink has wandered. */
  spread: number
  /** What is left of its density. Black in skin takes red away more than blue: greys heal cool. */
  density: readonly [r: number, g: number, b: number]
  /** Skin above the ink: even solid black throws this share of the skin's light back. */
  veil: readonly [r: number, g: number, b: number]
  soreness: number
}

export const AGEING: Record<InkAge, Ageing> = {
  fresh: {
    spread: 0.0016,
    density: [1.06, 1.06, 1.06],
    veil: [0.012, 0.014, 0.018],
    soreness: 0.9,
  },
  healed: { spread: 0.0036, density: [0.99, 0.94, 0.88], veil: [0.04, 0.046, 0.054], soreness: 0 },
  // Old black lets the blue and green of what is left shine through.
  'ten-years': {
    spread: 0.008,
    density: [0.84, 0.76, 0.67],
    veil: [0.075, 0.115, 0.135],
    soreness: 0,
  },
}
/** However solid, ink lets so much light pass: skin holds no more of it. */
const LEAST_PASSED = 0.015
/** How far redness reaches about fresh ink. */
const SORE_REACH = 0.03
const MOST_KEPT = 6

const films = new WeakMap<Pixels, Map<string, InkFilm>>()

/**
 * Kept for the same design, age and about the same size, since dragging asks for it with every frame. `widthPx` is the
 * design's width in the photo, `limbPx` the limb's.
 */
export function inkFilm(art: Pixels, age: InkAge, widthPx: number, limbPx: number): InkFilm {
  // Sizes in steps, so that pulling at a corner does not make a film for each pixel.
  const step = Math.round(4 * Math.log2(Math.max(8, widthPx)))
  const limbStep = Math.round(4 * Math.log2(Math.max(8, limbPx)))
  const key = `${age}:${step}:${limbStep}`
  const known = films.get(art) ?? new Map<string, InkFilm>()
  films.set(art, known)
  const kept = known.get(key)
  if (kept) return kept
  const width = Math.min(art.width, Math.round(1.2 * 2 ** (step / 4)))
  const film = makeFilm(art, width, AGEING[age], (width * 2 ** ((limbStep - step) / 4)) | 0)
  if (known.size >= MOST_KEPT) known.delete(known.keys().next().value!)
  known.set(key, film)
  return film
}

/** `limb`: the limb's width in points of the film. */
function makeFilm(art: Pixels, inner: number, ageing: Ageing, limb: number): InkFilm {
  const innerHeight = Math.max(1, Math.round((art.height * inner) / art.width))
  const reach = Math.max(2.5 * ageing.spread, ageing.soreness > 0 ? 2 * SORE_REACH : 0)
  const margin = 2 + Math.min(inner, Math.ceil(reach * limb))
  const width = inner + 2 * margin
  const height = innerHeight + 2 * margin
  const planes = passedLight(art, inner, innerHeight, { width, height, margin })
  const sore = new Float32Array(width * height)
  if (ageing.soreness > 0) {
    for (let i = 0; i < sore.length; i++) sore[i] = 1 - planes[1]![i]!
    spreadBy({ width, height, values: sore }, SORE_REACH * limb)
  }
  const rgbs = new Float32Array(width * height * 4)
  planes.forEach((plane, q) => {
    // It is the ink that wanders, not the light: a line grows wider and stays dark, where blurred light would only make it pale.
    for (let i = 0; i < plane.length; i++) plane[i] = -Math.log(Math.max(LEAST_PASSED, plane[i]!))
    spreadBy({ width, height, values: plane }, ageing.spread * limb)
    const [veil, density] = [ageing.veil[q]!, ageing.density[q]!]
    for (let i = 0; i < plane.length; i++)
      rgbs[4 * i + q] = veil + (1 - veil) * Math.exp(-density * Math.max(0, plane[i]!))
  })
  // Clear film stays clear, veil or not.
  for (let i = 0; i < sore.length; i++) rgbs[4 * i + 3] = Math.min(1, ageing.soreness * sore[i]!)
  return { width, height, margin, rgbs }
}

/** The design over white, as linear light, each point the mean of those it stands for. */
function passedLight(
  art: Pixels,
  inner: number,
  innerHeight: number,
  { width, height, margin }: { width: number; height: number; margin: number },
): Float32Array[] {
  const planes = [0, 1, 2].map(() => new Float32Array(width * height).fill(1))
  for (let y = 0; y < innerHeight; y++) {
    const top = Math.floor((y * art.height) / innerHeight)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * art.height) / innerHeight))
    for (let x = 0; x < inner; x++) {
      const left = Math.floor((x * art.width) / inner)
      const right = Math.max(left + 1, Math.floor(((x + 1) * art.width) / inner))
      const sums = [0, 0, 0]
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) {
          const from = (row * art.width + column) * 4
          const cover = art.rgba[from + 3]! / 255
          for (let q = 0; q < 3; q++)
            sums[q]! += LINEAR[Math.round(255 - cover * (255 - art.rgba[from + q]!))]!
        }
      const count = (bottom - top) * (right - left)
      const to = (y + margin) * width + x + margin
      for (let q = 0; q < 3; q++) planes[q]![to] = sums[q]! / count
    }
  }
  return planes
}

/** Two box blurs of whole radii, mixed, so that any small spread can be had. */
function spreadBy({ width, height, values: plane }: Field, sigma: number): void {
  // Two passes of radius r spread by sqrt(2 r (r + 1) / 3).
  const radius = (Math.sqrt(1 + 6 * sigma * sigma) - 1) / 2
  const whole = Math.floor(radius)
  const part = radius - whole
  blur({ width, height, values: plane }, { radius: whole })
  if (part < 0.05 || whole > 4) return
  const wider = blur({ width, height, values: plane.slice() }, { radius: 1 })
  const share = whole === 0 ? part : part / (whole + 1)
  for (let i = 0; i < plane.length; i++) plane[i]! += share * (wider[i]! - plane[i]!)
}

export const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255
  return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4)
})
