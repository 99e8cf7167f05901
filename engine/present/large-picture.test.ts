import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { drawDesign, type DrawOptions } from '#engine/draw-design.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import type { StyleName } from '#engine/styles/recipes.ts'

const workspace = createWorkspace()

const resources = testResources()
const brief = briefOf(['dagger', 'rose'])
const options: DrawOptions = {
  style: 'Realistic',
  colour: 'natural',
  seed: 7,
  presentation: 'paper',
  format: 'png',
  sizePx: 2048,
}

const grey = async (bytes: Uint8Array, widthPx?: number) =>
  sharp(bytes)
    .resize(widthPx ? { width: widthPx } : {})
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })

/** Share of pixels at an edge that are neither ink nor paper: the softer the picture, the more. */
function softness(data: Uint8Array): number {
  let soft = 0
  let dark = 0
  for (const v of data) {
    if (v > 60 && v < 200) soft++
    if (v <= 60) dark++
  }
  return soft / dark
}

const drawn = new Map<string, ReturnType<typeof drawDesign>>()

/** Draws what was not drawn before. */
function draw(changes: Partial<DrawOptions>) {
  const wanted = { ...options, ...changes }
  const key = JSON.stringify(wanted)
  const design = drawn.get(key) ?? drawDesign(brief, wanted, resources, workspace)
  drawn.set(key, design)
  return design
}

describe('a picture beyond the work size', () => {
  test.each(['Realistic', 'Dotwork', 'Old School', 'Surreal'] as const)(
    'in %s is the same design',
    async (style) => {
      const large = await draw({ style })
      const small = await draw({ style, sizePx: 1280 })
      expect(Math.max(large.widthPx, large.heightPx)).toBe(2048)
      expect(Math.max(small.widthPx, small.heightPx)).toBe(1280)
      expect(large.widthPx / large.heightPx).toBeCloseTo(small.widthPx / small.heightPx, 2)
      const a = await grey(large.bytes, 320)
      const b = await grey(small.bytes, 320)
      let off = 0
      for (let i = 0; i < a.data.length; i++) off += Math.abs(a.data[i]! - b.data[i]!)
      expect(off / a.data.length).toBeLessThan(5)
    },
  )

  test.each(['Minimalist', 'Dotwork', 'Black and White'] as StyleName[])(
    'in %s is sharper than a small one enlarged',
    async (style) => {
      const small = await draw({ style, colour: 'black', sizePx: 1280 })
      const large = await draw({ style, colour: 'black' })
      const enlarged = await grey(small.bytes, 2048)
      expect(softness((await grey(large.bytes)).data)).toBeLessThan(0.8 * softness(enlarged.data))
    },
  )

  test('shows no seam where its strips meet', async () => {
    const { data, info } = await grey((await draw({ presentation: 'stencil' })).bytes)
    const across = (row: number) => {
      let sum = 0
      for (let x = 0; x < info.width; x++)
        sum += Math.abs(data[row * info.width + x]! - data[(row - 1) * info.width + x]!)
      return sum
    }
    const usual = Array.from({ length: 40 }, (_, k) => across(620 + k)).toSorted((p, q) => p - q)
    expect(across(640)).toBeLessThanOrEqual(usual.at(-1)! * 1.0001)
    expect(across(640)).toBeLessThan(3 * usual[20]!)
  })
})
