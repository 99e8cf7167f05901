import { flashTheme, type FlashWish } from '#engine/compose/flash-theme.ts'
import { briefFor, drawTile, toTile } from '#engine/draw-flash.ts'
import {
  flashPage,
  flashPdf,
  flashPng,
  flashSvg,
  layFlash,
  proportionOf,
  type FlashTile,
} from '#engine/present/flash-sheet.ts'
import type { InkTools } from '#server/providers/ink/draw-ink.ts'
import { pack, readScene, unpack } from '#server/providers/ink/scene-file.ts'
import type { FlashFile, FlashPage } from '#shared/flash-sheet.ts'

/** One design of a sheet: what it shows, and the name that it is kept under. */
export interface PlannedTile {
  name: string
  wish: FlashWish
  seed: number
}

/** What is kept of the design that a sheet is made of. */
export interface FlashOwn {
  transparent: Uint8Array
  stencil: Uint8Array
  svg: Uint8Array
  scene: Uint8Array
}

/** The steps of a sheet. Each is a piece of work by itself, so that designs of others come between them. */
export type FlashRequest =
  | { step: 'plan'; scene: Uint8Array }
  | { step: 'tile'; scene: Uint8Array; tile: PlannedTile }
  | { step: 'sheet'; own: FlashOwn; tiles: readonly Uint8Array[]; page: FlashPage }

export type FlashResult =
  | { step: 'plan'; tiles: PlannedTile[] }
  | { step: 'tile'; bytes: Uint8Array }
  | { step: 'sheet'; files: Record<FlashFile, Uint8Array> }

/** The same design gives the same sheet, bytes and all. */
export async function makeFlash(request: FlashRequest, tools: InkTools): Promise<FlashResult> {
  switch (request.step) {
    case 'plan':
      return { step: 'plan', tiles: await plan(request.scene) }
    case 'tile':
      return { step: 'tile', bytes: await draw(request, tools) }
    case 'sheet':
      return { step: 'sheet', files: await layOut(request) }
  }
}

async function plan(scene: Uint8Array): Promise<PlannedTile[]> {
  const document = await readScene(scene)
  return flashTheme(document).map((wish, n) => ({
    name: `${wish.motif}-${wish.variant ?? 'any'}`,
    wish,
    seed: document.seed + n + 1,
  }))
}

async function draw(
  { scene, tile: { wish, seed } }: Extract<FlashRequest, { step: 'tile' }>,
  tools: InkTools,
): Promise<Uint8Array> {
  const { style, isColoured } = await readScene(scene)
  const colour = isColoured ? 'colored' : 'black'
  return packTile(await drawTile(briefFor(wish), { style, colour, seed }, tools))
}

async function layOut({
  own,
  tiles: packed,
  page: name,
}: Extract<FlashRequest, { step: 'sheet' }>): Promise<Record<FlashFile, Uint8Array>> {
  const document = await readScene(own.scene)
  const svg = (await unpack(own.svg)).toString()
  const tiles = [await toTile(document, { ...own, svg })]
  for (const bytes of packed) tiles.push(await unpackTile(bytes))
  const page = flashPage(name)
  const places = layFlash(tiles.map(proportionOf), page)
  const title = `Flash sheet, ${document.style}`
  return {
    pdf: await flashPdf(tiles, places, { title, page }),
    png: await flashPng(tiles, places, page),
    svg: new TextEncoder().encode(flashSvg(tiles, places, page)),
  }
}

const packTile = ({ picture, stencil, svg, box }: FlashTile): Promise<Uint8Array> =>
  pack(JSON.stringify({ picture: toBase64(picture), stencil: toBase64(stencil), svg, box }))

async function unpackTile(bytes: Uint8Array): Promise<FlashTile> {
  // Written by `packTile` and nobody else: it lies in our own store.
  const { picture, stencil, svg, box } = JSON.parse((await unpack(bytes)).toString()) as {
    picture: string
    stencil: string
    svg: string
    box: FlashTile['box']
  }
  return { picture: fromBase64(picture), stencil: fromBase64(stencil), svg, box }
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))
