import { fetchAudit } from '#app/features/admin/admin.api.ts'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { actWords, detailWords, momentWords } from '#app/features/admin/admin-words.ts'
import { append, usePagedList } from '#app/platform/http/use-paged-list.ts'
import { ListPage } from '#app/ui/list-page.tsx'
import type { AuditEntry } from '#shared/admin.ts'

const WORDS = {
  empty: 'Nothing has been done yet.',
  failed: 'The log could not be fetched.',
  more: 'Older entries',
}

/** Everything an administrator did. Nothing in it can be changed or removed. */
export function AuditScreen() {
  const list = usePagedList(fetchAudit, append<AuditEntry>)
  return (
    <ListPage
      title="Audit log"
      lead="Every act of an administrator, by number. What people wrote is not in it."
      list={list}
      words={WORDS}
    >
      {list.items.length > 0 && (
        <AdminTable
          caption="What was done, newest first"
          head={['What', 'When', 'On', 'Details', 'By']}
          rows={list.items.map((entry) => ({
            key: entry.id,
            cells: [
              actWords(entry.act),
              momentWords(entry.createdAt),
              `${entry.targetKind} ${entry.targetId}`,
              detailWords(entry.details),
              `member ${entry.actorId}`,
            ],
          }))}
        />
      )}
    </ListPage>
  )
}
