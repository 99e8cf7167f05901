import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { RetryNote } from '#app/ui/retry-note.tsx'

type ListPageProps = {
  title: string
  lead: string
  list: {
    status: 'loading' | 'ready' | 'failed'
    items: readonly unknown[]
    hasMore: boolean
    /** The next page, or again the one that failed. */
    load: () => void
  }
  words: { empty: string; failed: string; more: string }
  /** The items as they are shown. */
  children: ReactNode
}

/** A page about one list, which grows on demand. */
export function ListPage({ title, lead, list, words, children }: ListPageProps) {
  const { status, items, hasMore, load } = list
  return (
    <>
      <h1 className="text-64 tracking-[-0.036em]">{title}</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-18 text-faded">{lead}</p>
      <div aria-busy={status === 'loading'} className="max-w-230">
        {children}
        {status === 'ready' && items.length === 0 && !hasMore && (
          <p className="border-t border-ink pt-8 text-22 font-semibold">{words.empty}</p>
        )}
        {status === 'failed' && (
          <div className="border-t border-hair pt-6">
            <RetryNote onRetry={load}>{words.failed}</RetryNote>
          </div>
        )}
        {hasMore && status !== 'failed' && (
          <div className="border-t border-hair pt-6">
            <Button variant="line" isLoading={status === 'loading'} onClick={load}>
              {words.more}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
