import { areaOf, distanceTo, grown, nearestIn, pieceAt, tidied } from '#engine/body/grid.ts'
import type { Grid } from '#engine/pixels/field.ts'
import { BINS, CHROMA_BINS, LIGHT_BINS, type ColourField } from '#engine/body/skin-colour.ts'
import { blur } from '#engine/pixels/blur.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { skinWithFolds } from '#engine/body/skin-folds.ts'
import { meritOf, outlineOf, type Outline } from '#engine/body/outline.ts'

/** A piece of skin around a point. */
export interface GrownSkin {
  mask: Uint8Array
  outline: Outline
}

/** How far a colour may lie from that of the tapped skin. None suits every photo, so all are tried. */
const TOLERANCES = [0.6, 0.9, 1.3, 1.8]
const ROUNDS = 4
/** A round that changes less of the picture is the last. */
const SETTLED_SHARE = 0.0005
/** Above it, a step in light or colour is an outline and not a fold. */
const BARRIER = 1
/** Tried afterwards, to part the skin from things that look like it. */
const FAINT_BARRIERS = [0.5, 0.35, 0.25]
const LIKELY = 0.33
/** A part as large as this is the piece itself. */
const SAME_SHARE = 0.985

interface SkinModel {
  redGreen: number
  greenBlue: number
  light: number
  /** Spread of the colour. */
  sigmaRed: number
  sigmaBlue: number
  /** How the colour moves with light: skin in shadow is redder. */
  slopeRed: number
  slopeBlue: number
  skinLike: number
}

/** `prior`: how likely the points are skin by other evidence, 1 where there is none. */
export function growSkin(field: ColourField, seed: number, prior: Float32Array): GrownSkin {
  const start = startAround(field, seed)
  let best: GrownSkin | undefined
  let most = -Infinity
  const consider = (mask: Uint8Array) => {
    const outline = outlineOf(mask, field)
    const merit = meritOf(outline)
    if (merit <= most) return
    most = merit
    best = { mask, outline }
  }
  const possible = new Uint8Array(start.mask.length)
  const tried = new Set<number>()
  for (const tolerance of TOLERANCES) {
    const mask = growWith(field, seed, prior, tolerance, start)
    const area = areaOf(mask)
    // The same piece again has the same parts.
    if (tried.has(area)) continue
    tried.add(area)
    consider(mask)
    for (let i = 0; i < mask.length; i++) possible[i]! |= mask[i]!
    for (const part of partsOf(mask, field, seed, area)) consider(part)
  }
  for (const joined of skinWithFolds(best!.mask, possible, field))
    consider(tidyAround(joined, field, seed))
  return best!
}

/** What can be reached from the seed without crossing even a faint edge, where that leaves anything out: things of the skin's colour lie behind one. */
function* partsOf(mask: Uint8Array, field: ColourField, seed: number, area: number) {
  let least = area
  const open = mask.slice()
  for (const barrier of FAINT_BARRIERS) {
    for (let i = 0; i < open.length; i++) if (field.edge[i]! >= barrier) open[i] = 0
    const part = grown(pieceAt(open, field, nearestIn(open, field, seed)), field, 2)
    for (let i = 0; i < part.length; i++) part[i]! &= mask[i]!
    const size = areaOf(part)
    if (size > SAME_SHARE * least) continue
    least = size
    yield tidyAround(part, field, seed)
  }
}

interface Start {
  model: SkinModel
  mask: Uint8Array
}

function startAround(field: ColourField, seed: number): Start {
  const model = modelAround(field, seed)
  const { width, height } = field
  const likely = blur({ width, height, values: firstGuess(field, model) }, { radius: 1 })
  return { model, mask: spread(field, likely, seed, 0.22) }
}

