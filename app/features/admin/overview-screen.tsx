import { useEffect, useState } from 'react'
import { fetchOverview } from '#app/features/admin/admin.api.ts'
import { DayFigures } from '#app/features/admin/day-figures.tsx'
import { FailureTables } from '#app/features/admin/failure-tables.tsx'
import { UseCharts } from '#app/features/admin/use-charts.tsx'
import { dayWords } from '#app/ui/day-words.ts'
import { RetryNote } from '#app/ui/retry-note.tsx'
import type { AdminOverview } from '#shared/admin.ts'

/** How the product does today, and what wants looking at. */
export function OverviewScreen() {
  const [overview, setOverview] = useState<AdminOverview>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = () => {
    setHasFailed(false)
    fetchOverview().then(setOverview, () => setHasFailed(true))
  }
  useEffect(() => {
    fetchOverview().then(setOverview, () => setHasFailed(true))
  }, [])
  return (
    <>
      <h1 className="text-64 tracking-[-0.036em]">Today</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-18 text-faded">
        {overview
          ? `${dayWords(overview.day)} so far, in UTC, with the day before beside it.`
          : ' '}
      </p>
      <div aria-busy={!overview && !hasFailed}>
        {hasFailed && (
          <div className="border-t border-hair pt-6">
            <RetryNote onRetry={load}>The figures could not be fetched.</RetryNote>
          </div>
        )}
        {overview && (
          <>
            <DayFigures overview={overview} />
            <UseCharts overview={overview} />
            <FailureTables overview={overview} />
          </>
        )}
      </div>
    </>
  )
}
