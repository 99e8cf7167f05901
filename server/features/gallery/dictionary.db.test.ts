import { expect } from 'vitest'
import { countTags, countWords } from '#server/features/gallery/dictionary.queries.ts'
import { deleteTattoo } from '#server/features/tattoos/tattoos.service.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

const usesOf = async (deps: TestDeps) => ({
  tags: Object.fromEntries(
    (await deps.db.selectFrom('tag_use').selectAll().execute()).map(({ tag, uses }) => [tag, uses]),
  ),
  words: Object.fromEntries(
    (await deps.db.selectFrom('search_word').selectAll().execute()).map(({ word, uses }) => [
      word,
      uses,
    ]),
  ),
})

test('new tags and words are known at once, and counted now and then', async ({ deps }) => {
  const { user } = await createClient(deps).signUp('sam@example.com')
  await addDesigns(deps, user.id, [
    { prompt: 'a barn owl', tags: ['owl'] },
    { prompt: 'Owl, owl!', tags: ['Owl', 'night sky'] },
    { prompt: 'a secret heron', tags: ['heron'], isPublic: false },
  ])
  const before = await usesOf(deps)
  expect(before.tags).toEqual({ owl: 1, 'night-sky': 1 })
  expect(before.words).toMatchObject({ barn: 1, owl: 1, night: 1, fine: 1, forearm: 1 })
  expect(before.words).not.toHaveProperty('heron')
  await countTags(deps.db)
  await countWords(deps.db)
  const after = await usesOf(deps)
  expect(after.tags).toEqual({ owl: 2, 'night-sky': 1 })
  expect(after.words).toMatchObject({ barn: 1, owl: 5 })
  expect(after.words).not.toHaveProperty('heron')
})

test('a deleted design leaves nothing in the index of tags', async ({ deps }) => {
  const { user } = await createClient(deps).signUp('sam@example.com')
  const [id] = await addDesigns(deps, user.id, [{ prompt: 'a barn owl', tags: ['owl'] }])
  const actor = { accountId: user.id, sessionId: 0, isAdmin: false }
  await deleteTattoo(deps, actor, id!)
  expect(await deps.db.selectFrom('tattoo_tag').selectAll().execute()).toEqual([])
})
