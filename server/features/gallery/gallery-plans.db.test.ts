import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { expect } from 'vitest'
import { exploreTattoos, listTattoosByTag } from '#server/features/gallery/explore.service.ts'
import { encodeCursor } from '#server/features/gallery/gallery-cursor.ts'
import { listSimilar } from '#server/features/gallery/similar.service.ts'
import { getTattoo, listFavorites } from '#server/features/tattoos/tattoos.service.ts'
import type { Database } from '#server/platform/db-types.ts'
import type { OpenDatabase } from '#server/platform/db.ts'
import { ExploreQuery, type GallerySort } from '#shared/gallery.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { insertSyntheticDesigns } from '../../../scripts/lib/synthetic-designs.ts'

const IMAGE = {
  folder: 'synthetic/0',
  widthPx: 819,
  heightPx: 1024,
  webpWidths: [320],
  avifWidths: [320],
  previewDataUri: `data:image/webp;base64,${'A'.repeat(240)}`,
}
/** The embedded database fills more slowly; by so many rows its planner has long made up its mind. */
const ROWS = { pglite: 15_000, postgres: 100_000 }

type Statement = { sql: string; parameters: readonly unknown[] }

/** The same database, with a record of what it was asked. */
function recording({ engine }: OpenDatabase) {
  const statements: Statement[] = []
  const dialect =
    engine.kind === 'pglite'
      ? new PGliteDialect({ pglite: engine.pglite })
      : new PostgresDialect({ pool: engine.pool })
  const db = new Kysely<Database>({ dialect, log: ({ query }) => void statements.push(query) })
  return { db, statements }
}

async function explain({ engine }: OpenDatabase, { sql, parameters }: Statement): Promise<string> {
  const text = `explain ${sql}`
  const { rows } =
    engine.kind === 'pglite'
      ? await engine.pglite.query(text, [...parameters])
      : await engine.pool.query(text, [...parameters])
  return rows.map((row) => Object.values(row as object)[0]).join('\n')
}

const explore = (query: Record<string, string>) => (deps: TestDeps) =>
  exploreTattoos(deps, undefined, ExploreQuery.parse(query))
const place = (sort: GallerySort, weight = 3) =>
  encodeCursor({ sort, place: { id: 9_000, weight }, reach: 'all-words' })

const QUESTIONS: Record<string, (deps: TestDeps) => Promise<unknown>> = {
  best: explore({}),
  'best, far down': explore({ cursor: place('Best', -20_000) }),
  newest: explore({ sort: 'Recent' }),
  'newest, far down': explore({ sort: 'Recent', cursor: place('Recent') }),
  'newest, page 50': explore({ sort: 'Recent', page: '50' }),
  popular: explore({ sort: 'Popular' }),
  'popular, far down': explore({ sort: 'Popular', cursor: place('Popular') }),
  gender: explore({ gender: 'Male' }),
  'gender, newest': explore({ gender: 'Male', sort: 'Recent' }),
  style: explore({ style: 'Sketch' }),
  'style, colour and skin, newest': explore({
    style: 'Geometric',
    color: 'Colored',
    skin: 'Made for a place',
    sort: 'Recent',
  }),
  'a rare style on a hand': explore({ style: 'Portrait', placement: 'Ankle', gender: 'Other' }),
  'a style and a word': explore({ style: 'Sketch', search: 'anchor' }),
  'a tag in one style': explore({ style: 'Sketch', tag: 'anchor' }),
  'gender, popular': explore({ gender: 'Non-binary', sort: 'Popular' }),
  placement: explore({ placement: 'Ankle' }),
  'placement, popular': explore({ placement: 'Ankle', sort: 'Popular' }),
  both: explore({ gender: 'Female', placement: 'Ankle' }),
  'both, popular': explore({ gender: 'Female', placement: 'Ankle', sort: 'Popular' }),
  'a common tag': explore({ tag: 'anchor' }),
  'a rare tag, popular': explore({ tag: 'surf', sort: 'Popular' }),
  'a tag and more': explore({ tag: 'anchor', gender: 'Male', search: 'storm' }),
  'a common word': explore({ search: 'anchor' }),
  'a rare word': explore({ search: 'viper' }),
  'a rare word, popular': explore({ search: 'viper', sort: 'Popular' }),
  'a middling word, popular': explore({ search: 'wolf', sort: 'Popular' }),
  'two words': explore({ search: 'crow dagger' }),
  'two words and filters': explore({ search: 'crow dagger', gender: 'Male', placement: 'Back' }),
  'a typo': explore({ search: 'ancher' }),
  'words nobody has together': explore({ search: 'stiletto honu viper' }),
  'by tag': (deps) => listTattoosByTag(deps, undefined, 'wolf'),
  similar: (deps) => listSimilar(deps, undefined, 4_321),
  'by id': (deps) => getTattoo(deps, undefined, 4_321),
  favourites: (deps) => listFavorites(deps, { accountId: 1, sessionId: 1, isAdmin: false }),
}

test('no question to the gallery reads all designs', { timeout: 300_000 }, async ({ deps }) => {
  const count = ROWS[deps.database.engine.kind]
  await insertSyntheticDesigns(deps.db, { count, images: [IMAGE] })
  await deps.db.updateTable('tattoo').set({ is_public: true }).where('id', '=', 4_321).execute()
  const whole: string[] = []
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const { db, statements } = recording(deps.database)
    await ask({ ...deps, db })
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const plan = await explain(deps.database, statement)
      if (/Seq Scan on tattoo/.test(plan)) whole.push(`${name}:\n${statement.sql}\n${plan}`)
    }
  }
  expect(whole).toEqual([])
  const scan = await explain(deps.database, {
    sql: 'select count(*) from tattoo where content like $1',
    parameters: ['%x%'],
  })
  // The check itself sees a scan where there is one.
  expect(scan).toMatch(/Seq Scan on tattoo/)
})
