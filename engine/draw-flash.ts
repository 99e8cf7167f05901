import type { FlashWish } from '#engine/compose/flash-theme.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import { composeDesign, drawMaster, type DesignOptions } from '#engine/draw-design.ts'
import type { Brief, Subject } from '#engine/language/brief.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import { cutTo, inkBounds, type FlashTile } from '#engine/present/flash-sheet.ts'
import type { Master } from '#engine/present/master.ts'
import { NOTHING_CHOSEN } from '#shared/lettering.ts'
import type { SceneDocument } from '#shared/scene.ts'

/** Sharp at the size that a design has on a page. */
const TILE_PX = 1100

/** A design of a sheet from what is kept of it. */
export async function toTile(
  { width, height }: Pick<SceneDocument, 'width' | 'height'>,
  { transparent, stencil, svg }: Master,
): Promise<FlashTile> {
  const bounds = await inkBounds(transparent)
  const [left, top, wide, high] = bounds
  return {
    picture: await cutTo(transparent, bounds),
    stencil: await cutTo(stencil, bounds),
    svg,
    box: [left * width, top * height, wide * width, high * height],
  }
}

/** One small design, alone on its ground: frames and fillers of the style belong to single pieces. */
export async function drawTile(
  brief: Brief,
  design: Omit<DesignOptions, 'isBare'>,
  { resources, workspace }: { resources: EngineResources; workspace: Workspace },
): Promise<FlashTile> {
  const document = composeDesign(brief, { ...design, isBare: true }, resources)
  const { master } = await drawMaster(document, { sizePx: TILE_PX }, workspace)
  return toTile(document, master)
}

/** A motif of a theme as if somebody had asked for it alone. */
export function briefFor({ motif, variant, colours }: FlashWish): Brief {
  const text = motif.replaceAll('-', ' ')
  const subject: Subject = {
    text,
    motif,
    variant: variant ?? null,
    count: 1,
    isCountExact: true,
    modifiers: [],
    colours,
    role: 'hero',
    importance: 1,
    source: 'drawn',
    wanted: motif,
    isStandIn: false,
    isSuggested: false,
  }
  return {
    prompt: text,
    subjects: [subject],
    relations: [],
    lettering: [],
    writing: { ...NOTHING_CHOSEN, said: [] },
    placement: null,
    style: null,
    colourMode: null,
    colours: [],
    mood: [],
    size: null,
    language: 'en',
    notDrawn: [],
    culturalNotes: [],
    without: [],
    pieces: null,
  }
}
