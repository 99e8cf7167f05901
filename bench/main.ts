/** `npm run bench -- NAME`: measures one thing and prints its figures. Speed is claimed here and nowhere else. */
const BENCHES: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  start: () => import('./start.ts'),
  ink: () => import('./ink.ts'),
  credits: () => import('./credits.ts'),
  generate: () => import('./generate.ts'),
  gallery: () => import('./gallery.ts'),
  pages: () => import('./pages.ts'),
  body: () => import('./body.ts'),
  reader: () => import('./reader.ts'),
}

const load = BENCHES[process.argv[2] ?? '']
if (!load) {
  console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
  process.exit(1)
}
const bench = await load()
await bench.run()
