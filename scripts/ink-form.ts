import sharp, { type OverlayOptions } from 'sharp'
import { boxHeight, boxWidth, type Scene } from '#engine/compose/scene.ts'
import { layerAt } from '#engine/compose/placing.ts'
import { formDrawing } from '#engine/forms/drawing.ts'
import { findForm, listForms } from '#engine/forms/registry.ts'
import { viewOf } from '#engine/forms/traits.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { onPaper } from '#engine/present/picture.ts'
import { findStyle, RECIPES, STYLE_NAMES, type StyleName } from '#engine/styles/recipes.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

/**
 * Contact sheet of forms and drawings, each alone, without what a style sets around them: one row a view, one column a style.
 *   npm run ink:form -- wolf tiger/prowling dagger [--styles Realistic,Blackwork|all] [--size 480] [--across] [--out FILE]
 * With --across each row is a style.
 */
const words = process.argv.slice(2)
const option = (name: string, otherwise: string): string => {
  const at = words.indexOf(`--${name}`)
  return at < 0 ? otherwise : (words.splice(at, 2)[1] ?? otherwise)
}
const named = option('styles', 'Realistic,Blackwork,Japanese,Fine Line')
const styles = (named === 'all' ? STYLE_NAMES : named.split(',')).map((name): StyleName => {
  const style = findStyle(name)
  if (!style) throw new Error(`There is no style called ${name}`)
  return style
})
const size = Number(option('size', '480'))
const out = option('out', 'data/forms.png')
const isAcross = words.includes('--across')
if (isAcross) words.splice(words.indexOf('--across'), 1)
/** Styles are made for about this many pixels: smaller tiles are reduced. */
const WORK_PX = 900

function sceneOf(name: string, view: string): Scene {
  const motif = findForm(name) ? undefined : findMotif(name)
  const layer = layerAt(
    motif ? drawMotif(motif, { variant: view, seed: 1 }) : formDrawing(name, view),
    [500, 500],
    { width: 900, height: 900 },
    {
      role: 'hero',
      subject: 0,
    },
  )
  const { box } = layer.drawing
  const [w, h] = [boxWidth(box) * layer.scale, boxHeight(box) * layer.scale]
  return {
    width: 1000,
    height: 1000,
    layout: 'square',
    layers: [layer],
    heroBox: [500 - w / 2, 500 - h / 2, 500 + w / 2, 500 + h / 2],
    faceBox: null,
    arrangement: 'base',
  }
}

const names = words.length > 0 ? words : listForms().map(({ name }) => name)
const rows = names.flatMap((word) => {
  const [name = '', view] = word.split('/')
  const form = findForm(name)
  const views = form ? Object.keys(form.views) : findMotif(name)?.variants
  if (!views) throw new Error(`There is nothing called ${name}`)
  // A view with traits ("turned~beard") is none of those that are listed.
  const wanted =
    form && view && viewOf(form, view) ? [view] : views.filter((key) => !view || key === view)
  return wanted.map((key) => ({ name, view: key }))
})
const workspace = createWorkspace()
const tiles: OverlayOptions[] = []
for (const [row, { name, view }] of rows.entries()) {
  let time = performance.now()
  const since = () => Math.round(-time + (time = performance.now()))
  const scene = sceneOf(name, view)
  const times = [`solved ${since()}`]
  for (const [column, style] of styles.entries()) {
    const isColoured = RECIPES[style].isColouredByNature
    const options = { style, isColoured, seed: row, sizePx: WORK_PX }
    const { data, widthPx, heightPx, channels } = onPaper(
      renderArtwork(scene, options, workspace).ink,
    )
    times.push(`${style} ${since()}`)
    const input = await sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
      .resize(size, size)
      .png()
      .toBuffer()
    const [left, top] = isAcross ? [row, column] : [column, row]
    tiles.push({ input, left: left * size, top: top * size })
  }
  console.log(`${name}/${view}: ${times.join(', ')} ms`)
}
await sharp({
  create: {
    width: (isAcross ? rows : styles).length * size,
    height: (isAcross ? styles : rows).length * size,
    channels: 3,
    background: 'white',
  },
})
  .composite(tiles)
  .png()
  .toFile(out)
console.log(out)
