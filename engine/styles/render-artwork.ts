import { hashText } from '#engine/compose/compose-scene.ts'
import type { Scene } from '#engine/compose/scene.ts'
import type { Ink, Vectors } from '#engine/render/artwork.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import { buildFields } from '#engine/render/fields.ts'
import { drawBuffer, type GBuffer } from '#engine/render/gbuffer.ts'
import { withForms } from '#engine/forms/drawing.ts'
import { layForms } from '#engine/render/lay-forms.ts'
import { shareColours } from '#engine/styles/asked-colours.ts'
import { light } from '#engine/render/light.ts'
import { relief } from '#engine/render/relief.ts'
import { valueDrawings, valueForms } from '#engine/styles/asked-value.ts'
import { stipple } from '#engine/styles/dotwork.ts'
import {
  coveredBy,
  featuresOf,
  inkForms,
  lightForms,
  modelForms,
  shadeForms,
  withoutLines,
} from '#engine/styles/ink-forms.ts'
import { meltColours } from '#engine/styles/melt-colours.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'

export interface ArtworkOptions {
  style: StyleName
  isColoured: boolean
  seed: number
  /** The longer side of the picture. */
  sizePx: number
  /** For files of vectors: styles that shade in pixels get their tones as dots. */
  needsVectors?: boolean
}

/**
 * A finished drawing: ink on nothing, and what it was made from. Its planes lie in the workspace it was drawn in and hold until
 * the next drawing there: present it first.
 */
export interface Artwork {
  ink: Ink
  buffer: GBuffer
  scene: Scene
  style: StyleName
  isColoured: boolean
  /** Tones as dots, for files of vectors: those of a style that shades in pixels. Its pictures are not made of them. */
  stipple?: Vectors
}

/** Scene to ink: regions, volume, surface, light, style. */
export function renderArtwork(
  composed: Scene,
  options: ArtworkOptions,
  workspace: Workspace,
): Artwork {
  const { style, isColoured, sizePx } = options
  const scene = withForms(composed)
  const recipe = RECIPES[style]
  const seed = (options.seed + (hashText(style) % 1000)) | 0
  const buffer = drawBuffer(scene, recipe.line, { sizePx }, workspace)
  const inPixels = (box: Scene['heroBox']) =>
    box.map((v) => v * buffer.pixel) as [number, number, number, number]
  const heroBox = inPixels(scene.heroBox)
  const faceBox = scene.faceBox && inPixels(scene.faceBox)
  recipe.before?.(buffer, { seed, heroBox, faceBox, workspace })
  const forms = layForms(scene, buffer, workspace)
  shareColours(scene, buffer)
  if (!isColoured) valueForms(buffer, forms)
  const g = recipe.form?.isLineless ? withoutLines(buffer, forms, workspace) : buffer
  const fields = buildFields(g, workspace)
  shadeForms(fields, forms)
  modelForms(fields, forms)
  const covered = coveredBy(g, forms, workspace)
  const fine = relief(g, fields, { strength: recipe.relief, covered }, workspace)
  const lit = light({ g, f: fields, relief: fine, covered }, workspace, recipe.light)
  if (!isColoured) valueDrawings(lit, g, forms)
  lightForms(lit, g, { forms, how: recipe.form })
  const hasForms = forms.length > 0
  const features = recipe.keepsFeatures ? featuresOf(g, forms) : undefined
  const shaded = { g, f: fields, l: lit, seed, heroBox, isColoured, hasForms, features, workspace }
  const ink = recipe.ink(shaded)
  // Where the ink's greys are laid over colour, its borders are soft as well.
  if (recipe.form?.keep !== undefined) meltColours(ink, g, { forms, workspace })
  if (recipe.form) inkForms(ink, g, { forms, how: recipe.form, seed, workspace })
  recipe.after?.(ink, buffer, workspace)
  const needsStipple = options.needsVectors && !ink.vectors && recipe.relief > 0
  const artwork = { ink, buffer, scene, style, isColoured }
  return needsStipple ? { ...artwork, stipple: stipple(shaded, { dust: 0 }) } : artwork
}
