import { existsSync } from 'node:fs'
import { ensureBuilt } from './lib/build.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
ensureBuilt()
await import('#server/main.ts')
