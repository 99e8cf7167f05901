import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { AuthResponse } from '#shared/accounts.ts'
import type { CreditHistoryResponse, CreditsResponse } from '#shared/credits.ts'
import type { Generation, Tattoo } from '#shared/tattoos.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { runProduct, type ProductProcess } from '#tests/support/product-process.ts'

/** On each database: of the whole process on the embedded one, of the worker on Postgres. */
const KILLS = 10
const REQUESTS_PER_PERSON = 3
const SIGNUP_CREDITS = 5
/** A design or two fall into this time. */
const LATEST_KILL_MS = 1_500
const SETTLED_WITHIN_MS = 120_000
const STARTED_WITHIN_MS = 120_000

/** The same moments in every run, spread as if thrown by dice. */
const moments = Array.from({ length: KILLS }, (_, index) => ((index * 7919 + 1237) % 1000) / 1000)

interface Person {
  token: string
}

const headers = (token?: string) => ({
  'Content-Type': 'application/json',
  Cookie: 'XSRF-TOKEN=t',
  'X-XSRF-TOKEN': 't',
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
})

async function call<Body>(origin: string, page: string, token?: string, body?: object) {
  const response = await fetch(`${origin}/api${page}`, {
    method: body ? 'POST' : 'GET',
    headers: headers(token),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${page} answered ${response.status}`)
  return (await response.json()) as Body
}

async function joinAndAsk(origin: string, name: string): Promise<Person> {
  const email = `${name}@example.com`
  const { token } = await call<AuthResponse>(origin, '/auth/signup', undefined, {
    email,
    password: 'a-fine-needle',
  })
  for (let index = 0; index < REQUESTS_PER_PERSON; index++)
    // Nobody waits for the answer: most will never come.
    call(origin, '/tattoo/generate', token, {
      payload: { prompt: `a small anchor ${index}`, style: 'Minimalist', bodyMapping: false },
    }).catch(() => {})
  return { token }
}

const listOpen = async (origin: string, { token }: Person) =>
  (await call<{ generations: Generation[] }>(origin, '/tattoo/generations', token)).generations
const listDesigns = (origin: string, { token }: Person) =>
  call<Tattoo[]>(origin, '/tattoo/by-user', token)

/** A wish is read before it is taken; only what was taken must survive. */
async function expectTaken(origin: string, person: Person) {
  const countTaken = async () =>
    (await listOpen(origin, person)).length + (await listDesigns(origin, person)).length
  await expect
    .poll(countTaken, { timeout: SETTLED_WITHIN_MS, interval: 20 })
    .toBe(REQUESTS_PER_PERSON)
}

/** Every request ended, each design paid for once, each failure given back. */
async function expectAllSettled(origin: string, person: Person): Promise<number> {
  const { token } = person
  await expect
    .poll(() => listOpen(origin, person), { timeout: SETTLED_WITHIN_MS, interval: 300 })
    .toEqual([])
  const designs = await listDesigns(origin, person)
  const { creditBalance } = await call<CreditsResponse>(origin, '/credits/user/', token)
  expect(creditBalance).toBe(SIGNUP_CREDITS - designs.length)
  expect(designs.length).toBeLessThanOrEqual(REQUESTS_PER_PERSON)
  const { events } = await call<CreditHistoryResponse>(origin, '/credits/history', token)
  expect(events.filter(({ isPending }) => isPending)).toEqual([])
  for (const { imageUrl } of designs) expect((await fetch(`${origin}${imageUrl}`)).status).toBe(200)
  return designs.length
}

test(
  'killed at ten random moments while drawing: after a restart each request is delivered once or given back',
  { timeout: 600_000 },
  async () => {
    const database = await createTestDatabase()
    const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-killed-'))
    const common = {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      // One is ready sooner than two, and what is killed is a process.
      INK_WORKERS: '1',
    }
    const { engine } = database
    // Embedded, everything is one process; on Postgres the worker is killed and the web process goes on.
    const isOneProcess = engine.kind === 'pglite'
    const settings = isOneProcess ? common : { ...common, DATABASE_URL: engine.url }
    const web = isOneProcess ? undefined : await runProduct({ ...settings, PROCESS_ROLE: 'web' })
    await web?.waitFor('is ready', STARTED_WITHIN_MS)
    const startVictim = async () => {
      const victim = await runProduct({
        ...settings,
        PROCESS_ROLE: isOneProcess ? 'all' : 'worker',
      })
      await victim.waitFor('is ready', STARTED_WITHIN_MS)
      return victim
    }
    const people: Person[] = []
    let victim: ProductProcess
    for (const [round, moment] of moments.entries()) {
      victim = await startVictim()
      const { origin } = web ?? victim
      const person = await joinAndAsk(origin, `person${round}`)
      people.push(person)
      await expectTaken(origin, person)
      await sleep(moment * LATEST_KILL_MS)
      await victim.stop('SIGKILL')
    }
    victim = await startVictim()
    const delivered: number[] = []
    for (const person of people)
      delivered.push(await expectAllSettled((web ?? victim).origin, person))
    // How many of the early ones met their deadline is up to the machine's speed. The last were asked a moment ago, of a process
    // that died: giving all back would be no way to deliver.
    expect(delivered.at(-1)).toBe(REQUESTS_PER_PERSON)
    expect(await victim.stop('SIGTERM')).toBe(0)
    await web?.stop('SIGTERM')
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  },
)
