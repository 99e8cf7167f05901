import { useState } from 'react'
import { DeleteTattooDialog } from '#app/features/tattoos/lazy-dialogs.ts'
import { ReportCard } from '#app/features/tattoos/report-card.tsx'
import { useReports } from '#app/features/tattoos/use-reports.ts'
import { ListPage } from '#app/ui/list-page.tsx'

const WORDS = {
  empty: 'Nothing to look at. The wall is in order.',
  failed: 'The reports could not be fetched.',
  more: 'Older reports',
}

/** What people said should not be in the gallery. Nothing happens to a design before somebody has looked here. */
export function ReportsScreen() {
  const { list, busyId, settle, remove } = useReports()
  const [deletingId, setDeletingId] = useState<number>()
  return (
    <>
      <ListPage
        title="Reports"
        lead="Designs that somebody thinks should not hang here. Whoever drew one is not told who said so."
        list={list}
        words={WORDS}
      >
        {list.items.map((design) => {
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
      </ListPage>
      <DeleteTattooDialog
        tattooId={deletingId}
        onClose={() => setDeletingId(undefined)}
        onDeleted={remove}
      />
    </>
  )
}
