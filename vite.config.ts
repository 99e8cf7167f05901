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

/** Icons are not found by following. The heart of the walls is on the landing page, too; the others are on several public pages. */
const HEART = /lucide-react.+[\\/]icons[\\/]heart\.mjs$/
const COMMON_ICONS =
  /lucide-react.+[\\/]icons[\\/](?:arrow-left|check|chevron-down|circle-exclamation-point|flag|minus|pen-line|plus|scan-line|search|share-2)\.mjs$/
/** What React's browser part and the frame both import: left alone it is a file of its own on every page. */
const REACT_DOM = /[\\/]node_modules[\\/]react-dom[\\/](?:index|cjs[\\/]react-dom\.production)\.js$/
const APP = path.join(import.meta.dirname, 'app')
const PUBLIC_ROUTES = ['home', 'explore', 'ideas', 'idea', 'tattoo', 'pricing', 'support'].map(
  (name) => `routes/${name}.tsx`,
)
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
 * What every page needs, by following the imports of the frame around them, is one file; what hangs on walls of designs is another,
 * what the landing page has in common with those a third, small things of several public pages a fourth, and what the pages about
 * accounts share a fifth. All else is split by route. Left alone, the bundler makes a file of every small thing that two routes share,
 * and each of those costs a request with its headers, and a round trip where a browser has six connections and no more.
 */
function sharedGroups() {
  const reached = new Map<string, ReadonlySet<string>>()
  const isReached = (file: string, id: string, graph: ModuleGraph) => {
    const ids = reached.get(file) ?? follow(path.join(APP, file), graph)
    reached.set(file, ids)
    return ids.has(id)
  }
  const countPublic = (id: string, graph: ModuleGraph) =>
    PUBLIC_ROUTES.filter((file) => isReached(file, id, graph)).length
  const hasAll =
    (...files: string[]) =>
    (id: string, graph: ModuleGraph) =>
      files.every((file) => isReached(file, id, graph))
  const [inFrame, onWallAndHome, onWall, onAccountPages] = [
    hasAll('root.tsx'),
    hasAll('features/tattoos/tattoo-wall.tsx', 'routes/home.tsx'),
    hasAll('features/tattoos/tattoo-wall.tsx'),
    hasAll('routes/login.tsx', 'routes/account.tsx'),
  ]
  /** The earlier group takes what more than one could have. */
  const groups: Record<string, (id: string, graph: ModuleGraph) => boolean> = {
    shell: (id, graph) => inFrame(id, graph) || REACT_DOM.test(id),
    designs: (id, graph) => onWallAndHome(id, graph) || HEART.test(id),
    wall: onWall,
    common: (id, graph) =>
      COMMON_ICONS.test(id) || (countPublic(id, graph) > 1 && sizeOf(id) <= SMALL_BYTES),
    // What another page needs of it would bring that page the rest.
    forms: (id, graph) => onAccountPages(id, graph) && countPublic(id, graph) === 0,
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
