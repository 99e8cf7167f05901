import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ServerBuild } from 'react-router'
import { expect } from 'vitest'
import routes from '#app/routes.ts'
import { createApp } from '#server/http/app.ts'
import { BUILD_DIR, pageRoutes, staticFiles } from '#server/http/pages.ts'
import { createRateLimits } from '#server/platform/rate-limit.ts'
import type { ApiErrorBody } from '#shared/api.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { signInAsAdmin } from '#tests/support/designs.ts'
import {
  addressOf,
  exampleOf,
  listOperations,
  replaceAt,
  textPlaces,
  type ApiDocument,
  type Operation,
} from '../scripts/lib/fuzz/api-document.ts'

/** What Postgres keeps in no text, as a body and as an address can carry it. */
const HOSTILE = [
  { name: 'NUL', inJson: 'a\u0000b', inAddress: 'a%00b' },
  { name: 'half a surrogate pair', inJson: 'a\ud83d', inAddress: 'a%ED%A0%BD' },
]

async function createWorld(deps: TestDeps) {
  const unhurried = { ...deps, rateLimits: createRateLimits(deps.database, { scale: 1_000 }) }
  const client = createClient(unhurried)
  const { body: document } = await client.get<ApiDocument>('/openapi.json')
  const admin = await signInAsAdmin(unhurried)
  return { deps: unhurried, client, operations: listOperations(document), token: admin.token }
}

type World = Awaited<ReturnType<typeof createWorld>>

async function call(
  { client, token }: World,
  operation: Operation,
  address: string,
  body?: unknown,
) {
  const { app } = client
  const response = await app.request(`/api${address}`, {
    method: operation.method,
    headers: {
      Cookie: 'XSRF-TOKEN=t',
      'X-XSRF-TOKEN': 't',
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  const answer = isJson ? ((await response.json()) as ApiErrorBody) : undefined
  return `${response.status} ${answer?.code ?? ''}`.trim()
}

const nameOf = ({ method, path: address }: Operation) => `${method} ${address}`

test('a text that no database keeps is refused in every place of every body', async ({ deps }) => {
  const world = await createWorld(deps)
  const answers: string[] = []
  for (const operation of world.operations) {
    if (!operation.body) continue
    const good = exampleOf(operation.body)
    for (const way of textPlaces(operation.body))
      for (const { name, inJson } of HOSTILE) {
        const body = replaceAt(good, way, inJson)
        const answer = await call(world, operation, addressOf(operation, {}), body)
        answers.push(`${nameOf(operation)} ${way.join('.')}, ${name}: ${answer}`)
      }
  }
  expect(answers.length).toBeGreaterThan(80)
  expect(answers.filter((answer) => !answer.endsWith(': 400 invalid_request'))).toEqual([])
})

test('it is the text that is refused: the same bodies without it pass their schemas', async ({
  deps,
}) => {
  const world = await createWorld(deps)
  const refused: string[] = []
  for (const operation of world.operations) {
    if (!operation.body || textPlaces(operation.body).length === 0) continue
    const answer = await call(world, operation, addressOf(operation, {}), exampleOf(operation.body))
    if (answer.endsWith('invalid_request')) refused.push(`${nameOf(operation)}: ${answer}`)
  }
  expect(refused).toEqual([])
})

test('a text that no database keeps is refused in every path and query of the API', async ({
  deps,
}) => {
  const world = await createWorld(deps)
  const answers: string[] = []
  for (const operation of world.operations)
    for (const parameter of operation.parameters) {
      if (parameter.in === 'header') continue
      for (const { name, inAddress } of HOSTILE) {
        const values = { [parameter.name]: inAddress }
        const address = addressOf(operation, values, (text) => text)
        const body = operation.body && exampleOf(operation.body)
        const answer = await call(world, operation, address, body)
        answers.push(`${operation.method} ${address}, ${name}: ${answer}`)
      }
    }
  expect(answers.length).toBeGreaterThan(80)
  expect(answers.filter((answer) => !answer.endsWith(': 400 invalid_request'))).toEqual([])
})

/** Every address of the URL map, with `hostile` for each parameter. */
function pageAddresses(entries: RouteConfigEntry[], hostile: string): string[] {
  return entries.flatMap((entry) => [
    ...(entry.path === undefined ? [] : [`/${entry.path.replaceAll(/:\w+\??|\*/g, hostile)}`]),
    ...pageAddresses(entry.children ?? [], hostile),
  ])
}

const QUERIES = ['search', 'tag', 'cursor', 'design', 'token', 'session_id', 'utm_source']
const FILES = [
  '/images/%/original.png',
  '/avatars/%.svg',
  '/share/idea/%.jpg',
  '/assets/%',
  '/%.svg',
]
const SANDBOXES = ['/sandbox/google/authorize?state=%', '/sandbox/payments/checkout/%']

test('a text that no database keeps is refused by every page and file, as path and as query', async ({
  deps,
}) => {
  const { deps: unhurried } = await createWorld(deps)
  const build = (await import(path.join(BUILD_DIR, 'server/index.js'))) as ServerBuild
  const pages = [staticFiles(), pageRoutes(unhurried, () => Promise.resolve(build), 'production')]
  const app = createApp(unhurried, pages)
  const answers: string[] = []
  for (const { inAddress } of HOSTILE) {
    const paths = pageAddresses(routes, inAddress)
    const addresses = [
      ...paths,
      ...paths.flatMap((page) => QUERIES.map((query) => `${page}?${query}=${inAddress}`)),
      ...['explore', 'ideas'].map((page) => `/${page}.data?search=${inAddress}`),
      ...[...FILES, ...SANDBOXES].map((file) => file.replace('%', inAddress)),
    ].filter((address) => address.includes(inAddress))
    for (const address of addresses) {
      const { status } = await app.request(address)
      if (status !== 400) answers.push(`${address}: ${status}`)
    }
  }
  expect(answers).toEqual([])
})
