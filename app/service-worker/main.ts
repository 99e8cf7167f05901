import {
  handlingOf,
  isKeepable,
  isKeptPage,
  isPlainAddress,
  listAssets,
  pagePathOf,
} from '#app/service-worker/handling.ts'
import { find, findByStart, forget, keep, removeOldStores } from '#app/service-worker/store.ts'
import type { FetchEvent, WorkerScope } from '#app/service-worker/worker-scope.ts'

/**
 * Shows designs and pages that were seen before when there is no network, and nothing else: with a network, every page comes
 * from there. Files of the build never change under their names, so those of an older build stay for the pages that need them.
 */
const worker = globalThis as unknown as WorkerScope
const { origin } = worker.location

const OFFLINE_PAGE = '/offline'
const GONE_STATUSES = [404, 410]
/** Far more than a page has. */
const SEEN_RESOURCES_MOST = 300

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeOldStores(),
      // Without it, every page would wait for us to wake up.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  )
})

worker.addEventListener('fetch', (event) => {
  switch (handlingOf(event.request, origin)) {
    case 'asset':
      return event.respondWith(firstKept('assets', event))
    case 'picture':
      return event.respondWith(firstKept('pictures', event))
    case 'page':
      return event.respondWith(answerPage(event))
    case 'page-data':
      return event.respondWith(answerData(event))
    case undefined:
      return undefined
  }
})

/** The first page that somebody sees is loaded before we are there; it tells us afterwards what it was made of. */
worker.addEventListener('message', (event) => {
  const { page, resources } = (event.data ?? {}) as { page?: unknown; resources?: unknown }
  if (typeof page !== 'string' || !Array.isArray(resources)) return
  const addresses = resources
    .filter((address) => typeof address === 'string')
    .slice(0, SEEN_RESOURCES_MOST)
  event.waitUntil(Promise.all([keepPage(page), ...addresses.map(keepResource)]))
})

async function firstKept(store: 'assets' | 'pictures', event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = await find(store, request.url)
  if (kept) return kept
  try {
    const response = await fetch(request)
    if (isKeepable(response)) event.waitUntil(keep(store, request.url, response.clone()))
    return response
  } catch (error) {
    // The same picture in another width is better than none.
    const folder = request.url.slice(0, request.url.lastIndexOf('/') + 1)
    const another = store === 'pictures' ? await findByStart(store, folder) : undefined
    if (another) return another
    throw error
  }
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const isKept = isKeptPage(pathname) && isPlainAddress(search)
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (isKept && isKeepable(response)) event.waitUntil(keep('pages', pathname, response.clone()))
    if (isKept && GONE_STATUSES.includes(response.status))
      event.waitUntil(forget('pages', pathname))
    return response
  } catch (error) {
    const kept = isKept ? await find('pages', pathname) : undefined
    if (kept) return kept
    const offline = await find('shell', OFFLINE_PAGE)
    if (!offline) throw error
    if (pathname === OFFLINE_PAGE) return offline
    // Under an address of its own: the app would take the page of another for a mistake.
    const page = encodeURIComponent(pathname + search)
    return Response.redirect(`${origin}${OFFLINE_PAGE}?page=${page}`)
  }
}

/** What the app asks for when somebody moves on inside it. The page itself is fetched too, for whoever opens it anew. */
async function answerData(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const page = pagePathOf(new URL(url).pathname)
  try {
    const response = await fetch(event.request)
    if (isKeepable(response)) {
      event.waitUntil(keep('data', url, response.clone()))
      if (isKeptPage(page)) event.waitUntil(keepPage(page))
    }
    return response
  } catch (error) {
    const kept = await find('data', url)
    if (kept) return kept
    throw error
  }
}

async function keepPage(pathname: string): Promise<void> {
  if (!isKeptPage(pathname) || (await find('pages', pathname))) return
  const response = await fetch(pathname)
  if (isKeepable(response)) await keep('pages', pathname, response)
}

async function keepResource(address: string): Promise<void> {
  const handling = handlingOf({ method: 'GET', url: address, mode: 'no-cors' }, origin)
  if (handling !== 'asset' && handling !== 'picture') return
  const store = handling === 'asset' ? 'assets' : 'pictures'
  if (await find(store, address)) return
  // The browser has just loaded it and need not ask the server again.
  const response = await fetch(address, { cache: 'force-cache' })
  if (isKeepable(response)) await keep(store, address, response)
}

async function keepOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE_PAGE, { cache: 'no-cache' })
  const assets = listAssets(await response.clone().text())
  await Promise.all(assets.map((address) => keepResource(origin + address)))
  await keep('shell', OFFLINE_PAGE, response)
}
