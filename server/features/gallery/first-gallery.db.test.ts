import { expect } from 'vitest'
import { GALLERY_RECIPES } from '#content/gallery/recipes.ts'
import { ensureHouseAccount } from '#server/features/accounts/first-run.service.ts'
import { startFirstGallery } from '#server/features/gallery/first-gallery.ts'
import type { Config } from '#server/platform/config.ts'
import type { InkStudio } from '#server/providers/ink/ink-studio.ts'
import type { ExploreResponse } from '#shared/gallery.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { createScriptedImages } from '#tests/support/scripted-images.ts'

const RECIPES = GALLERY_RECIPES.slice(0, 30)

/** The product with another setting and an engine that does as it is told. */
function withSeeding(
  deps: TestDeps,
  gallerySeed: Config['gallerySeed'],
  script: (prompt: string) => Promise<void> | void = () => {},
) {
  const { provider, drawn } = createScriptedImages(({ prompt }) => script(prompt))
  const ink: InkStudio = { ...deps.ink, generate: (...given) => provider.generate(...given) }
  return {
    seeding: { ...deps, ink, config: { ...deps.config, gallerySeed, inkWorkers: 2 } },
    drawn,
  }
}

const start = (deps: TestDeps, recipes = RECIPES) => startFirstGallery(deps, { recipes })

test('an empty gallery is drawn once, by the house, in the order of its dates', async ({
  deps,
}) => {
  const { seeding, drawn } = withSeeding(deps, 'auto')
  await start(seeding).ended
  expect(new Set(drawn.map(({ prompt }) => prompt)).size).toBe(RECIPES.length)
  const { body } = await createClient(deps).get<ExploreResponse>(
    '/tattoo/explore?limit=60&sort=Recent',
  )
  expect(body.tattoos).toHaveLength(RECIPES.length)
  expect(new Set(body.tattoos.map(({ creator, likes }) => `${creator} ${likes}`))).toEqual(
    new Set(['inkwright 0']),
  )
  const dates = body.tattoos.map(({ createdAt }) => Date.parse(createdAt))
  const now = deps.clock.now().getTime()
  expect(dates.every((date) => date < now)).toBe(true)
  // Two are drawn at a time, so neighbours may have changed places.
  expect(now - dates.at(-1)!).toBeGreaterThan(20 * (now - dates[0]!))

  await start(seeding).ended
  expect(drawn).toHaveLength(RECIPES.length)
})

test('one that was stopped goes on where it was, and draws nothing twice', async ({ deps }) => {
  const sixth = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  let begun = 0
  const first = withSeeding(deps, 'auto', async () => {
    begun += 1
    if (begun <= 5) return
    sixth.resolve()
    await stopped.promise
  })
  const gallery = start(first.seeding)
  await sixth.promise
  const stop = gallery.stop(10_000)
  stopped.resolve()
  await stop
  const before = first.drawn.length
  expect(before).toBeLessThan(RECIPES.length)
  deps.clock.advance(120_000)
  const second = withSeeding(deps, 'auto')
  await start(second.seeding).ended
  expect(before + second.drawn.length).toBe(RECIPES.length)
  const { count } = await deps.db
    .selectFrom('tattoo')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(RECIPES.length)
})

test('a design that cannot be drawn does not keep the others', async ({ deps }) => {
  const [broken] = RECIPES
  const { seeding, drawn } = withSeeding(deps, 'auto', (prompt) => {
    if (prompt === broken!.prompt) throw new Error('no')
  })
  await start(seeding).ended
  expect(drawn).toHaveLength(RECIPES.length - 1)
  expect(deps.logged.join('')).toContain('a design of the first gallery was not drawn')
})

test('nothing is drawn where it is off, or where there are designs already', async ({ deps }) => {
  const off = withSeeding(deps, 'off')
  await start(off.seeding).ended
  expect(off.drawn).toEqual([])
  const { user } = await createClient(deps).signUp('sam@example.com')
  await addDesigns(deps, user.id, [{ prompt: 'a rose' }])
  const auto = withSeeding(deps, 'auto')
  await start(auto.seeding).ended
  expect(auto.drawn).toEqual([])
  const on = withSeeding(deps, 'on')
  await start(on.seeding, RECIPES.slice(0, 2)).ended
  expect(on.drawn).toHaveLength(2)
})

test('people go first: while somebody waits, nothing is drawn', async ({ deps }) => {
  const { user } = await createClient(deps).signUp('sam@example.com')
  const now = deps.clock.now()
  const hold = await deps.db
    .insertInto('credit_hold')
    .values({ account_id: user.id, amount_credits: 1, key: 'k', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deps.db
    .insertInto('generation')
    .values({
      account_id: user.id,
      request_key: 'k',
      request: '{}',
      variations: 1,
      hold_id: hold.id,
      file_stem: 's',
      created_at: now,
    })
    .execute()
  const { seeding, drawn } = withSeeding(deps, 'auto')
  const allRest = Promise.withResolvers<void>()
  const isQuiet = Promise.withResolvers<void>()
  let resting = 0
  const gallery = startFirstGallery(seeding, {
    recipes: RECIPES,
    async rest() {
      resting += 1
      // One lane for each thread, and one more.
      if (resting === seeding.config.inkWorkers + 1) allRest.resolve()
      await isQuiet.promise
    },
  })
  await Promise.race([allRest.promise, gallery.ended])
  expect(drawn).toEqual([])
  await deps.db.deleteFrom('generation').execute()
  isQuiet.resolve()
  await gallery.ended
  expect(drawn).toHaveLength(RECIPES.length)
})

test('the house account is one, also when its name is taken', async ({ deps }) => {
  // Nobody gets this name any more; somebody may have it from before.
  await createClient(deps).signUp('ada@example.com')
  await deps.db.updateTable('account').set({ username: 'inkwright' }).execute()
  const ids = await Promise.all([ensureHouseAccount(deps), ensureHouseAccount(deps)])
  expect(ids[0]).toBe(ids[1])
  const house = await deps.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', ids[0])
    .executeTakeFirstOrThrow()
  expect(house).toMatchObject({ password_hash: null, google_subject: null })
  expect(house.username).toBe('inkwright.gallery')
})
