/** Raised when what is kept, or how, changes: everything kept in another way is then thrown away. */
const FORMAT = 1
const PREFIX = 'inkwright-'

/** How many answers of each kind are kept. The oldest goes first. */
const LIMITS = { shell: 10, assets: 400, pages: 80, data: 120, pictures: 240 }

export type StoreName = keyof typeof LIMITS

const cacheName = (name: StoreName) => `${PREFIX}${name}-${FORMAT}`

const openStore = (name: StoreName) => caches.open(cacheName(name))

export async function find(name: StoreName, address: string): Promise<Response | undefined> {
  return (await openStore(name)).match(address)
}

export async function keep(name: StoreName, address: string, response: Response): Promise<void> {
  const store = await openStore(name)
  await store.put(address, response)
  const addresses = await store.keys()
  const excess = addresses.slice(0, Math.max(0, addresses.length - LIMITS[name]))
  await Promise.all(excess.map((request) => store.delete(request)))
}

export async function forget(name: StoreName, address: string): Promise<void> {
  await (await openStore(name)).delete(address)
}

/** The first answer whose address begins so. */
export async function findByStart(name: StoreName, start: string): Promise<Response | undefined> {
  const store = await openStore(name)
  const found = (await store.keys()).find(({ url }) => url.startsWith(start))
  return found && store.match(found)
}

/** Stores of a former format. Caches that are not ours are left alone. */
export async function removeOldStores(): Promise<void> {
  const current = new Set((Object.keys(LIMITS) as StoreName[]).map(cacheName))
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && !current.has(name),
  )
  await Promise.all(names.map((name) => caches.delete(name)))
}
