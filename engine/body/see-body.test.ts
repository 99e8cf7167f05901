import { expect, test } from 'vitest'
import { MAP_PX, MAPS, NET_PX } from '#engine/body/net/layers.ts'
import { sightOf } from '#engine/body/see-body.ts'

const UPPER_ARM = 5
const BORDER = 19
const THICK = 26
const n = MAP_PX * MAP_PX

/** Somebody everywhere, whose limbs are as thick as said: in parts of what is looked at. */
function netThatSees(thick: number): Float32Array {
  const maps = new Float32Array(MAPS * n)
  maps.fill(9, UPPER_ARM * n, (UPPER_ARM + 1) * n)
  maps.fill(4 * thick, THICK * n, (THICK + 1) * n)
  return maps
}

/** Redder to the right: so it is known where a look lies. */
function photoOf(width: number, height: number) {
  const rgba = new Uint8ClampedArray(4 * width * height)
  for (let i = 0; i < width * height; i++) rgba[4 * i] = (255 * (i % width)) / width
  return { width, height, rgba }
}

function widthsOfLooks(thick: number): number[] {
  const widths: number[] = []
  const sight = sightOf(photoOf(400, 400), (planes) => {
    widths.push(planes[NET_PX - 1]! - planes[0]!)
    return netThatSees(thick)
  })
  sight({ x: 0.5, y: 0.5 })
  return widths
}

test('§4 body mapping: a thin limb is looked at from closer than a thick one, but never from too close', () => {
  const [whole, thick] = widthsOfLooks(0.1)
  expect(whole).toBeCloseTo(1, 1)
  expect(thick).toBeCloseTo(0.9, 1)
  expect(widthsOfLooks(0.04)[1]).toBeCloseTo(0.56, 1)
  expect(widthsOfLooks(0.005)[1]).toBeCloseTo(0.35, 1)
})

test('§4 body mapping: where the closer look ends, it parts nothing', () => {
  let looks = 0
  const sight = sightOf(photoOf(400, 400), () => {
    const maps = netThatSees(0.01)
    maps.fill(looks++ === 0 ? -9 : 9, BORDER * n, (BORDER + 1) * n)
    return maps
  })
  const { border, width, height } = sight({ x: 0.5, y: 0.5 })
  const at = (x: number) => border[(height >> 1) * width + Math.floor(x * width)]!
  expect(at(0.5)).toBeGreaterThan(0.99)
  expect(at(0.34)).toBeLessThan(0.5)
  expect(at(0.2)).toBeLessThan(0.01)
})
