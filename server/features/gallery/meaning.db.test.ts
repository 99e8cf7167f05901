import { afterAll, beforeAll, describe, expect } from 'vitest'
import { SUBJECT_GLOSSES } from '#content/gallery/subject-glosses.ts'
import { listNearSubjects } from '#server/features/gallery/near-subjects.ts'
import { createLog } from '#server/platform/log.ts'
import { createLocalEmbedder } from '#server/providers/embeddings/local-embedder.ts'
import { createNoEmbedder } from '#server/providers/embeddings/no-embedder.ts'
import type { TextEmbedder } from '#server/providers/embeddings/text-embedder.ts'
import type { ExploreResponse } from '#shared/gallery.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns, type DesignFields } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

/** The real model, once for the file. */
const model = createLocalEmbedder({
  log: createLog({ level: 'silent', format: 'json' }, { write: () => {} }),
})
// A search waits for a model that is starting, but not as long as a busy machine may take.
beforeAll(() => model.embed(['warm']))
afterAll(() => model.close())

const PATIENCE = { timeout: 15_000, interval: 100 }
const WALL: DesignFields[] = [
  { prompt: 'a lion with a crown', tags: ['lion', 'crown'] },
  { prompt: 'tiger in tall grass', tags: ['tiger'] },
  { prompt: 'old clipper', tags: ['sailing-ship'] },
  { prompt: 'two roses', tags: ['rose'] },
  { prompt: 'grinning skull', tags: ['skull'] },
  { prompt: 'barn owl', tags: ['owl'] },
]

/** No word of it is in the engine's vocabulary. */
const HUNTER = 'nocturnal hunter with big eyes'
const MEANT: Record<string, string[]> = {
  'feline predator': ['tiger in tall grass', 'a lion with a crown'],
  'vessel on the water': ['old clipper'],
  'symbol of mortality': ['grinning skull'],
  [HUNTER]: ['barn owl'],
  'quarterly tax report': [],
  'asdkj qwepoi': [],
  hjkl: [],
  aaaa: [],
}

async function open(deps: TestDeps, embeddings: TextEmbedder) {
  const client = createClient({ ...deps, embeddings })
  const sam = await client.signUp('sam@example.com')
  const explore = async (query: Record<string, string>) => {
    const address = `/tattoo/explore?${new URLSearchParams(query).toString()}`
    const { status, body } = await client.get<ExploreResponse>(address)
    expect(status).toBe(200)
    return { prompts: body.tattoos.map(({ prompt }) => prompt), ...body.pagination }
  }
  const similar = async (tattooId: number) => {
    const { body } = await client.get<{ data: Tattoo[] }>(`/tattoo/${tattooId}/similar`)
    return body.data.map(({ id }) => id)
  }
  const add = (designs: readonly DesignFields[]) => addDesigns(deps, sam.user.id, designs)
  return { explore, similar, add }
}

test('the vectors in the repository are those of the glosses beside them', async () => {
  for (const at of [0, 0.5, 1]) {
    const { tag, phrases } = SUBJECT_GLOSSES[Math.round(at * (SUBJECT_GLOSSES.length - 1))]!
    expect((await listNearSubjects(model, phrases[0]!))?.[0]).toBe(tag)
  }
})

describe('search by meaning, where words find too little', () => {
  test('a phrase that shares no word with any design finds what it means, nonsense finds nothing', async ({
    deps,
  }) => {
    const { explore, add } = await open(deps, model)
    await add(WALL)
    const ask = async () => {
      const found: Record<string, string[]> = {}
      for (const search of Object.keys(MEANT)) found[search] = (await explore({ search })).prompts
      return found
    }
    // On a busy machine the model may take longer than a search waits for it; the answer is there the next time.
    await expect.poll(ask, PATIENCE).toEqual(MEANT)
  })

  test('words that are found are not widened, and the next page goes as far as the first', async ({
    deps,
  }) => {
    const { explore, add } = await open(deps, model)
    await add([...WALL, { prompt: 'another hunter', tags: [] }])
    expect((await explore({ search: 'hunter' })).prompts).toEqual(['another hunter'])
    const query = { search: HUNTER, limit: '1' }
    await expect.poll(async () => (await explore(query)).hasMore, PATIENCE).toBe(true)
    const first = await explore(query)
    expect(first.prompts).toEqual(['another hunter'])
    const second = await explore({ ...query, cursor: first.nextCursor! })
    expect(second).toMatchObject({ prompts: ['barn owl'], hasMore: false })
    expect((await explore({ ...query, page: '2' })).prompts).toEqual(['barn owl'])
  })

  test('without the model, and with one that fails, a search answers with what its words find', async ({
    deps,
  }) => {
    const failing: TextEmbedder = {
      embed: () => Promise.reject(new Error('no model')),
      close: async () => {},
    }
    const { add } = await open(deps, failing)
    await add(WALL)
    for (const embedder of [failing, createNoEmbedder()]) {
      const client = createClient({ ...deps, embeddings: embedder })
      const prompts = async (search: string) =>
        (
          await client.get<ExploreResponse>(`/tattoo/explore?search=${encodeURIComponent(search)}`)
        ).body.tattoos.map(({ prompt }) => prompt)
      expect(await prompts('grinning')).toEqual(['grinning skull'])
      expect(await prompts(HUNTER)).toEqual([])
    }
  })
})

describe('similar by meaning', () => {
  const DESIGNS: DesignFields[] = [
    { prompt: 'a proud lion king', tags: ['crown', 'lion'] },
    { prompt: 'a lioness guarding her cubs', tags: ['crown'] },
    { prompt: 'golden jewels on a velvet cushion', tags: ['crown'] },
  ]

  test('of those with one tag, the same subject comes first, as soon as the model has looked', async ({
    deps,
  }) => {
    const { similar, add } = await open(deps, model)
    const [lion, lioness, jewels] = await add(DESIGNS)
    // Nobody waits for the model: first in the order of tags, words and age.
    expect(await similar(lion!)).toEqual([jewels, lioness])
    await expect
      .poll(
        async () => (await deps.db.selectFrom('tattoo_vector').selectAll().execute()).length,
        PATIENCE,
      )
      .toBe(3)
    expect(await similar(lion!)).toEqual([lioness, jewels])
  })

  test('without the model they come in the order of tags, and nothing is kept', async ({
    deps,
  }) => {
    const { similar, add } = await open(deps, createNoEmbedder())
    const [lion, lioness, jewels] = await add(DESIGNS)
    expect(await similar(lion!)).toEqual([jewels, lioness])
    expect(await deps.db.selectFrom('tattoo_vector').selectAll().execute()).toEqual([])
  })
})
