import { useCallback } from 'react'
import { fetchOwnTattoos } from '#app/features/tattoos/tattoos.api.ts'
import { useLoading } from '#app/platform/http/use-loading.ts'
import { useTattooList } from '#app/platform/http/use-tattoo-list.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** So many pages of a list are read; whoever has more searches among the newest. */
const PAGES_MOST = 40

/** All designs of the person's own, page after page: they show as they come. */
export function useLibrary() {
  const { tattoos, edit, update, remove } = useTattooList([])
  const read = useCallback(
    () => readAll((page, isFirst) => edit((known) => (isFirst ? page : [...known, ...page]))),
    [edit],
  )
  const { status, reload } = useLoading(read)
  return { status, tattoos, update, remove, retry: reload }
}

async function readAll(show: (page: readonly Tattoo[], isFirst: boolean) => void) {
  let before: number | undefined
  for (let count = 0; count < PAGES_MOST; count++) {
    const page = await fetchOwnTattoos(before)
    if (page.length === 0) return
    show(page, before === undefined)
    before = page.at(-1)?.id
  }
}
