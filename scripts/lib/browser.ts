import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { requireFrom } from './tools.ts'

const SYSTEM_BROWSERS = [
  // The same engine without the browser around it: a journey costs it a third less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * A browser to test in: the one named by BROWSER_PATH, one of the machine's, Playwright's own if it was downloaded, the one that
 * comes as an npm package, which is made for Linux on x64 only, and, where we are root on a Debian, the distribution's.
 */
export async function findBrowser(): Promise<string> {
  const found =
    [process.env.BROWSER_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()].find(
      (file) => file && existsSync(file),
    ) ??
    (await browserFromNpm()) ??
    browserFromApt()
  if (found) return found
  throw new Error(
    'No browser for the journeys: install Chromium or Chrome (on Debian: apt-get install chromium), or name one in BROWSER_PATH.',
  )
}

interface PackagedBrowser {
  default: { executablePath(): Promise<string> }
}

async function browserFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const file = requireFrom('browser').resolve('@sparticuz/chromium')
  const module = (await import(pathToFileURL(file).href)) as PackagedBrowser
  return module.default.executablePath()
}

function browserFromApt(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined
  console.log('Installing Chromium with apt-get.')
  aptInstall('chromium-headless-shell')
  if (!SYSTEM_BROWSERS.some((file) => existsSync(file))) aptInstall('chromium')
  return SYSTEM_BROWSERS.find((file) => existsSync(file))
}

/** Whether it worked shows in whether the program is there afterwards. */
export function aptInstall(name: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
      stdio: 'ignore',
      env,
    }).status === 0
  if (install()) return
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env })
  install()
}
