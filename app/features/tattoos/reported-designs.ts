import type { Report } from '#shared/gallery.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** One design with everything that people said against it. */
export type ReportedDesign = {
  tattoo: Tattoo
  reports: readonly Report[]
  /** What became of it since the screen was opened; it stays to be taken back. */
  outcome?: 'hidden' | 'kept'
}

/** The design with the newest report first. A further page may add to designs that are already there. */
export function groupReports(
  designs: readonly ReportedDesign[],
  reports: readonly Report[],
): ReportedDesign[] {
  const byId = new Map(designs.map((design) => [design.tattoo.id, design]))
  for (const report of reports) {
    const known = byId.get(report.tattooId) ?? { tattoo: report.tattoo, reports: [] }
    if (known.reports.some(({ id }) => id === report.id)) continue
    byId.set(report.tattooId, { ...known, reports: [...known.reports, report] })
  }
  return [...byId.values()]
}
