import { useState } from 'react'
import { ReportCard } from '#app/features/tattoos/report-card.tsx'
import { useReports } from '#app/features/tattoos/use-reports.ts'
import { DeleteTattooDialog } from '#app/features/tattoos/lazy-dialogs.ts'
import { Button } from '#app/ui/button.tsx'

/** What people said should not be in the gallery. Nothing happens to a design before somebody has looked here. */
export function ReportsScreen() {
  const { status, designs, nextBefore, busyId, load, settle, remove } = useReports()
  const [deletingId, setDeletingId] = useState<number>()
  return (
    <>
      <h1 className="text-64 tracking-[-0.036em]">Reports</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-18 text-faded">
        Designs that somebody thinks should not hang here. Whoever drew one is not told who said so.
      </p>
      <div aria-busy={status === 'loading'} className="max-w-230">
        {designs.map((design) => {
          const { id } = design.tattoo
          return (
            <ReportCard
              key={id}
              design={design}
              isBusy={busyId === id}
              onHide={() => void settle(id, 'hidden')}
              onKeep={() => void settle(id, 'kept')}
              onDelete={() => setDeletingId(id)}
            />
          )
        })}
        {status === 'ready' && designs.length === 0 && (
          <p className="border-t border-ink pt-8 text-22 font-semibold">
            Nothing to look at. The wall is in order.
          </p>
        )}
        {status === 'failed' && (
          <p role="alert" className="flex flex-wrap items-center gap-4 border-t border-hair pt-6">
            The reports could not be fetched.
            <Button variant="line" size="sm" onClick={() => load(nextBefore)}>
              Try again
            </Button>
          </p>
        )}
        {nextBefore !== undefined && status !== 'failed' && (
          <div className="border-t border-hair pt-6">
            <Button
              variant="line"
              isLoading={status === 'loading'}
              onClick={() => load(nextBefore)}
            >
              Older reports
            </Button>
          </div>
        )}
      </div>
      <DeleteTattooDialog
        tattooId={deletingId}
        onClose={() => setDeletingId(undefined)}
        onDeleted={remove}
      />
    </>
  )
}
