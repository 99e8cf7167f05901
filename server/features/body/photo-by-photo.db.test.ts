import { expect } from 'vitest'
import { balanceOf, prepare, train } from '#server/features/body/mapping.test-support.ts'
import { PhotoRefusedError } from '#server/providers/body/photo-errors.ts'
import type { GenerateResponse } from '#shared/tattoos.ts'
import { test } from '#tests/support/deps.ts'

test('§4 body mapping: a design on photos says of which photos nothing came, and why; what the design was made for is looked for where nobody pointed', async ({
  deps,
}) => {
  const { ada, scripted } = await prepare(deps)
  await train(ada)
  const tap = { x: 0.3, y: 0.7 }
  await ada.client.post('/body/photos/1/tap', tap, ada.as)
  const map = scripted.map.bind(scripted)
  let times = 0
  scripted.map = (...given) => {
    times++
    if (times === 2) throw new PhotoRefusedError(['beside-skin'])
    return map(...given)
  }
  const before = await balanceOf(ada)
  const payload = { prompt: 'a rose', bodyMapping: true, placement: 'Calf' }
  const { body } = await ada.client.post<GenerateResponse>('/tattoo/generate', { payload }, ada.as)
  expect(body.renderings).toHaveLength(4)
  const [missing, ...others] = body.remarks.notOnPhotos
  expect(others).toEqual([])
  expect(missing!.reason).toContain('most of the design would lie beside the skin')
  expect(body.renderings.map(({ photoId }) => photoId)).not.toContain(missing!.photoId)
  expect(body.creditBalance).toBe(before - 15)
  expect(scripted.places).toEqual(['Calf', 'Calf', 'Calf', 'Calf'])
  expect(scripted.taps.filter((spot) => spot !== undefined)).toEqual([{ ...tap, isPointed: true }])
})
