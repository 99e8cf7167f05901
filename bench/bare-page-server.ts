import { createServer } from 'node:http'
import path from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import { BUILD_DIR } from '#server/http/pages.ts'
import { openDatabase } from '#server/platform/db.ts'
import type { PublicConfig } from '#shared/api.ts'
import { openGallery } from './gallery-cases.ts'

/** The least that can render a page: its data is asked for once, and every request gets it as a string from React. */
const { DATABASE_URL: url = '', PORT, PAGE = '/' } = process.env
const origin = `http://localhost:${PORT}`
const context = await loadPage()

createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(renderToString(createElement(ServerRouter, { context, url: origin + PAGE })))
}).listen(Number(PORT), '127.0.0.1', () => console.log('is ready'))

/** Runs the page's loaders as the product does, up to where it would begin to render. */
async function loadPage(): Promise<EntryContext> {
  const build = (await import(path.join(BUILD_DIR, 'server/index.js'))) as ServerBuild
  let loaded: EntryContext | undefined
  const module = {
    ...build.entry.module,
    default: (_request: Request, _status: number, _headers: Headers, entry: EntryContext) => {
      loaded = entry
      return new Response('')
    },
  }
  const publicConfig: PublicConfig = {
    origin,
    google: { mode: 'off' },
    payments: 'off',
    foreignScripts: [],
  }
  const database = await openDatabase({ kind: 'postgres', url, poolSize: 2 })
  const given = new RouterContextProvider()
  const entryModule = build.entry.module as unknown as { requestContext: RouterContext<object> }
  given.set(entryModule.requestContext, {
    nonce: '',
    publicConfig,
    deps: await openGallery(database),
    reportError: (error: unknown) => console.error(error),
  })
  const handle = createRequestHandler({ ...build, entry: { module } }, 'production')
  await handle(new Request(origin + PAGE), given)
  await database.close()
  if (!loaded) throw new Error(`${PAGE} was not rendered`)
  // The product also sends the data along for the browser; this one only draws.
  delete loaded.serverHandoffStream
  return loaded
}
