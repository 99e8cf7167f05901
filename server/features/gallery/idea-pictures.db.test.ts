import { expect } from 'vitest'
import { listIdeaPictures } from '#server/features/gallery/idea-pictures.service.ts'
import { createClient } from '#tests/support/client.ts'
import { test } from '#tests/support/deps.ts'
import { addDesigns } from '#tests/support/designs.ts'

test('every idea shows its best-liked design, no design hangs twice, and none that is private', async ({
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
  expect(pictures.has('Fox')).toBe(false)
  expect([...pictures.values()].map(({ id }) => id)).not.toContain(wolf)
})

test('a design hangs with the idea it is mainly of, also where another comes first', async ({
  deps,
}) => {
  const ada = await createClient(deps).signUp('ada@example.com')
  const [samurai, fox] = await addDesigns(deps, ada.user.id, [
    { prompt: 'a samurai under cherry blossom', tags: ['samurai', 'cherry-blossom'] },
    { prompt: 'a fox with a feather', tags: ['fox', 'feather'] },
    { prompt: 'a fox and a moon', tags: ['fox', 'moon'] },
  ])
  const pictures = await listIdeaPictures(deps)
  expect(pictures.get('Samurai')?.id).toBe(samurai)
  expect(pictures.has('Cherry Blossom')).toBe(false)
  expect(pictures.get('Feather')?.id, 'what is left shows what it has beside').toBe(fox)
})
