import { expect, test } from 'vitest'
import { looksLikeSkin, type SkinEvidence } from '#engine/body/judge-skin.ts'
import { beyondBand } from '#engine/body/limb-beyond.ts'
import { meritOf, outlineOf } from '#engine/body/outline.ts'
import { colourField } from '#engine/body/skin-colour.ts'

const SIZE = { width: 120, height: 160 }
const SKIN = [196, 140, 112] as const
const STRAP = [40, 38, 36] as const
const WALL = [96, 120, 150] as const

/** An upright limb from `top` to `bottom`, with a strap across it, before a wall. */
function scene({ top, bottom, strap }: { top: number; bottom: number; strap?: [number, number] }) {
  const rgba = new Uint8ClampedArray(SIZE.width * SIZE.height * 4)
  const skin = new Uint8Array(SIZE.width * SIZE.height)
  for (let y = 0, i = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++, i++) {
      const isLimb = Math.abs(x - 60) < 20 && y >= top && y < bottom
      const isStrap = strap !== undefined && y >= strap[0] && y < strap[1]
      rgba.set([...(isLimb ? (isStrap ? STRAP : SKIN) : WALL), 255], 4 * i)
      skin[i] = isLimb && !isStrap ? 1 : 0
    }
  return { field: colourField({ ...SIZE, rgba }), skin }
}

const rows = (mask: Uint8Array, from: number, to: number) =>
  mask.map((value, i) => (i >= from * SIZE.width && i < to * SIZE.width ? value : 0))
const LIMB = { x: 60, y: 60, alongX: 0, alongY: 1, radius: 20, isTube: true }

test('a limb goes on beyond a strap; a thing that ends does not', () => {
  const strapped = scene({ top: 20, bottom: 160, strap: [90, 105] })
  const upper = rows(strapped.skin, 0, 90)
  expect(beyondBand(upper, strapped.field, LIMB)).toBeGreaterThan(1)
  const ended = scene({ top: 20, bottom: 90 })
  expect(beyondBand(ended.skin, ended.field, LIMB)).toBe(0)
})

test('the outline on the edge of the skin is better than one that takes in the wall or leaves out skin', () => {
  const { field, skin } = scene({ top: 20, bottom: 160 })
  const merit = (mask: Uint8Array) => meritOf(outlineOf(mask, field))
  const right = merit(skin)
  expect(right).toBeGreaterThan(0.3)
  expect(right).toBeGreaterThan(merit(rows(skin, 0, 100)) + 0.02)
  const leaked = skin.map((value, i) => (value || i % SIZE.width > 60 ? 1 : 0))
  expect(right).toBeGreaterThan(merit(leaked) + 0.1)
})

const LIMB_SKIN: SkinEvidence = {
  share: 0.2,
  colour: 0.7,
  smooth: 0.97,
  flat: 0.02,
  shading: 0.15,
  fit: 0.36,
  framed: 0.1,
  beyond: 0,
}

test('§4 body mapping: what has the colour of skin belongs to somebody, or it is refused', () => {
  expect(looksLikeSkin(LIMB_SKIN)).toBe(true)
  expect(looksLikeSkin({ ...LIMB_SKIN, framed: 0 })).toBe(false)
  expect(looksLikeSkin({ ...LIMB_SKIN, framed: 0, beyond: 1 })).toBe(true)
  for (const change of [
    { smooth: 0.4 },
    { flat: 0.5 },
    { shading: 0.02 },
    { fit: 0.2 },
    { colour: 0.1 },
    { framed: 0.6 },
    { share: 0.01 },
    { share: 0.95 },
  ])
    expect(looksLikeSkin({ ...LIMB_SKIN, ...change })).toBe(false)
})
