import { changeScene, ForeignDrawingError } from '#engine/compose/change-scene.ts'
import { toScene } from '#engine/compose/scene-document.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import { composeDesign, drawMaster, type DrawStage } from '#engine/draw-design.ts'
import type { Brief } from '#engine/language/brief.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import type { Master } from '#engine/present/master.ts'
import { pencilLines } from '#engine/present/pencil-lines.ts'
import { encode } from '#engine/present/picture.ts'
import { styleOf } from '#engine/styles/choose-style.ts'
import { encodeForPages } from '#server/providers/image/encode-image-set.ts'
import type {
  ImageRequest,
  ImageResult,
  ImageStage,
  KeptMaster,
} from '#server/providers/image/image-provider.ts'
import type {
  ChangedDesign,
  ChangeRequest,
  DrawnScene,
  InkNews,
} from '#server/providers/ink/ink-studio.ts'
import { readBrief, toReading } from '#server/providers/ink/read-ink.ts'
import { pack } from '#server/providers/ink/scene-file.ts'
import type { SceneDocument } from '#shared/scene.ts'

/** What a worker has of its own. */
export interface InkTools {
  resources: EngineResources
  workspace: Workspace
}

/** One design from text to every file the product keeps of it. The same request gives the same bytes. */
export async function drawInk(
  request: ImageRequest,
  { resources, workspace }: InkTools,
  tell: (news: InkNews) => void,
): Promise<ImageResult> {
  tell('reading')
  const brief = readBrief(request)
  tell('sketching')
  const document = composeDesign(brief, designOptions(request, brief), resources)
  tell(pencilLines(toScene(document)))
  const drawn = await drawScene({ document, sizePx: request.sizePx }, workspace, tell)
  const { tags, description, placement, notDrawn, culturalNotes } = toReading(brief)
  return { ...drawn, placement, tags, description, notDrawn, culturalNotes, warnings: [] }
}

/** A scene as every file the product keeps of it. */
async function drawScene(
  { document, sizePx }: { document: SceneDocument; sizePx: number },
  workspace: Workspace,
  onStage: (stage: DrawStage) => void,
): Promise<DrawnScene> {
  const { paper, master } = await drawMaster(document, { sizePx, onStage }, workspace)
  const original = await encode(paper, { format: 'png', sizePx })
  return {
    original: { ...original, mediaType: 'image/png' },
    ...(await encodeForPages(paper, original.widthPx)),
    style: document.style,
    isColoured: document.isColoured,
    master: await keep(document, master),
  }
}

async function keep(document: SceneDocument, master: Master): Promise<KeptMaster> {
  const { transparent, stencil, svg } = master
  return {
    engine: document.engine,
    transparent,
    stencil,
    svg: await pack(svg),
    scene: await pack(JSON.stringify(document)),
  }
}

/** A design that is there, changed: see `changeScene`. */
export async function drawChanged(
  { document, change, sizePx }: ChangeRequest,
  { resources, workspace }: InkTools,
  onStage: (stage: ImageStage) => void,
): Promise<ChangedDesign> {
  try {
    const changed = changeScene(document, change, resources)
    const design = await drawScene({ document: changed, sizePx }, workspace, onStage)
    return { kind: 'drawn', design }
  } catch (error) {
    if (error instanceof ForeignDrawingError) return { kind: 'refused', reason: error.message }
    throw error
  }
}

/** The scene of a request, without drawing it. */
export function composeInk(request: ImageRequest, resources: EngineResources): SceneDocument {
  const brief = readBrief(request)
  return composeDesign(brief, designOptions(request, brief), resources)
}

function designOptions(request: ImageRequest, brief: Brief) {
  const { name: style, from } = styleOf(brief, request.style)
  return {
    style,
    colour: request.colour ?? brief.colourMode ?? ('natural' as const),
    seed: request.seed,
    ...(request.sibling ? { sibling: request.sibling } : {}),
    isBare: from === 'us',
  }
}
