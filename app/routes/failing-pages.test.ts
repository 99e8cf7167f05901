import { text } from 'node:stream/consumers'
import { createElement, type ComponentProps } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { loader as loadIdea } from '#app/routes/idea.tsx'
import TattooRoute, { loader as loadTattoo } from '#app/routes/tattoo.tsx'
import { requestContext } from '#server/http/request-context.ts'
import type { Deps } from '#server/platform/deps.ts'
import { proves } from '#tests/proves.ts'

const AWAY = new Error('the database is away')

/** A server whose database has gone away. */
function createContext() {
  const reportError = vi.fn<(error: unknown) => void>()
  const db = new Proxy({} as Deps['db'], {
    get() {
      throw AWAY
    },
  })
  const context = new RouterContextProvider()
  context.set(requestContext, { deps: { db } as Deps, reportError } as never)
  return { context, reportError }
}

test('§8 a design that cannot be fetched: Error fetching tattoo. Please try again later.', async () => {
  const { context, reportError } = createContext()
  const params = { id: '5' }
  const answer = await loadTattoo({ params, context } as never)
  expect(answer.init?.status).toBe(500)
  expect(reportError.mock.calls).toEqual([[AWAY]])
  const props = { loaderData: answer.data, params } as ComponentProps<typeof TattooRoute>
  const page = createElement(TattooRoute, props)
  const router = createMemoryRouter([{ path: '/', element: page }])
  // As the server does: with the parts that come late.
  const { prelude } = await prerenderToNodeStream(createElement(RouterProvider, { router }))
  expect(await text(prelude)).toContain('Error fetching tattoo. Please try again later.')
  proves('§4.detail.states', '§8.detail.failure')
})

test('§2 an idea whose designs cannot be fetched is shown without them', async () => {
  const { context, reportError } = createContext()
  const params = { idea: 'anchor' }
  const { idea, tattoos } = await loadIdea({ params, context } as never)
  expect(idea.name).toBe('Anchor')
  expect(tattoos).toEqual([])
  expect(reportError.mock.calls).toEqual([[AWAY]])
  proves('§2.idea.no-tattoos', '§8.log.silent')
})
