import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ROOT } from './lib/build.ts'

/** `npm run test:near [-- commit]`: checks the files changed since main, or another commit, and runs the tests that import them. */
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

const since = process.argv[2] ?? 'main'
const [base = 'HEAD'] = git('merge-base', since, 'HEAD')
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(`${ROOT}/${file}`))
const code = changed.filter((file) => /\.tsx?$/.test(file))

const COMMANDS = [
  ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ...(code.length > 0
    ? [
        ['oxlint', '--type-aware', '--deny-warnings', ...code],
        ['vitest', 'related', '--run', '--passWithNoTests', ...code],
      ]
    : []),
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
const journeys = code.filter((file) => file.endsWith('.e2e.ts'))
if (journeys.length > 0)
  console.log(`\nJourneys changed; to run them: npm run test:e2e -- ${journeys.join(' ')}`)
