import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProduct, type ProductProcess } from '#tests/support/product-process.ts'
import { listOperations, type ApiDocument, type Operation } from './api-document.ts'
import { apiRequest } from './api-requests.ts'
import { describeAttempt, type Attempt, type HttpAttempt } from './attempt.ts'
import { pageRequest } from './page-requests.ts'
import { ADMIN, createPeople, type People } from './people.ts'
import { createRandom, type Random } from './random.ts'
import { rawRequest } from './raw-requests.ts'
import { createSender, type Outcome, type Sender } from './send.ts'
import { socketConversation } from './socket-frames.ts'
import { findLeaks, readFootprint, type Footprint } from './watch.ts'

export interface FuzzOptions {
  requests: number
  seed: number
  /** The number of one request to send alone, as a failure names it. */
  only?: number | undefined
}

export interface FuzzReport {
  seconds: number
  /** How often each status, or each other end, was met. */
  ends: Record<string, number>
  before: Footprint | undefined
  after: Footprint | undefined
  failures: string[]
}

const AT_ONCE = 12
/** A stop gives answers half a minute to go out, and a few seconds more to let go of everything else. */
const STOP_MS = 35_000
/** Once this many requests have failed, more of them tell nothing new. */
const FAILURES_MAX = 40

/** Sends hostile requests to a product of its own, and says what they broke. The same seed sends the same requests. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-fuzz-'))
  const product = await runProduct({
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    // Limits are tested elsewhere; here they would stand before everything else.
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
  })
  try {
    await product.waitFor('is ready', 120_000)
    return await fuzzProduct(product, options)
  } finally {
    product.child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fuzzProduct(
  product: ProductProcess,
  { requests, seed, only }: FuzzOptions,
): Promise<FuzzReport> {
  const { origin, port } = product
  const pid = product.child.pid!
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as ApiDocument
  const operations = listOperations(document)
  const people = await createPeople(origin)
  const before = readFootprint(pid)
  const sender = createSender(port)
  const report: FuzzReport = {
    seconds: 0,
    ends: {},
    before,
    after: undefined,
    failures: [],
  }
  const startedAt = performance.now()
  let next = only ?? 0
  const end = only === undefined ? requests : only + 1
  const work = async () => {
    while (next < end && report.failures.length < FAILURES_MAX && product.child.exitCode === null) {
      const number = next
      next += 1
      const attempt = attemptOf(createRandom(seed, number), operations, origin)
      const outcome = await send(sender, people, attempt)
      note(report, outcome)
      const problem = problemOf(attempt, outcome)
      if (problem) report.failures.push(`#${number} ${problem}: ${describeAttempt(attempt)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  sender.close()
  report.failures.push(...(await findLeaks(pid, before)))
  report.after = readFootprint(pid)
  report.failures.push(...(await examine(product)))
  report.seconds = Math.round((performance.now() - startedAt) / 1000)
  return report
}

/** Drawings and packing take seconds of a core each, and are not what this is about. */
const COSTLY = /generate|first-design$|try-on|download|export|prompt-improve|versions/

function attemptOf(random: Random, operations: Operation[], origin: string): Attempt {
  const kind = random.below(100)
  if (kind < 55) {
    const operation = random.pick(operations)
    const isSkipped = COSTLY.test(operation.path) && random.chance(85)
    return apiRequest(random, isSkipped ? random.pick(operations.slice(0, 8)) : operation)
  }
  if (kind < 75) return pageRequest(random, origin)
  return kind < 90 ? rawRequest(random) : socketConversation(random)
}

const SIGNED_OUT = /"code":"unauthenticated"/

async function send(sender: Sender, people: People, attempt: Attempt): Promise<Outcome> {
  if (attempt.kind === 'raw') return sender.sendRaw(attempt)
  const token = people.tokenOf(attempt.who)
  const outcome = await sender.sendHttp(attempt, token)
  if (token !== undefined && outcome.end === 'answered' && SIGNED_OUT.test(outcome.body))
    await people.signInAgain(attempt.who, token)
  return outcome
}

function note({ ends }: FuzzReport, outcome: Outcome): void {
  const end = outcome.end === 'answered' ? String(outcome.statuses[0] ?? 'noise') : outcome.end
  ends[end] = (ends[end] ?? 0) + 1
}

/** The product says so itself when it has too much to do; everything else that begins with a five is a fault of ours. */
const DOCUMENTED = /"code":"(?:too_busy|generation_timeout|payments_off)"|"status":"not ready"/

/** A body over every limit need not be read to its end, and whoever still sends it hears no answer. */
const isLong = ({ body = '' }: HttpAttempt) => body.length > 64 * 1024

function problemOf(attempt: Attempt, outcome: Outcome): string | undefined {
  if (outcome.end === 'no answer') return outcome.end
  if (outcome.end === 'hung up' && attempt.kind === 'http' && !isLong(attempt)) return outcome.end
  if (outcome.end !== 'answered') return undefined
  const status = outcome.statuses.find((each) => each >= 500)
  if (status === undefined || DOCUMENTED.test(outcome.body)) return undefined
  return `${status} ${outcome.body.slice(0, 200)}`
}

/** Whether it is as well as before, and ends as it should. */
async function examine(product: ProductProcess): Promise<string[]> {
  const { child, origin } = product
  if (child.exitCode !== null) return [`the process ended:\n${product.output().slice(-4_000)}`]
  const failures: string[] = []
  for (const address of ['/healthz', '/readyz', '/', '/api/tattoo/explore']) {
    const response = await fetch(origin + address, { signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    )
    if (response?.status !== 200) failures.push(`${address} answers ${response?.status} afterwards`)
    await response?.body?.cancel()
  }
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  const code = await product.stop('SIGTERM')
  clearTimeout(late)
  if (code !== 0) failures.push(`a stop ends with ${code ?? `a kill after ${STOP_MS} ms`}`)
  return failures
}
