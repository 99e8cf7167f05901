/** Where the product under test listens and keeps its data; see webServer in playwright.config.ts. */
export const ORIGIN = process.env.E2E_ORIGIN ?? ''
export const DATA_DIR = process.env.E2E_DATA_DIR ?? ''
