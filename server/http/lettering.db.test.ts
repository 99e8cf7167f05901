import { describe, expect } from 'vitest'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { HAND_NAMES, type LetteringPreview } from '#shared/lettering.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

async function preview(deps: TestDeps, payload: object): Promise<LetteringPreview> {
  const answer = await createClient(deps).post<LetteringPreview>('/lettering', { payload })
  expect(answer.status).toBe(200)
  return answer.body
}

describe('the words of a description', () => {
  test('are shown exactly as they will be written, in every hand', async ({ deps }) => {
    const shown = await preview(deps, { prompt: 'a rose with "Zoë & Max" 12.03.2019 under it' })
    expect(shown.texts).toEqual(['Zoë & Max', '12.03.2019'])
    expect(shown.doubts).toEqual([])
    expect(shown.hands.map(({ hand }) => hand)).toEqual(HAND_NAMES)
    for (const { outline } of shown.hands) expect(outline.d).toMatch(/^M[-\d.]/)
    expect(shown.whole?.d).toMatch(/^M[-\d.]/)
  })

  test('stand in the hand, the layout and the size that were chosen', async ({ deps }) => {
    const prompt = '"Stay true" in old english, in a circle'
    const read = await preview(deps, { prompt, style: 'Lettering' })
    expect(read.hand).toBe('textura')
    const lettering = { hand: 'needle', layout: 'rows', flourish: 'none', widthMm: 80 }
    const chosen = await preview(deps, { prompt, style: 'Lettering', lettering })
    expect(chosen).toMatchObject({ hand: 'needle', widthMm: 80 })
    const [, , width, height] = chosen.whole!.viewBox
    expect(width).toBeGreaterThan(2 * height)
  })

  test('are asked about where a careful reader would, and where they would close up', async ({
    deps,
  }) => {
    const { doubts } = await preview(deps, {
      prompt: '"No regerts" 31.02.1990',
      lettering: { widthMm: 15 },
    })
    expect(doubts.map(({ kind }) => kind)).toEqual(['spelling', 'date', 'size'])
  })

  test('that are none are shown as none', async ({ deps }) => {
    expect(await preview(deps, { prompt: 'a rose' })).toMatchObject({
      texts: [],
      hands: [],
      whole: null,
    })
  })

  test('are taken with known choices alone, and limited by address', async ({ deps }) => {
    const client = createClient(deps)
    const bad = { prompt: '"x"', lettering: { hand: 'comic' } }
    expect((await client.post('/lettering', { payload: bad })).status).toBe(400)
    const { points } = RATE_LIMITS.letteringPerAddress
    const statuses = new Set<number>()
    for (let asked = 0; asked <= points; asked++)
      statuses.add((await client.post('/lettering', { payload: {} })).status)
    expect(statuses).toEqual(new Set([400, 429]))
  })
})
