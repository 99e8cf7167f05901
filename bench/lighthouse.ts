import { pathToFileURL } from 'node:url'
import { requireFrom } from '../scripts/lib/tools.ts'
import type { sumBlockingTime } from './blocking-time.ts'

/** The part of Lighthouse that is used here. */
export interface Visit {
  lhr: Report
  artifacts: { Trace: { traceEvents: Parameters<typeof sumBlockingTime>[0] } }
}

export interface Report {
  finalDisplayedUrl: string
  environment: { benchmarkIndex: number }
  audits: Record<string, Audit>
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >
}

interface Audit {
  title: string
  score: number | null
  numericValue?: number
  displayValue?: string
  details?: { type: string; items?: readonly Record<string, unknown>[] }
}

interface Flags {
  port: number
  onlyCategories: string[]
  throttling: { cpuSlowdownMultiplier: number }
  clearStorageTypes: string[]
}

type Lighthouse = (url: string, flags: Flags) => Promise<Visit | undefined>

/** Its packages weigh 180 MB and are there for this measurement alone, so they are installed when it is first made. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const file = requireFrom('lighthouse').resolve('lighthouse')
  const module = (await import(pathToFileURL(file).href)) as { default: Lighthouse }
  return module.default
}
