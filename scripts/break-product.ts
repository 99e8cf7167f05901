import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findNotShown } from '#tests/conformance/check.ts'
import { readRuns } from '#tests/conformance/run-claims.ts'
import { readAllClaims, readSources } from '#tests/conformance/sources.ts'
import { BREAKS, type Break } from './lib/breaks.ts'
import { ROOT } from './lib/build.ts'

// Breaks a copy of the product in one way after the other, runs the tests that claim what was broken, and says whether exactly the
// right rows of docs/conformance.md turn red. Journeys are left out: each break would need a build of its own.
const { claims } = readAllClaims(readSources())
const copy = copyTree()
let areAllRight = true
console.log('| broken so that | red | as it should be |\n| --- | --- | --- |')
try {
  for (const one of BREAKS) {
    const red = findRed(one)
    const isRight = red.join() === one.red.toSorted().join()
    areAllRight &&= isRight
    console.log(`| ${one.name} | ${red.join(', ') || 'nothing'} | ${isRight ? 'yes' : 'NO'} |`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
if (!areAllRight) process.exitCode = 1

function copyTree(): string {
  const target = mkdtempSync(path.join(tmpdir(), 'inkwright-broken-'))
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.split('\n').filter(Boolean))
    cpSync(path.join(ROOT, file), path.join(target, file))
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(target, 'node_modules'))
  return target
}

/** The rows that turn red, of all that the files of tests about the broken ones have to do with. */
function findRed({ file, find, replace, red }: Break): string[] {
  const place = path.join(copy, file)
  const whole = readFileSync(place, 'utf8')
  if (whole.split(find).length !== 2) throw new Error(`${file} does not have "${find}" once`)
  const concerned = new Set<string>(red)
  const ours = claims.filter((claim) => claim.file.includes('.test.'))
  const tests = new Set(ours.filter(({ id }) => concerned.has(id)).map((claim) => claim.file))
  writeFileSync(place, whole.replace(find, replace))
  spawnSync(
    process.execPath,
    [path.join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...tests],
    {
      cwd: copy,
      stdio: 'ignore',
    },
  )
  writeFileSync(place, whole)
  const notShown = findNotShown(
    ours.filter((claim) => tests.has(claim.file)),
    (test) => readRuns(test, copy),
  )
  return [...new Set(notShown.map(({ id }) => id))].toSorted()
}
