import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { ServerBuild } from 'react-router'
import type * as development from '../server/development.ts'
import { ROOT } from './lib/build.ts'

/**
 * One process for both sides. Vite loads the server's modules too, so a change to either side shows at the next request: the
 * browser's half by hot replacement, the server's by building the product anew on the changed modules.
 */
type Development = typeof development
type Product = Awaited<ReturnType<Development['startForDevelopment']>>

if (existsSync('.env')) process.loadEnvFile('.env')

const server = createServer()
const vite = await createVite({
  root: ROOT,
  appType: 'custom',
  server: { middlewareMode: { server }, hmr: { server } },
})

let product = await startProduct(vite)

let restart: Promise<void> = Promise.resolve()
vite.watcher.on('change', (file) => {
  if (!/\/(?:server|shared|engine|content|db)\//.test(file.slice(ROOT.length))) return
  restart = restart.then(async () => {
    console.log(`${file.slice(ROOT.length + 1)} changed, restarting the server side`)
    await product.close()
    product = await startProduct(vite)
  })
})

async function startProduct({ environments: { ssr } }: ViteDevServer): Promise<Product> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment')
  ssr.runner.clearCache()
  const module = (await ssr.runner.import('/server/development.ts')) as Development
  return module.startForDevelopment({
    announce: console.log,
    loadBuild: () => ssr.runner.import<ServerBuild>('virtual:react-router/server-build'),
  })
}

const listener = getRequestListener(async (request, env) => {
  await restart
  return product.fetch(request, env)
})
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response))
})
server.listen(product.port, product.host)

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  await restart
  await product.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
