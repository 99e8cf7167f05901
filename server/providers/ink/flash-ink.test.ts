import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { drawInk, type InkTools } from '#server/providers/ink/draw-ink.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { makeFlash, type FlashRequest, type FlashResult } from '#server/providers/ink/flash-ink.ts'

const tools: InkTools = { resources: loadEngineResources(), workspace: createWorkspace() }

const ask = async <Step extends FlashRequest['step']>(
  request: Extract<FlashRequest, { step: Step }>,
) => (await makeFlash(request, tools)) as Extract<FlashResult, { step: Step }>

test(
  'a kept design is planned, drawn around and laid on a page of true size, and stands on it itself',
  { timeout: 120_000 },
  async () => {
    const { master } = await drawInk(
      {
        prompt: 'an anchor',
        style: 'Blackwork',
        colour: null,
        placement: null,
        bodyType: 'other',
        skinTone: 4,
        seed: 5,
        sizePx: 400,
      },
      tools,
      () => {},
    )
    const own = master!
    const { tiles: planned } = await ask({ step: 'plan', scene: own.scene })
    expect(planned.length).toBeGreaterThanOrEqual(5)
    expect(planned.map(({ wish }) => wish.motif)).toContain('sailing-ship')
    // Two of them are enough to see a page.
    const tiles: Uint8Array[] = []
    for (const tile of planned.slice(0, 2))
      tiles.push((await ask({ step: 'tile', scene: own.scene, tile })).bytes)
    const { files } = await ask({ step: 'sheet', own, tiles, page: 'Letter' })
    const svg = new TextDecoder().decode(files.svg)
    expect(svg).toContain('width="215.9mm" height="279.4mm"')
    expect(svg).toContain('id="design-3-outline"')
    const { width, height, density } = await sharp(files.png).metadata()
    expect([width, height, density]).toEqual([1700, 2200, 200])
    // Letter in points, twice: the designs and their lines.
    expect(
      new TextDecoder('latin1')
        .decode(files.pdf)
        .match(/\/MediaBox \[0 0 612(?:\.\d+)? 792(?:\.\d+)?\]/g),
    ).toHaveLength(2)
  },
)
