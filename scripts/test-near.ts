import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './lib/build.ts'

/**
 * `npm run test:near [-- commit]`: checks the files changed since main, or another commit, and runs the tests nearest to them: those
 * beside a changed file or beside what imports it. Whatever imports it at any distance would be most tests of the server, and minutes.
 */
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

const since = process.argv[2] ?? 'main'
const [base = 'HEAD'] = git('merge-base', since, 'HEAD')
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(`${ROOT}/${file}`))
const code = changed.filter((file) => /\.tsx?$/.test(file))

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const allTests = git(
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '*.test.ts',
  '*.test.tsx',
)
const placeOf = (file: string) => path.join(path.dirname(file), path.basename(file).split('.')[0]!)
const testsBeside = (file: string) =>
  isTest(file) ? [file] : allTests.filter((test) => placeOf(test) === placeOf(file))

/** Git says by its exit code that nothing was found. */
function importersOf(file: string): string[] {
  try {
    return git('grep', '--untracked', '-lF', `'#${file}'`, '--', '*.ts', '*.tsx')
  } catch {
    return []
  }
}

const nearTests = new Set(
  code.flatMap((file) => [...testsBeside(file), ...importersOf(file).flatMap(testsBeside)]),
)

const COMMANDS = [
  ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ...(code.length > 0 ? [['oxlint', '--type-aware', '--deny-warnings', ...code]] : []),
  ...(nearTests.size > 0 ? [['vitest', 'run', ...nearTests]] : []),
]

if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`)
  process.exit(0)
}
for (const [program = '', ...args] of COMMANDS) {
  console.log(`\n── ${program}`)
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
}
console.log(`\n${nearTests.size} test files are near; npm test runs all.`)
const journeys = code.filter((file) => file.endsWith('.e2e.ts'))
if (journeys.length > 0)
  console.log(`\nJourneys changed; to run them: npm run test:e2e -- ${journeys.join(' ')}`)
