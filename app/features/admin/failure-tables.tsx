import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentWords } from '#app/features/admin/admin-words.ts'
import type { AdminOverview } from '#shared/admin.ts'

/** What went wrong lately. The words of an error are in the log, under the number given here. */
export function FailureTables({ overview }: { overview: AdminOverview }) {
  const { failedDesigns, failedJobs, queues } = overview
  return (
    <section aria-labelledby="failures" className="mt-14">
      <h2 id="failures" className="text-28 tracking-[-0.02em]">
        Failures
      </h2>
      <div className="mt-5 grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <AdminTable
          caption="Designs that failed"
          empty="No design has failed."
          head={['Request', 'Why', 'Member', 'Tries', 'When']}
          rows={failedDesigns.map((failed) => ({
            key: failed.id,
            cells: [
              `#${failed.id}`,
              failed.code,
              failed.accountId,
              failed.attempts,
              momentWords(failed.endedAt),
            ],
          }))}
        />
        <AdminTable
          caption="Jobs that failed"
          empty="No job has failed."
          head={['Job', 'Error', 'Times', 'Last', 'Number in the log']}
          rows={failedJobs.map((failed) => ({
            key: `${failed.day} ${failed.job} ${failed.error}`,
            cells: [
              failed.job,
              failed.error,
              failed.count,
              momentWords(failed.lastAt),
              failed.lastJobId.slice(0, 8),
            ],
          }))}
        />
        {queues.length > 0 && (
          <AdminTable
            caption="Queues"
            head={['Queue', 'Waiting', 'At work', 'Given up']}
            rows={queues.map(({ name, ready, active, failed }) => ({
              key: name,
              cells: [name, ready, active, failed],
            }))}
          />
        )}
      </div>
    </section>
  )
}
