import { describe, expect, test } from 'vitest'
import { subdivide, type Mesh } from '#engine/forms/human/mesh.ts'
import { BODY_TYPES } from '#engine/present/body/body.ts'
import { placeOf } from '#engine/present/body/chart.ts'
import { distortionOf } from '#engine/present/body/chart.test-support.ts'
import { UNIT_MM } from '#engine/present/body/lens.ts'
import { BODY_PLACES, PLACES, type BodyPlace } from '#engine/present/body/placements.ts'
import { chartOf, sceneOf } from '#engine/present/body/scene.ts'
import type { BodyType } from '#engine/present/body/body.ts'

function chartAt(place: BodyPlace, type: BodyType) {
  const scene = sceneOf(PLACES[place], type, { size: 256, turn: 0 })
  const mesh = scene.isClose ? (subdivide(scene.skin) as Required<Mesh>) : scene.skin
  return { mesh, chart: chartOf(scene, mesh) }
}

/** A square design; sleeves and bands as wide as they are seen. */
function halvesOf(place: BodyPlace, girth: number | undefined) {
  const { by, mm } = PLACES[place].size
  // Letters on knuckles are a row, as high as a finger is wide.
  if (place === 'knuckles') return { halfWidth: mm / 2, halfHeight: 10 }
  if (by === 'girth') return { halfWidth: girth! / 2, halfHeight: 25 }
  return { halfWidth: mm / 2, halfHeight: by === 'width' ? 0.75 * mm : mm / 2 }
}

describe.each(BODY_PLACES)('the sheet on the %s', (place) => {
  test.each(BODY_TYPES)('is true to the millimetre within eight per cent on a %s body', (type) => {
    const { mesh, chart } = chartAt(place, type)
    const halves = halvesOf(place, chart.girth)
    const { mean, areaMm2 } = distortionOf(mesh, chart, halves)
    expect(mean).toBeLessThan(0.08)
    // All of the design is on the body, but for what would lie beyond a limb's edge.
    expect(areaMm2 / (4 * halves.halfWidth * halves.halfHeight)).toBeGreaterThan(0.8)
  })
})

test.each(BODY_TYPES)('a band closes about a %s arm without a seam', (type) => {
  const { mesh, chart } = chartAt('band', type)
  const { girth, mm } = chart
  expect(girth).toBeGreaterThan(200)
  let worst = 0
  const sectors = new Set<number>()
  for (let q = 0; q < mesh.quads.length; q++) {
    const [a, b] = [mesh.quads[q]!, mesh.quads[(q & ~3) + ((q + 1) & 3)]!]
    if (!(Math.abs(mm[a * 2 + 1]!) < 25 && Math.abs(mm[b * 2 + 1]!) < 25)) continue
    const across = mm[b * 2]! - mm[a * 2]!
    const round = across - girth! * Math.round(across / girth!)
    const [pa, pb] = [placeOf(mesh, a), placeOf(mesh, b)]
    const length = Math.hypot(pa[0] - pb[0], pa[1] - pb[1], pa[2] - pb[2]) * UNIT_MM
    worst = Math.max(worst, Math.abs(Math.hypot(round, mm[b * 2 + 1]! - mm[a * 2 + 1]!) - length))
    sectors.add(Math.floor(((mm[a * 2]! / girth! + 10) % 1) * 12))
  }
  // Every edge all around is as long on the sheet as on the skin, within a millimetre and a half.
  expect(sectors.size).toBe(12)
  expect(worst).toBeLessThan(1.5)
})
