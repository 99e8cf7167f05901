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

/** What every page needs, by following the imports of the frame around them, is one file. All else is split by route. */
function shellGroup() {
  const ids = new Set<string>()
  const follow = (id: string, graph: ModuleGraph) => {
    // Its index names every icon there is.
    if (ids.has(id) || id.includes('lucide-react')) return
    ids.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) follow(imported, graph)
  }
  return {
    name(id: string, graph: ModuleGraph) {
      if (ids.size === 0) follow(path.join(import.meta.dirname, 'app/root.tsx'), graph)
      return ids.has(id) ? 'shell' : null
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [denyServerInClient(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [shellGroup()] } } } },
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
