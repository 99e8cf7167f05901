import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.ts'

// Every worker reads this file again; they take over what the first reading found.
process.env.BROWSER_PATH ||= await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // No claim about speed: these end what hangs, and a busy machine draws several times slower than a calm one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['./tests/conformance/playwright.reporter.ts']],
  use: {
    // Known once the product has said where it listens, before the first worker starts.
    baseURL: process.env.E2E_ORIGIN ?? '',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // What a service worker answers, no test can see or change. The journeys that are about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: [
        // Chromium's own sandbox refuses to run as root.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // Calls that may outlive their page would be made where no journey can change their answers.
        '--disable-features=KeepAliveInBrowserMigration',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    name: 'product',
    command: 'node e2e/support/start-product.ts',
    // Playwright keeps the named groups as environment variables in capitals.
    wait: { stdout: /Data in (?<e2e_data_dir>.+)\n[^]*is ready at (?<e2e_origin>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 180_000,
  },
})
