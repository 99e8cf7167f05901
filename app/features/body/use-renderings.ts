import { useCallback, useEffect, useState } from 'react'
import { listRenderings, RENDERINGS_PER_PAGE } from '#app/features/body/body.api.ts'
import type { BodyRendering } from '#shared/body.ts'

/** The addresses of pictures carry a proof that lasts an hour at least. */
const FRESHEN_MS = 45 * 60_000

/** The person's pictures with designs on their photos, newest first. */
export function useRenderings(isWanted: boolean) {
  const [renderings, setRenderings] = useState<readonly BodyRendering[]>([])
  const [hasMore, setHasMore] = useState(false)
  const load = useCallback(
    (before?: number) =>
      listRenderings(before).then(
        (list) => {
          setRenderings((known) => withRenderings(list, known))
          setHasMore(list.length === RENDERINGS_PER_PAGE)
        },
        // The photos, fetched beside them, say when there is no connection.
        () => {},
      ),
    [],
  )
  useEffect(() => {
    if (!isWanted) return undefined
    void load()
    const timer = window.setInterval(() => void load(), FRESHEN_MS)
    return () => window.clearInterval(timer)
  }, [isWanted, load])
  return {
    renderings,
    hasMore,
    loadMore: () => void load(renderings.at(-1)?.id),
    add: useCallback(
      (made: readonly BodyRendering[]) => setRenderings((known) => withRenderings(known, made)),
      [],
    ),
    update: useCallback(
      (id: number, fields: Partial<BodyRendering>) =>
        setRenderings((known) => known.map((one) => (one.id === id ? { ...one, ...fields } : one))),
      [],
    ),
    remove: useCallback(
      (isGone: (rendering: BodyRendering) => boolean) =>
        setRenderings((known) => known.filter((one) => !isGone(one))),
      [],
    ),
  }
}

export type RenderingsState = ReturnType<typeof useRenderings>

/** Newest first, and none twice. */
function withRenderings(list: readonly BodyRendering[], others: readonly BodyRendering[]) {
  const listed = new Set(list.map(({ id }) => id))
  return [...list, ...others.filter(({ id }) => !listed.has(id))].toSorted((a, b) => b.id - a.id)
}
