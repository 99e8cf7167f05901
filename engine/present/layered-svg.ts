import type { Layer } from '#engine/compose/scene.ts'
import {
  clipPath,
  layerTransform,
  silhouettePath,
  visibleParts,
  type LineSpec,
} from '#engine/render/gbuffer.ts'
import { dotPaths, ribbonPath } from '#engine/present/svg-paths.ts'
import { colourOf, FLASH, type RGB } from '#engine/styles/palette.ts'
import { RECIPES } from '#engine/styles/recipes.ts'
import type { Artwork } from '#engine/styles/render-artwork.ts'

const n2 = (x: number) => String(Math.round(x * 100) / 100)
const hex = (c: RGB) =>
  '#' +
  c
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

/**
 * Three named groups from bottom to top: colour (flat areas), outline, shading. Outline paints white under each part so that
 * nearer parts hide farther lines, and multiplies, so that the white vanishes over colour. Shading holds only what is visible.
 */
export function asLayeredSvg({ scene, ink, buffer, style, isColoured }: Artwork): string {
  const { width, height, layers } = scene
  const spec = RECIPES[style].line
  const clips = layers
    .map((layer, k) =>
      layer.clip ? `<clipPath id="clip-${k}"><path d="${clipPath(layer)}"/></clipPath>` : '',
    )
    .join('')
  const group = (name: string, draw: (layer: Layer) => string) =>
    layers
      .map((layer, k) => {
        const inner = `<g id="${name}-${k}" transform="${layerTransform(layer)}">${draw(layer)}</g>`
        return layer.clip ? `<g clip-path="url(#clip-${k})">${inner}</g>` : inner
      })
      .join('')
  const { dots = [], strokes = [] } = ink.vectors ?? {}
  // Shading was made in pixels; the file is in canvas units.
  const shading =
    dotPaths(dots) + (strokes.length ? `<path d="${strokes.map(ribbonPath).join('')}"/>` : '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${clips}</defs>` +
    (isColoured
      ? `<g id="colour">${group('colour', (layer) => colourOfLayer(layer, spec))}</g>`
      : '') +
    `<g id="outline" style="mix-blend-mode:multiply;isolation:isolate" stroke-linejoin="round" stroke-linecap="round">${group('outline', (layer) => outlineOfLayer(layer, spec))}</g>` +
    `<g id="shading" transform="scale(${n2(1 / buffer.pixel)})">${shading}</g></svg>`
  )
}

function outlineOfLayer(layer: Layer, spec: LineSpec): string {
  const weight = spec.weight / layer.scale
  const halo = (spec.halo * layer.halo) / layer.scale
  const contour = layer.hasVolume && layer.halo > 0 ? (2 * spec.contour) / layer.scale : 0
  const parts = visibleParts(layer, spec)
  const main = silhouettePath(parts)
  let out = ''
  if (main && halo > 0)
    out += `<path d="${main}" fill="none" stroke="#fff" stroke-width="${n2(2 * halo + weight + contour)}"/>`
  if (main && contour > 0)
    out += `<path d="${main}" fill="none" stroke="#000" stroke-width="${n2(weight + contour)}"/>`
  for (const part of parts) {
    const stroke =
      part.stroke === 0 ? '' : ` stroke="#000" stroke-width="${n2((part.stroke ?? 1) * weight)}"`
    const fill = part.fill ? (part.fill === 'black' ? '#000' : '#fff') : 'none'
    if (fill !== 'none' || stroke) out += `<path d="${part.d}" fill="${fill}"${stroke}/>`
  }
  return out
}

function colourOfLayer(layer: Layer, spec: LineSpec): string {
  return visibleParts(layer, spec)
    .filter((part) => part.fill)
    .map((part) => {
      const c = colourOf(FLASH, part.fill!, layer.tint)
      return `<path d="${part.d}" fill="${c ? hex(c) : '#fff'}"/>`
    })
    .join('')
}
