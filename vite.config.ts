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

/** The one icon of the walls that the landing page has, too: it is not found by following. */
const HEART = /lucide-react.+[\\/]icons[\\/]heart\.mjs$/
const APP = path.join(import.meta.dirname, 'app')

/** A file and everything that comes with it. */
function follow(file: string, graph: ModuleGraph, ids = new Set<string>()): ReadonlySet<string> {
  // The index of the icons names every icon there is.
  if (ids.has(file) || file.includes('lucide-react')) return ids
  ids.add(file)
  for (const imported of graph.getModuleInfo(file)?.importedIds ?? []) follow(imported, graph, ids)
  return ids
}

/**
 * What every page needs, by following the imports of the frame around them, is one file; what hangs on walls of designs is another, and
 * what the landing page has in common with those a third. All else is split by route. Left alone, the bundler makes a file of every
 * small thing that two routes share, and each of those costs a request with its headers.
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
  ]
  return groups.map(([name, files], index) => ({
    name: (id: string, graph: ModuleGraph) =>
      files.every((file) => isReached(file, id, graph)) || (name === 'designs' && HEART.test(id))
        ? name
        : null,
    priority: groups.length - index,
  }))
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
