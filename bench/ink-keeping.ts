import type { StyleName } from '#engine/styles/recipes.ts'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import type { InkTools } from '#server/providers/ink/draw-ink.ts'
import type { InkFileRequest } from '#server/providers/ink/ink-studio.ts'
import type { DownloadKind } from '#shared/tattoos.ts'
import { inMs, percentile } from './stats.ts'

const DESIGNS = 24
const SIZE_PX = 1024

interface Bench {
  mixed: (index: number) => { prompt: string; style: StyleName }
  timeCpu: (work: () => Promise<unknown>) => Promise<number>
  report: (name: string, ...figures: string[]) => void
}

/** What keeping a design costs at delivery, and what a file made of it costs beside one that is drawn anew. */
export async function benchKeeping({ mixed, timeCpu, report }: Bench): Promise<void> {
  const { drawInk } = await import('#server/providers/ink/draw-ink.ts')
  const { makeFile } = await import('#server/providers/ink/make-file.ts')
  const { loadEngineResources } = await import('#server/providers/ink/engine-resources.ts')
  const { createWorkspace } = await import('#engine/pixels/workspace.ts')
  const tools = { resources: loadEngineResources(), workspace: createWorkspace() }
  const delivered: number[] = []
  const bare: number[] = []
  const bytes: number[] = []
  const kept = new Map<DownloadKind, number[]>()
  const anew = new Map<DownloadKind, number[]>()
  for (let index = 0; index < DESIGNS + 4; index += 1) {
    const request: ImageRequest = {
      ...mixed(index),
      colour: null,
      placement: null,
      bodyType: 'other',
      skinTone: 4,
      seed: index,
      sizePx: SIZE_PX,
    }
    const isCounted = index >= 4
    const withoutMs = await timeCpu(() => drawOnly(request, tools))
    const withMs = await timeCpu(() => drawInk(request, tools, () => {}))
    const { original, master } = await drawInk(request, tools, () => {})
    const { scene, svg, transparent, stencil } = master!
    if (isCounted) {
      bare.push(withoutMs)
      delivered.push(withMs)
      bytes.push(scene.length + svg.length + transparent.length + stencil.length)
    }
    const picture = original.bytes
    const files: InkFileRequest[] = [
      { kind: 'png', picture, scene, sizePx: SIZE_PX },
      { kind: 'transparent', picture: transparent, scene, sizePx: SIZE_PX },
      { kind: 'stencil', picture: stencil, scene, sizePx: SIZE_PX },
      { kind: 'svg', svg },
      { kind: 'pdf', svg, picture, scene },
      {
        kind: 'skin',
        picture: transparent,
        scene,
        sizePx: SIZE_PX,
        bodyType: 'other',
        skinTone: 4,
      },
    ]
    for (const file of files) {
      const keptMs = await timeCpu(() => makeFile(file, tools))
      const anewMs = await timeCpu(() => drawAnew(request, file.kind, tools))
      if (!isCounted) continue
      kept.set(file.kind, [...(kept.get(file.kind) ?? []), keptMs])
      anew.set(file.kind, [...(anew.get(file.kind) ?? []), anewMs])
    }
  }
  const median = (samples: readonly number[] = []) => percentile(samples, 0.5)
  console.log(`\n${DESIGNS} designs, kept at ${SIZE_PX} px, CPU medians:`)
  report('delivery with its master', inMs(median(delivered)), `${inMs(median(bare))} without`)
  report(
    'bytes of a master, median',
    `${(median(bytes) / 1000).toFixed(0)} kB`,
    `p95 ${(percentile(bytes, 0.95) / 1000).toFixed(0)} kB`,
  )
  for (const [kind, samples] of kept)
    report(
      `  ${kind} from what is kept`,
      inMs(median(samples)),
      `${inMs(median(anew.get(kind)))} drawn anew`,
    )
}

const brief = async ({ prompt }: ImageRequest) =>
  (await import('#engine/language/read-prompt.ts')).readPrompt(prompt)

/** A delivery as it would be without a master: the picture and what pages show. */
async function drawOnly(request: ImageRequest, { resources, workspace }: InkTools): Promise<void> {
  const { drawPicture } = await import('#engine/draw-design.ts')
  const { encodeImageSet } = await import('#server/providers/image/encode-image-set.ts')
  const { style, seed, sizePx } = request
  const options = { style: style!, colour: 'natural', seed, sizePx, presentation: 'paper' } as const
  await encodeImageSet(drawPicture(await brief(request), options, resources, workspace))
}

const FORMS = {
  png: { presentation: 'paper', format: 'png' },
  transparent: { presentation: 'transparent', format: 'png' },
  stencil: { presentation: 'stencil', format: 'png' },
  svg: { presentation: 'paper', format: 'svg' },
  pdf: { presentation: 'paper', format: 'pdf' },
  skin: { presentation: 'skin', format: 'webp' },
} as const

async function drawAnew(
  request: ImageRequest,
  kind: DownloadKind,
  { resources, workspace }: InkTools,
): Promise<void> {
  const { drawDesign } = await import('#engine/draw-design.ts')
  const { style, seed, sizePx } = request
  const options = { style: style!, colour: 'natural', seed, sizePx, ...FORMS[kind] } as const
  await drawDesign(await brief(request), options, resources, workspace)
}
