import { Resvg } from '@resvg/resvg-js'
import type { Layer } from '#engine/compose/scene.ts'
import { boxHeight, boxOf, boxWidth, unionOf } from '#engine/compose/scene.ts'
import { layerTransform } from '#engine/render/gbuffer.ts'
import { isSolidInBlackwork } from '#engine/styles/solid-black.ts'

export interface Mass {
  /** Share of the box that shapes cover: little for a branch or a snowflake, most of it for a heart. */
  cover: number
  /** Share of the covered area that solid black work fills. */
  dark: number
}

const CELLS = 72

/** How much the layers cover and how much of that is black, on a coarse grid: enough to choose a ground they stand out from. */
export function massOf(layers: readonly Layer[]): Mass {
  const box = unionOf(layers.map(boxOf))
  const span = Math.max(boxWidth(box), boxHeight(box))
  const [width, height] = [boxWidth(box), boxHeight(box)].map((side) =>
    Math.max(2, Math.round((side / span) * CELLS)),
  ) as [number, number]
  const body = layers.map((layer) => {
    const parts = layer.drawing.parts.flatMap(({ d, fill, detail = 0 }) =>
      fill && detail < 2
        ? [`<path d="${d}" fill="${isSolidInBlackwork(fill) ? '#000' : '#fff'}"/>`]
        : [],
    )
    return `<g transform="${layerTransform(layer)}">${parts.join('')}</g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box[0]} ${box[1]} ${boxWidth(box)} ${boxHeight(box)}" preserveAspectRatio="none">${body.join('')}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  let covered = 0
  let dark = 0
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3]! < 128) continue
    covered++
    if (pixels[i]! < 128) dark++
  }
  return { cover: covered / (pixels.length / 4), dark: dark / Math.max(1, covered) }
}
