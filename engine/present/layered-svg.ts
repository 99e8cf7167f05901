import { vectorDrawing } from '#engine/present/vector-drawing.ts'
import type { Artwork } from '#engine/styles/render-artwork.ts'

const n2 = (x: number) => String(Math.round(x * 100) / 100)

/**
 * Three named layers from bottom to top: colour (flat areas), outline (lines, and solid black areas), shading. Nothing is
 * covered up: hidden lines are not in the file, so that each layer alone can go to a plotter or a stencil printer. Inkscape
 * lists the groups as layers.
 */
export function asLayeredSvg(artwork: Artwork): string {
  const { width, height, lines, solids, colours, dots, strokes, shadingScale } =
    vectorDrawing(artwork)
  const layer = (name: string, attributes: string, content: string) =>
    `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}"${attributes}>${content}</g>`
  const colour = colours
    // A thread of its own colour closes the seam between neighbours.
    .map(({ hex, d }) => `<path d="${d}" fill="${hex}" stroke="${hex}" stroke-width=".6"/>`)
    .join('')
  const outline =
    (solids ? `<path id="solids" d="${solids}" fill="#000"/>` : '') +
    lines.map((line) => `<path d="${line.d}" stroke-width="${n2(line.width)}"/>`).join('')
  const shading =
    dots
      .map(
        ({ size, d }) =>
          `<path d="${d}" fill="none" stroke="#000" stroke-linecap="round" stroke-width="${size}"/>`,
      )
      .join('') + (strokes ? `<path d="${strokes}"/>` : '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    (colour ? layer('colour', ' fill-rule="evenodd"', colour) : '') +
    layer(
      'outline',
      ' fill="none" fill-rule="evenodd" stroke="#000" stroke-linejoin="round" stroke-linecap="round"',
      outline,
    ) +
    layer('shading', ` transform="scale(${n2(shadingScale)})"`, shading) +
    '</svg>'
  )
}
