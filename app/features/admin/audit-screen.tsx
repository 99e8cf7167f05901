import { useEffect, useState } from 'react'
import { fetchAudit } from '#app/features/admin/admin.api.ts'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { actWords, detailWords, momentWords } from '#app/features/admin/admin-words.ts'
import { Button } from '#app/ui/button.tsx'
import type { AuditEntry, AuditResponse } from '#shared/admin.ts'

type List = {
  status: 'loading' | 'ready' | 'failed'
  entries: readonly AuditEntry[]
  nextBefore: number | null
}

const EMPTY: List = { status: 'loading', entries: [], nextBefore: null }

const withPage = (list: List, { entries, nextBefore }: AuditResponse): List => ({
  status: 'ready',
  entries: [...list.entries, ...entries],
  nextBefore,
})
const asFailed = (list: List): List => ({ ...list, status: 'failed' })

/** Everything an administrator did. Nothing in it can be changed or removed. */
export function AuditScreen() {
  const [list, setList] = useState(EMPTY)
  const { status, entries, nextBefore } = list
  useEffect(() => {
    fetchAudit().then(
      (page) => setList(withPage(EMPTY, page)),
      () => setList(asFailed),
    )
  }, [])

  const more = async () => {
    setList((now) => ({ ...now, status: 'loading' }))
    try {
      const page = await fetchAudit(nextBefore ?? undefined)
      setList((now) => withPage(now, page))
    } catch {
      setList(asFailed)
    }
  }
  return (
    <>
      <h1 className="text-64 tracking-[-0.036em]">Audit log</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-18 text-faded">
        Every act of an administrator, by number. What people wrote is not in it.
      </p>
      <div aria-busy={status === 'loading'} className="max-w-230">
        {(entries.length > 0 || status === 'ready') && (
          <AdminTable
            caption="What was done, newest first"
            empty="Nothing has been done yet."
            head={['When', 'What', 'On', 'Details', 'By']}
            rows={entries.map((entry) => ({
              key: entry.id,
              cells: [
                momentWords(entry.createdAt),
                actWords(entry.act),
                `${entry.targetKind} ${entry.targetId}`,
                detailWords(entry.details),
                `member ${entry.actorId}`,
              ],
            }))}
          />
        )}
        {status === 'failed' && (
          <p role="alert" className="flex flex-wrap items-center gap-4 pt-6">
            The log could not be fetched.
            <Button variant="line" size="sm" onClick={() => void more()}>
              Try again
            </Button>
          </p>
        )}
        {nextBefore !== null && status !== 'failed' && (
          <div className="pt-6">
            <Button variant="line" isLoading={status === 'loading'} onClick={() => void more()}>
              Older entries
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
