import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BODY_NET } from '#engine/body/models/models.ts'
import { startBodyNet } from '#engine/body/net/body-net.ts'
import { fromHalves } from '#engine/body/net/half.ts'
import { MAP_PX, MAPS, NET_PX } from '#engine/body/net/layers.ts'

const weights = readFileSync(new URL(`../models/${BODY_NET.name}`, import.meta.url))

test('the weights are those that were measured, and small enough to be fetched', () => {
  expect(weights.byteLength).toBe(BODY_NET.bytes)
  expect(BODY_NET.bytes).toBeLessThan(8e6)
  expect(createHash('sha256').update(weights).digest('hex')).toBe(BODY_NET.sha256)
})

test('half floats are read as they are written', () => {
  const halves = Uint8Array.of(0x00, 0x3c, 0x00, 0xc0, 0x01, 0x00, 0xff, 0x7b)
  expect([...fromHalves(halves)]).toEqual([1, -2, 2 ** -24, 65_504])
})

/** A waved picture, and what another pass (numpy, in double precision) answers from the same weights. */
const WAVES = Float32Array.from(
  { length: 3 * NET_PX * NET_PX },
  (_, i) => 0.5 + 0.3 * Math.sin(i / 911) + 0.2 * Math.sin(i / 37),
)
const EXPECTED: readonly (readonly [index: number, value: number])[] = [
  [0, 7.755],
  [5000, 11.829],
  [49929, -1.842],
  [140072, -5.629],
  [282770, -14.799],
  [290528, -16.326],
  [319488, -2.682],
  [344164, -0.114],
  [375448, -0.564],
  [393215, -0.056],
  [400000, 1.037],
  [420001, -0.563],
  [442367, 1.527],
]

test('the net answers what another runtime answers, every time alike', () => {
  const net = startBodyNet(weights)
  const maps = net(WAVES)
  expect(maps).toHaveLength(MAPS * MAP_PX * MAP_PX)
  for (const [index, value] of EXPECTED) expect(maps[index]).toBeCloseTo(value, 1)
  expect(net(WAVES).every((value, i) => value === maps[i])).toBe(true)
})

test('weights of another net are refused', () => {
  expect(() => startBodyNet(weights.subarray(2))).toThrow('no weights')
})