function growWith(
  field: ColourField,
  seed: number,
  prior: Float32Array,
  tolerance: number,
  start: Start,
): Uint8Array {
  const { width, height } = field
  const model = { ...start.model }
  const likely = new Float32Array(width * height)
  let mask = start.mask
  for (let round = 0; round < ROUNDS; round++) {
    learn(model, mask, field)
    judge(field, mask, model, prior, tolerance, likely)
    blur({ width, height, values: likely }, { radius: 1 })
    const reached = spread(field, likely, seed, LIKELY)
    const next = tidyAround(reached, field, seed)
    let changed = 0
    for (let i = 0; i < next.length; i++) changed += next[i]! ^ mask[i]!
    mask = next
    if (changed < SETTLED_SHARE * mask.length) break
  }
  return mask
}

function modelAround(field: ColourField, seed: number): SkinModel {
  const patch = patchAround(field, seed)
  const sigma = (values: Float32Array, middle: number) =>
    Math.sqrt(patch.reduce((sum, i) => sum + (values[i]! - middle) ** 2, 0) / patch.length)
  const redGreen = median(field.redGreen, patch)
  const greenBlue = median(field.greenBlue, patch)
  return {
    redGreen,
    greenBlue,
    light: median(field.light, patch),
    sigmaRed: clampTo(sigma(field.redGreen, redGreen) * 1.6, 0.045, 0.12),
    sigmaBlue: clampTo(sigma(field.greenBlue, greenBlue) * 1.6, 0.05, 0.14),
    slopeRed: 0,
    slopeBlue: 0,
    skinLike: Math.max(0.08, median(field.skinLike, patch)),
  }
}

/** The surroundings of the seed as far as they look like it: on a thin arm most of them are not skin. */
function patchAround(field: ColourField, seed: number): number[] {
  const { width, height } = field
  const core = squareAround(field, seed, 2)
  const redGreen = median(field.redGreen, core)
  const greenBlue = median(field.greenBlue, core)
  const light = median(field.light, core)
  const isLike = (i: number) =>
    Math.abs(field.redGreen[i]! - redGreen) < 0.16 &&
    Math.abs(field.greenBlue[i]! - greenBlue) < 0.2 &&
    Math.abs(field.light[i]! - light) < 0.4
  const near = squareAround(field, seed, Math.max(5, Math.round(Math.max(width, height) * 0.04)))
  const like = near.filter(isLike)
  return like.length > core.length ? like : core
}

function squareAround({ width, height }: Grid, seed: number, radius: number): number[] {
  const [x0, y0] = [seed % width, Math.floor(seed / width)]
  const square: number[] = []
  for (let y = Math.max(0, y0 - radius); y <= Math.min(height - 1, y0 + radius); y++)
    for (let x = Math.max(0, x0 - radius); x <= Math.min(width - 1, x0 + radius); x++)
      square.push(y * width + x)
  return square
}

function median(values: Float32Array, at: readonly number[]): number {
  const sorted = at.map((i) => values[i]!).toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1]!
}

function firstGuess({ redGreen, greenBlue, light }: ColourField, model: SkinModel): Float32Array {
  return redGreen.map((value, i) => {
    const a = (value - model.redGreen) / model.sigmaRed
    const b = (greenBlue[i]! - model.greenBlue) / model.sigmaBlue
    const c = (light[i]! - model.light) / 0.62
    return Math.exp(-0.5 * (a * a + b * b + c * c))
  })
}

/** Over every point that is likely enough and no edge, from the seed outwards. */
function spread(
  { width, height, edge }: ColourField,
  likely: Float32Array,
  seed: number,
  threshold: number,
): Uint8Array {
  const passable = new Uint8Array(likely.length)
  for (let i = 0; i < passable.length; i++)
    passable[i] = likely[i]! > threshold && edge[i]! < BARRIER ? 1 : 0
  passable[seed] = 1
  return pieceAt(passable, { width, height }, seed)
}

