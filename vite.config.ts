import { statSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** A loader that leaks into the browser bundle must fail the build, not ship database code. */
function denyServerInClient(): Plugin {
  return {
    name: 'deny-server-in-client',
    enforce: 'pre',
    resolveId(id, importer) {
      if (this.environment.name === 'client' && id.startsWith('#server/')) {
        throw new Error(`${importer ?? 'the client'} imports ${id}: server code in the browser`)
      }
      return null
    },
  }
}

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Icons are not found by following. Those of the landing page are on others, too; the rest are on several public pages. */
const LANDING_ICONS =
  /lucide-react.+[\\/]icons[\\/](?:chevron-down|circle-exclamation-point|heart|plus)\.mjs$/
const COMMON_ICONS =
  /lucide-react.+[\\/]icons[\\/](?:arrow-left|check|flag|minus|pen-line|scan-line|search|share-2)\.mjs$/
const KEY_ICON = /lucide-react.+[\\/]icons[\\/]key-round\.mjs$/
/** Lists that the gallery's filters, the designer and the fitting room choose from, each of which has the common file. */
const OPTIONS = path.join(import.meta.dirname, 'shared', 'options.ts')
/** What React's browser part and the frame both import: left alone it is a file of its own on every page. */
const REACT_DOM = /[\\/]node_modules[\\/]react-dom[\\/](?:index|cjs[\\/]react-dom\.production)\.js$/
const APP = path.join(import.meta.dirname, 'app')
const LANDING = 'routes/home.tsx'
const PUBLIC_ROUTES = [
  LANDING,
  ...['explore', 'ideas', 'idea', 'tattoo', 'pricing', 'support'].map(
    (name) => `routes/${name}.tsx`,
  ),
]
/** What else has something in common with the landing page. */
const BESIDE_LANDING = ['routes/create.tsx', 'features/home/testimonials.tsx']
const ACCOUNT_ROUTES = ['login', 'account', 'forgot-password', 'reset-password'].map(
  (name) => `routes/${name}.tsx`,
)
const PRICES = ['routes/pricing.tsx', 'features/pricing/pricing-modal.tsx']
/** Of its source. What is larger is worth a file of its own. */
const SMALL_BYTES = 4_000

/** A file and everything that comes with it. */
function follow(file: string, graph: ModuleGraph, ids = new Set<string>()): ReadonlySet<string> {
  // The index of the icons names every icon there is.
  if (ids.has(file) || file.includes('lucide-react')) return ids
  ids.add(file)
  for (const imported of graph.getModuleInfo(file)?.importedIds ?? []) follow(imported, graph, ids)
  return ids
}

/**
 * What every page needs, by following the imports of the frame around them, is one file; what the landing page has in common with
 * any other is the second, so that a first visit brings nothing of others; what hangs on walls of designs a third, small things of
 * several public pages a fourth, what the pages about accounts share a fifth, and what both shows of the prices need a sixth. All else
 * is split by route. Left alone, the bundler makes a file of every small thing that two routes share, and each of those costs a
 * request with its headers, and a round trip where a browser has six connections and no more.
 */
function sharedGroups() {
  const reached = new Map<string, ReadonlySet<string>>()
  const isReached = (file: string, id: string, graph: ModuleGraph) => {
    const ids = reached.get(file) ?? follow(path.join(APP, file), graph)
    reached.set(file, ids)
    return ids.has(id)
  }
  const count = (files: readonly string[], id: string, graph: ModuleGraph) =>
    files.filter((file) => isReached(file, id, graph)).length
  const countPublic = (id: string, graph: ModuleGraph) => count(PUBLIC_ROUTES, id, graph)
  const onLandingAndElsewhere = (id: string, graph: ModuleGraph) =>
    isReached(LANDING, id, graph) &&
    (countPublic(id, graph) > 1 || count(BESIDE_LANDING, id, graph) > 0)
  /** The earlier group takes what more than one could have. */
  const groups: Record<string, (id: string, graph: ModuleGraph) => boolean> = {
    shell: (id, graph) => isReached('root.tsx', id, graph) || REACT_DOM.test(id),
    landing: (id, graph) => onLandingAndElsewhere(id, graph) || LANDING_ICONS.test(id),
    wall: (id, graph) => isReached('features/tattoos/tattoo-wall.tsx', id, graph),
    common: (id, graph) =>
      COMMON_ICONS.test(id) ||
      id === OPTIONS ||
      (countPublic(id, graph) > 1 && sizeOf(id) <= SMALL_BYTES),
    // What another page needs of it would bring that page the rest.
    forms: (id, graph) =>
      KEY_ICON.test(id) || (count(ACCOUNT_ROUTES, id, graph) > 1 && countPublic(id, graph) === 0),
    prices: (id, graph) => count(PRICES, id, graph) === PRICES.length,
  }
  const names = Object.keys(groups)
  return names.map((name, index) => ({
    name: (id: string, graph: ModuleGraph) => (groups[name]?.(id, graph) ? name : null),
    priority: names.length - index,
  }))
}

/** What the bundler makes up itself is no file. */
const sizeOf = (id: string) =>
  (path.isAbsolute(id) ? statSync(id, { throwIfNoEntry: false })?.size : undefined) ?? Infinity

export default defineConfig(({ command }) => ({
  plugins: [denyServerInClient(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedGroups() } } } },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // Node runs server code straight from its TypeScript source. Bundling a second copy here would
          // give loaders their own DomainError class and their own contexts.
          external: command === 'build' ? [/^#server\//] : [],
        },
      },
    },
  },
  build: { assetsInlineLimit: 0 },
}))
