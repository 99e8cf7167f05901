import { expect, test } from 'vitest'
import { MAP_PX, MAPS, NET_PX } from '#engine/body/net/layers.ts'
import { readPhoto } from '#engine/body/read-photo.ts'
import { sightOf } from '#engine/body/see-body.ts'
import type { Placement } from '#shared/options.ts'

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

test('§4 body mapping: the place that a design was made for decides which limb is taken where nobody taps', () => {
  // An arm large in the middle, a calf smaller at the right.
  const net = () => {
    const maps = new Float32Array(MAPS * n)
    for (let i = 0; i < n; i++) {
      const [x, y] = [(i % MAP_PX) / MAP_PX, Math.floor(i / MAP_PX) / MAP_PX]
      const isArm = x > 0.3 && x < 0.6 && y > 0.2 && y < 0.9
      const isCalf = x > 0.75 && x < 0.9 && y > 0.2 && y < 0.9
      maps[(isArm ? 7 : isCalf ? 13 : 0) * n + i] = 9
      maps[17 * n + i] = isArm || isCalf ? 9 : -9
      maps[BORDER * n + i] = -9
    }
    return maps
  }
  const photo = photoOf(400, 400)
  const tapFor = (place?: Placement) => readPhoto(photo, sightOf(photo, net, place)()).limb.tap
  expect(tapFor().x).toBeLessThan(0.6)
  expect(tapFor('Forearm').x).toBeLessThan(0.6)
  expect(tapFor('Calf').x).toBeGreaterThan(0.75)
  expect(tapFor('Thigh').x, 'a leg at least').toBeGreaterThan(0.75)
  expect(tapFor('Back').x, 'what is not there is not waited for').toBeLessThan(0.6)
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
