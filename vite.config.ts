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

/** Modules whose icons are chosen one by one; following them would bring every icon to every page. */
const COLLECTIONS = /node_modules[\\/]lucide-react/

type ModuleGraph = {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** A module and all it cannot do without. */
function listWithImports(first: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const pending = [first]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id) || COLLECTIONS.test(id)) continue
    found.add(id)
    pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * What all pages use, or so many that each would be a file of its own, larger by its wrapping than by itself. The router is here and not
 * with React, because a file is one task when it is run: two of like size keep a phone busy for half as long.
 */
const COMMON = [
  /node_modules[\\/]react-router[\\/]/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:chevron-down|circle-exclamation-point|plus)\./,
  /[\\/]shared[\\/]styles\./,
  /[\\/]app[\\/]platform[\\/](?:packed|structured-data|use-quiet-save)\./,
]

/** What a module needs is one file with it, under a name; what it shares with a group before is in that one's. */
function groupOf(name: string, module: string, others: readonly RegExp[] = []) {
  let ids: Set<string> | undefined
  return {
    debugName: name,
    name(id: string, graph: ModuleGraph) {
      ids ??= listWithImports(path.join(import.meta.dirname, module), graph)
      return ids.has(id) || others.some((other) => other.test(id)) ? name : null
    },
  }
}

/** Pages are made of few files, since each request costs a phone more than its bytes. The first group takes what it wants. */
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  groupOf('shell', 'app/root.tsx', COMMON),
  // What the landing page shows of the gallery, so that it need not bring the rest.
  groupOf('cards', 'app/features/tattoos/featured-wall.tsx'),
  // So that prices need not bring the gallery, whose downloads depend on the plan.
  groupOf('plans', 'shared/plans.ts'),
  groupOf('gallery', 'app/features/tattoos/gallery-wall.tsx'),
].map((group, index, all) => ({ ...group, priority: all.length - index }))

export default defineConfig(({ command }) => ({
  plugins: [denyServerInClient(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
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
