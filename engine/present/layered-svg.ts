import type { VectorDrawing } from '#engine/present/vector-drawing.ts'

/** Marks dots that stand for tones which only the picture has. */
const STAND_IN = ' data-stands-for="tones"'

const n2 = (x: number) => String(Math.round(x * 100) / 100)

/**
 * Three named layers from bottom to top: colour (flat areas), outline (lines, and solid black areas), shading. Nothing is
 * covered up: hidden lines are not in the file, so that each layer alone can go to a plotter or a stencil printer. Inkscape
 * lists the groups as layers.
 */
export function asLayeredSvg(drawing: VectorDrawing): string {
  const { width, height, lines, solids, colours, dots, strokes, shadingScale } = drawing
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
    layer(
      'shading',
      ` transform="scale(${shadingScale})"${drawing.isShadingExact ? '' : STAND_IN}`,
      shading,
    ) +
    '</svg>'
  )
}

/** The drawing of a file that `asLayeredSvg` wrote, and of no other. */
export function readLayeredSvg(svg: string): VectorDrawing {
  const [, width, height] = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  const shading = groupOf(svg, 'shading')
  const shadingPaths = pathsOf(shading.content)
  const outline = pathsOf(groupOf(svg, 'outline').content)
  return {
    width: Number(width),
    height: Number(height),
    lines: outline
      .filter((path) => path['id'] === undefined)
      .map((path) => ({ width: Number(path['stroke-width']), d: path['d'] ?? '' })),
    solids: outline.find((path) => path['id'] === 'solids')?.['d'] ?? '',
    colours: pathsOf(groupOf(svg, 'colour').content).map((path) => ({
      hex: path['fill'] ?? '',
      d: path['d'] ?? '',
    })),
    isShadingExact: !shading.attributes.includes(STAND_IN),
    shadingScale: Number(/scale\(([^)]+)\)/.exec(shading.attributes)?.[1]),
    dots: shadingPaths
      .filter((path) => path['stroke-width'] !== undefined)
      .map((path) => ({ size: path['stroke-width']!, d: path['d'] ?? '' })),
    strokes: shadingPaths.find((path) => path['stroke-width'] === undefined)?.['d'] ?? '',
  }
}

function groupOf(svg: string, name: string): { attributes: string; content: string } {
  const start = svg.indexOf(`<g id="${name}"`)
  if (start < 0) return { attributes: '', content: '' }
  const open = svg.indexOf('>', start)
  return {
    attributes: svg.slice(start, open),
    content: svg.slice(open + 1, svg.indexOf('</g>', open)),
  }
}

const pathsOf = (content: string): Record<string, string>[] =>
  [...content.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    ),
  )
