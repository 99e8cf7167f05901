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
  /lucide-react.+[\\/]icons[\\/](?:check|chevron-down|circle-exclamation-point|minus|plus|search)\.mjs$/
/** Come with the frame, which imports them. */
const RUNTIME =
  /rolldown[\\/]runtime|[\\/]node_modules[\\/]react-dom[\\/](?:index|cjs[\\/]react-dom\.production)\.js$/
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
 * what the landing page has in common with those a third, what the pages about accounts share a fourth, and small things of several
 * public pages a fifth. All else is split by route. Left alone, the bundler makes a file of every small thing that two routes share,
 * and each of those costs a request with its headers, and a round trip where a browser has six connections and no more.
 */
function sharedGroups() {
  const reached = new Map<string, ReadonlySet<string>>()
  const isReached = (file: string, id: string, graph: ModuleGraph) => {
    const ids = reached.get(file) ?? follow(path.join(APP, file), graph)
    reached.set(file, ids)
    return ids.has(id)
  }
  /** The earlier group takes what more than one could have. */
  const groups: [name: string, files: readonly string[]][] = [
    ['shell', ['root.tsx']],
    ['designs', ['features/tattoos/tattoo-wall.tsx', 'routes/home.tsx']],
    ['wall', ['features/tattoos/tattoo-wall.tsx']],
    ['forms', ['routes/login.tsx', 'routes/account.tsx']],
  ]
  const others: Record<string, RegExp> = { shell: RUNTIME, designs: HEART }
  const isCommon = (id: string, graph: ModuleGraph) =>
    COMMON_ICONS.test(id) ||
    (PUBLIC_ROUTES.filter((file) => isReached(file, id, graph)).length > 1 &&
      path.isAbsolute(id) &&
      (statSync(id, { throwIfNoEntry: false })?.size ?? Infinity) <= SMALL_BYTES)
  return [
    ...groups.map(([name, files], index) => ({
      name: (id: string, graph: ModuleGraph) =>
        files.every((file) => isReached(file, id, graph)) || others[name]?.test(id) === true
          ? name
          : null,
      priority: groups.length - index + 1,
    })),
    {
      name: (id: string, graph: ModuleGraph) => (isCommon(id, graph) ? 'common' : null),
      priority: 1,
    },
  ]
}

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