/** Where the skin's colour lies by what has been found of it, and how it moves with light. */
function learn(model: SkinModel, mask: Uint8Array, field: ColourField): void {
  const { light, redGreen, greenBlue } = field
  let [n, sumL, sumLL, sumR, sumB, sumLR, sumLB] = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    const l = light[i]!
    n++
    sumL += l
    sumLL += l * l
    sumR += redGreen[i]!
    sumB += greenBlue[i]!
    sumLR += l * redGreen[i]!
    sumLB += l * greenBlue[i]!
  }
  const meanL = sumL / n
  const variance = sumLL / n - meanL * meanL + 0.01
  model.light = meanL
  model.redGreen = sumR / n
  model.greenBlue = sumB / n
  model.slopeRed = clampTo((sumLR - meanL * sumR) / n / variance, -0.35, 0.05)
  model.slopeBlue = clampTo((sumLB - meanL * sumB) / n / variance, -0.35, 0.1)
}

/** How likely each point is skin, by the colours inside and outside of what was found, and by its own colour. */
function judge(
  field: ColourField,
  mask: Uint8Array,
  model: SkinModel,
  prior: Float32Array,
  tolerance: number,
  likely: Float32Array,
): void {
  const { bin, light, redGreen, greenBlue, skinLike } = field
  const inside = new Float32Array(BINS)
  const outside = new Float32Array(BINS)
  const distance = distanceTo(mask, field)
  let [countInside, countOutside] = [1, 1]
  for (let i = 0; i < mask.length; i++)
    if (mask[i]) {
      inside[bin[i]!]!++
      countInside++
    } else if (distance[i]! > 3) {
      outside[bin[i]!]!++
      countOutside++
    }
  const skin = smoothed(inside)
  const rest = smoothed(outside)
  for (let i = 0; i < mask.length; i++) {
    const isSkin = (skin[bin[i]!]! + 0.3) / countInside
    const isRest = (rest[bin[i]!]! + 0.3) / countOutside
    const dl = light[i]! - model.light
    // Colour is less sure in deep shadow.
    const width = 1.7 * tolerance * (dl < -0.4 ? 1 + (-0.4 - dl) * 0.5 : 1)
    const a = (redGreen[i]! - model.redGreen - model.slopeRed * dl) / (model.sigmaRed * width)
    const b = (greenBlue[i]! - model.greenBlue - model.slopeBlue * dl) / (model.sigmaBlue * width)
    const tooFar = Math.max(0, Math.abs(dl) - 0.9) / 0.5
    const near = Math.exp(-0.5 * (a * a + b * b + tooFar * tooFar))
    likely[i] =
      mix(isSkin / (isSkin + isRest * 0.85), 1, 0.45 * near) *
      (0.25 + 0.75 * near) *
      mix(0.6, 1, smoothstep(0.06, 0.42, skinLike[i]! / model.skinLike)) *
      prior[i]!
  }
}

function smoothed(histogram: Float32Array): Float32Array {
  const out = new Float32Array(histogram.length)
  const [stepRed, stepBlue] = [CHROMA_BINS * LIGHT_BINS, LIGHT_BINS]
  for (let red = 0, i = 0; red < CHROMA_BINS; red++)
    for (let blue = 0; blue < CHROMA_BINS; blue++)
      for (let light = 0; light < LIGHT_BINS; light++, i++) {
        let sum = histogram[i]! * 4
        if (red > 0) sum += histogram[i - stepRed]!
        if (red < CHROMA_BINS - 1) sum += histogram[i + stepRed]!
        if (blue > 0) sum += histogram[i - stepBlue]!
        if (blue < CHROMA_BINS - 1) sum += histogram[i + stepBlue]!
        if (light > 0) sum += histogram[i - 1]! * 1.5
        if (light < LIGHT_BINS - 1) sum += histogram[i + 1]! * 1.5
        out[i] = sum / 11
      }
  return out
}

/** What hangs on by less is something else, in parts of the photo's width. */
const THREAD = 0.014

const tidyAround = (mask: Uint8Array, grid: Grid, seed: number) =>
  tidied(mask, grid, seed, Math.max(3, THREAD * grid.width))

const clampTo = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))
