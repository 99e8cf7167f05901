import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ROOT } from './build.ts'

/** Packages that few people ever need, in groups that have a lockfile of their own. Everybody would wait for them otherwise. */
type ToolGroup = 'browser' | 'fonts' | 'lighthouse' | 'words'

/** Installs a group when it is first asked for, and answers what requires from it. */
export function requireFrom(group: ToolGroup): NodeJS.Require {
  // `npm ci` empties this folder with the rest, so a newer lockfile is never met by an older install.
  const dir = path.join(ROOT, 'node_modules', '.tools', group)
  const stamp = path.join(dir, '.installed')
  if (!existsSync(stamp)) {
    install(group, dir)
    writeFileSync(stamp, '')
  }
  return createRequire(path.join(dir, 'package.json'))
}

function install(group: ToolGroup, dir: string): void {
  console.log(`Installing packages for the ${group}. This happens once.`)
  mkdirSync(dir, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(ROOT, 'scripts', 'tools', group, file), path.join(dir, file))
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: dir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The packages for the ${group} could not be installed.`)
}
