import { useCallback, useEffect, useState } from 'react'
import { listRenderings } from '#app/features/body/body.api.ts'
import type { BodyRendering } from '#shared/body.ts'

/** The person's pictures with designs on their photos, newest first. */
export function useRenderings(isWanted: boolean) {
  const [renderings, setRenderings] = useState<readonly BodyRendering[]>([])
  const load = useCallback(
    () =>
      listRenderings().then(
        (list) => setRenderings((known) => withRenderings(list, known)),
        // The photos, fetched beside them, say when there is no connection.
        () => {},
      ),
    [],
  )
  useEffect(() => {
    if (isWanted) void load()
  }, [isWanted, load])
  return {
    renderings,
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
