import { expect } from 'vitest'
import { listIdeaPictures, showsIdea } from '#server/features/gallery/idea-pictures.service.ts'
import { createClient } from '#tests/support/client.ts'
import { test } from '#tests/support/deps.ts'
import { addDesigns } from '#tests/support/designs.ts'

test('an idea shows the best-liked design that is mainly of it, and none that is private', async ({
  deps,
}) => {
  const ada = await createClient(deps).signUp('ada@example.com')
  const [wolf, better, both] = await addDesigns(deps, ada.user.id, [
    { prompt: 'a wolf', tags: ['wolf'] },
    { prompt: 'a better wolf', tags: ['wolf'], upvotes: 2 },
    { prompt: 'a moon over an owl', tags: ['moon', 'owl'] },
    { prompt: 'my own fox', tags: ['fox'], isPublic: false },
  ])
  const pictures = await listIdeaPictures(deps)
  expect(pictures.get('Wolf')?.id).toBe(better)
  expect([pictures.get('Moon')?.id, pictures.get('Owl')?.id]).toEqual([both, undefined])
  expect(showsIdea('Moon', pictures.get('Moon')!)).toBe(true)
  expect(showsIdea('Owl', pictures.get('Moon')!)).toBe(false)
  expect(pictures.has('Fox')).toBe(false)
  expect([...pictures.values()].map(({ id }) => id)).not.toContain(wolf)
})

test('a design hangs with the idea it is mainly of alone, and none of words', async ({ deps }) => {
  const ada = await createClient(deps).signUp('ada@example.com')
  const [samurai, fox] = await addDesigns(deps, ada.user.id, [
    { prompt: 'a samurai under cherry blossom', tags: ['samurai', 'cherry-blossom'] },
    { prompt: 'a fox with a feather', tags: ['fox', 'feather'] },
    { prompt: 'a feather and the words Let Go', tags: ['feather'], style: 'Lettering' },
  ])
  const pictures = await listIdeaPictures(deps)
  expect(pictures.get('Samurai')?.id).toBe(samurai)
  expect(pictures.has('Cherry Blossom')).toBe(false)
  expect(pictures.get('Fox')?.id).toBe(fox)
  expect(pictures.has('Feather')).toBe(false)
})
