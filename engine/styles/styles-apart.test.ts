import { describe, expect, test } from 'vitest'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { sceneOf } from '#engine/styles/alone.test-support.ts'
import type { StyleName } from '#engine/styles/recipes.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const workspace = createWorkspace()

function draw(motif: string, variant: string, style: StyleName, isColoured = false) {
  const scene = sceneOf(motif, variant, {})
  const options = { style, isColoured, seed: 1, sizePx: 400 } as const
  const { ink, buffer } = renderArtwork(scene, options, workspace)
  /** Mean over the pixels of regions whose tag is asked for; no tag is what lies outside of everything. */
  const mean = (plane: Float32Array, isAsked: (tag: string) => boolean) => {
    let [sum, all] = [0, 0]
    for (let i = 0; i < plane.length; i++) {
      if (buffer.line[i]! > 20 || !isAsked(buffer.regions[buffer.id[i]!]!.tag)) continue
      sum += plane[i]!
      all++
    }
    return sum / Math.max(1, all)
  }
  return { ink, buffer, mean }
}

const isThing = (tag: string) => tag !== 'none'

describe('a style by itself', () => {
  test('Negative Space inks the ground and leaves the thing as skin', () => {
    const { ink, buffer, mean } = draw('heart', 'plain', 'Negative Space')
    const { w, h, id } = buffer
    let [near, all] = [0, 0]
    for (let y = 8; y < h - 8; y++)
      for (let x = 8; x < w - 8; x++) {
        const i = y * w + x
        const isBeside = !id[i] && (id[i + 8] || id[i - 8] || id[i + 8 * w] || id[i - 8 * w])
        if (!isBeside) continue
        near += ink.black[i]!
        all++
      }
    // its lobes reach a little beyond the disc
    expect(near / all).toBeGreaterThan(0.7)
    expect(mean(ink.black, isThing)).toBeLessThan(0.35)
  })

  test('Minimalist leaves out lines within a thing that crowd each other, though its own are heavier', () => {
    const { ink, buffer } = draw('rose', 'bloom', 'Minimalist')
    const { w, h, id, line } = buffer
    let [drawn, left] = [0, 0]
    for (let y = 9; y < h - 9; y++)
      for (let x = 9; x < w - 9; x++) {
        const i = y * w + x
        if (!id[i + 9] || !id[i - 9] || !id[i + 9 * w] || !id[i - 9 * w]) continue
        drawn += line[i]! / 255
        left += ink.black[i]!
      }
    expect(left / drawn).toBeLessThan(0.75)
    expect(left).toBeGreaterThan(100)
  })

  test('Old School leaves sails as skin, Traditional American and Japanese do not', () => {
    const blueOf = (style: StyleName) => {
      const { ink, mean } = draw('sailing-ship', 'waves', style, true)
      return mean(ink.colour!.b, (tag) => tag === 'banner')
    }
    expect(blueOf('Old School')).toBeGreaterThan(0.99)
    expect(blueOf('Traditional American')).toBeLessThan(0.9)
    expect(blueOf('Japanese')).toBeLessThan(0.97)
  })

  test('Old School whips no black over a banner that carries words', () => {
    const blackOn = (role: 'hero' | 'lettering') => {
      const { layers, ...scene } = sceneOf('banner', 'arched', {})
      const { ink, buffer } = renderArtwork(
        { ...scene, layers: layers.map((layer) => ({ ...layer, role })) },
        { style: 'Old School', isColoured: true, seed: 1, sizePx: 400 },
        workspace,
      )
      const isFace = ({ tag, shade }: (typeof buffer.regions)[number]) =>
        tag === 'banner' && shade > 0
      let sum = 0
      for (let i = 0; i < ink.black.length; i++)
        if (buffer.line[i]! < 20 && isFace(buffer.regions[buffer.id[i]!]!)) sum += ink.black[i]!
      return sum
    }
    expect(blackOn('lettering')).toBeLessThan(0.9 * blackOn('hero'))
  })

  test('wind blows about a Japanese figure that stands on nothing', () => {
    const outside = (style: StyleName) => {
      const { ink, mean } = draw('heart', 'plain', style)
      return mean(ink.black, (tag) => tag === 'none')
    }
    expect(outside('Japanese')).toBeGreaterThan(0.03)
    expect(outside('Old School')).toBeLessThan(0.01)
  })

  test('Black and White packs no dots where Blackwork fades through them', () => {
    const between = (style: StyleName) => {
      const { ink } = draw('rose', 'bloom', style)
      return ink.vectors?.dots.length ?? 0
    }
    expect(between('Blackwork')).toBeGreaterThan(100)
    expect(between('Black and White')).toBe(0)
  })
})
