import { useCallback, useEffect, useState } from 'react'

/** What one call brings of a list, newest first. */
export type Page<Entry> = {
  entries: readonly Entry[]
  /** Asks for the next page; null at the end. */
  nextBefore: number | null
}

type FetchPage<Entry> = (before: number | null) => Promise<Page<Entry>>

type List<Item> = {
  status: 'loading' | 'ready' | 'failed'
  items: readonly Item[]
  nextBefore: number | null
}

export const pageQuery = (before: number | null) => (before === null ? '' : `?before=${before}`)

/** Of an answer that says only whether there is more: that begins behind the last one's id. */
export function pageOf<Entry extends { id: number }>(
  entries: readonly Entry[],
  hasMore: boolean,
): Page<Entry> {
  return { entries, nextBefore: hasMore ? (entries.at(-1)?.id ?? null) : null }
}

export const append = <Item>(known: readonly Item[], more: readonly Item[]) => [...known, ...more]

/** A list that grows by a page at a time. Neither `fetchPage` nor `add` may be another one at the next render. */
export function usePagedList<Entry, Item>(
  fetchPage: FetchPage<Entry>,
  add: (known: readonly Item[], page: readonly Entry[]) => readonly Item[],
) {
  const [list, setList] = useState<List<Item>>({ status: 'loading', items: [], nextBefore: null })
  const { status, items, nextBefore } = list

  const fetchInto = useCallback(
    (before: number | null) =>
      fetchPage(before).then(
        (page) =>
          setList((now) => ({
            status: 'ready',
            items: add(before === null ? [] : now.items, page.entries),
            nextBefore: page.nextBefore,
          })),
        () => setList((now) => ({ ...now, status: 'failed' })),
      ),
    [fetchPage, add],
  )
  useEffect(() => void fetchInto(null), [fetchInto])

  /** The next page, or again the one that failed. */
  const load = () => {
    setList((now) => ({ ...now, status: 'loading' }))
    void fetchInto(nextBefore)
  }
  const edit = (change: (items: readonly Item[]) => readonly Item[]) =>
    setList((now) => ({ ...now, items: change(now.items) }))
  return { status, items, hasMore: nextBefore !== null, load, edit }
}
