// The one file that runs on whatever Node the machine has, so it is plain JavaScript and imports nothing but Node itself.
// It installs what is missing, then goes on in TypeScript on the Node that the packages brought along.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const [program = '', ...programArguments] = process.argv.slice(2)
/** TypeScript runs as it is from this version on. */
const MIN_NODE_MAJOR = 24
/** Whoever only wants to see the product does not wait for the tools that check it. */
const PARTS = program === 'start' ? ['product'] : ['product', 'tools']

installPackages()
if (Number(process.versions.node.split('.')[0]) >= MIN_NODE_MAJOR) {
  process.argv.splice(1, 2, path.join(root, 'scripts', `${program}.ts`))
  await import(`./${program}.ts`)
} else {
  runOnBundledNode()
}

function installPackages() {
  const stamp = path.join(root, 'node_modules', '.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  if ([wanted, ...PARTS].every((part) => installed.includes(part))) return
  console.log('Installing packages. This happens once and takes about a minute.')
  const npm = process.env.npm_execpath
  const command = npm ? [process.execPath, npm] : ['npm']
  // Packages complain about the machine's own Node, which will not run them.
  const options = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
  if (!PARTS.includes('tools')) options.push('--omit=dev')
  const { status, error } = spawnSync(command[0] ?? 'npm', [...command.slice(1), ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      `Packages could not be installed${error ? `: ${error.message}` : '. Is the npm registry reachable?'}`,
    )
    process.exit(1)
  }
  writeFileSync(stamp, [wanted, ...PARTS].join(' '))
}

function runOnBundledNode() {
  const node = path.join(
    root,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'node.cmd' : 'node',
  )
  if (!existsSync(node)) {
    console.error(
      `No Node ${MIN_NODE_MAJOR} for ${process.platform} ${process.arch} came with the packages. Please install one.`,
    )
    process.exit(1)
  }
  const child = spawn(node, [path.join(root, 'scripts', `${program}.ts`), ...programArguments], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Without the first, glibc keeps a heap for every thread that ever drew: about 100 MB more for two drawing threads. Without the
    // second it learns from the first large field that is given back to keep all that come after: up to 70 MB more for each.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', ...process.env },
  })
  // The child decides when it is done; this process only passes the wish on and waits.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
