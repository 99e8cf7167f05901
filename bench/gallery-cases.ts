import { Kysely, PostgresDialect, sql } from 'kysely'
import { exploreTattoos } from '#server/features/gallery/explore.service.ts'
import { encodeCursor } from '#server/features/gallery/gallery-cursor.ts'
import { listSimilar } from '#server/features/gallery/similar.service.ts'
import { getTattoo } from '#server/features/tattoos/tattoos.service.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db-types.ts'
import type { OpenDatabase } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { openSigner } from '#server/platform/signing.ts'
import { createNoEmbedder } from '#server/providers/embeddings/no-embedder.ts'
import { ExploreQuery, GALLERY_PAGE_SIZE, type GallerySort } from '#shared/gallery.ts'
import { COLORS, PLACEMENTS } from '#shared/options.ts'
import { STYLES } from '#shared/styles.ts'

/** What the gallery's services need, and no more of the product. */
export type Gallery = Deps

export interface GalleryCase {
  name: string
  /** The same question through HTTP. */
  address: (index: number) => string
  ask: (index: number) => Promise<unknown>
}

const FAR_PAGE = 5_000
const WORDS = {
  one: [
    'anchor',
    'angel',
    'wolf',
    'samurai',
    'viper',
    'phoenix',
    'quill',
    'sleeping',
    'surf',
    'honu',
    'del17',
    'dagger',
  ],
  two: [
    'anchor smoke',
    'angel bear',
    'burning lion',
    'wolf moon',
    'crow dagger',
    'tiny hourglass',
    'snake rose',
    'frozen elephant',
  ],
  typo: ['ancher', 'buterfly', 'wlof', 'samuria', 'elefant', 'phenix', 'drgon', 'hourglas'],
}

export async function openGallery(database: OpenDatabase): Promise<Gallery> {
  const reading = { tags: [] }
  return {
    db: database.kysely,
    database,
    clock: systemClock,
    imageSigner: await openSigner(database.kysely, 'images', systemClock.now()),
    ink: { read: async () => reading },
    embeddings: createNoEmbedder(),
  } as unknown as Gallery
}

export interface Statement {
  text: string
  values: readonly unknown[]
}

/** The same database, with a record of what it was asked. */
export function recordStatements({ engine }: OpenDatabase) {
  if (engine.kind !== 'postgres') throw new Error('the bench needs Postgres')
  const statements: Statement[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: engine.pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
  })
  return { db, statements }
}

/** Everything that people ask of the gallery, with other values each time. */
export async function galleryCases(deps: Gallery): Promise<GalleryCase[]> {
  const ids = await sampleIds(deps)
  const far = {
    Best: await placeOf(deps, 'Best'),
    Recent: await placeOf(deps, 'Recent'),
    Popular: await placeOf(deps, 'Popular'),
  }
  const item = <Item>(items: readonly Item[], index: number) => items[index % items.length]!
  const explore = (
    name: string,
    query: (index: number) => Record<string, string>,
  ): GalleryCase => ({
    name,
    address: (index) => `/api/tattoo/explore?${new URLSearchParams(query(index)).toString()}`,
    ask: (index) => exploreTattoos(deps, undefined, ExploreQuery.parse(query(index))),
  })
  return [
    explore('best, page 1', () => ({})),
    explore(`best, page ${FAR_PAGE} by cursor`, () => ({ cursor: far.Best })),
    explore('newest, page 1', () => ({ sort: 'Recent' })),
    explore(`newest, page ${FAR_PAGE} by cursor`, () => ({ sort: 'Recent', cursor: far.Recent })),
    explore('style + colour', (index) => ({
      style: item(STYLES, index),
      color: item(COLORS, index),
    })),
    explore('popular, page 1', () => ({ sort: 'Popular' })),
    explore(`popular, page ${FAR_PAGE} by cursor`, () => ({
      sort: 'Popular',
      cursor: far.Popular,
    })),
    explore('gender + placement', (index) => ({
      gender: index % 2 === 0 ? 'Male' : 'Female',
      placement: item(PLACEMENTS, index),
    })),
    explore('gender + placement, popular', (index) => ({
      gender: index % 2 === 0 ? 'Male' : 'Female',
      placement: item(PLACEMENTS, index),
      sort: 'Popular',
    })),
    explore('tag, common and rare', (index) => ({
      tag: item(['anchor', 'wolf', 'surf', 'viper'], index),
    })),
    explore('search, one word', (index) => ({ search: item(WORDS.one, index) })),
    explore('search, two words', (index) => ({ search: item(WORDS.two, index) })),
    explore('search, a typo', (index) => ({ search: item(WORDS.typo, index) })),
    explore('search, popular', (index) => ({ search: item(WORDS.one, index), sort: 'Popular' })),
    {
      name: 'similar',
      address: (index) => `/api/tattoo/${item(ids, index)}/similar`,
      ask: (index) => listSimilar(deps, undefined, item(ids, index)),
    },
    {
      name: 'by id',
      address: (index) => `/api/tattoo/by-id/${item(ids, index)}`,
      ask: (index) => getTattoo(deps, undefined, item(ids, index)),
    },
  ]
}

async function sampleIds({ db }: Gallery): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from tattoo where is_public and hidden_at is null and id % 997 = 0 order by md5(id::text) limit 200`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Where that page begins: found the slow way once, so that the bench can ask for it the quick way. */
async function placeOf({ db }: Gallery, sort: GallerySort): Promise<string> {
  const weight = { Best: sql`rank`, Popular: sql`popularity`, Recent: sql`0` }[sort]
  const { rows } = await sql<{ id: number; weight: number }>`
    select id, ${weight} as weight from tattoo where is_public and hidden_at is null and is_lead
    order by weight desc, id desc offset least(${(FAR_PAGE - 1) * GALLERY_PAGE_SIZE}, (select count(*) / 2 from tattoo)) limit 1`.execute(
    db,
  )
  return encodeCursor({ sort, place: rows[0]!, reach: 'all-words' })
}
