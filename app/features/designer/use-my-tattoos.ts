import { useCallback } from 'react'
import { listMyTattoos } from '#app/features/designer/designer.api.ts'
import { withDelivered } from '#app/features/designer/design-requests.ts'
import { useLoading } from '#app/platform/http/use-loading.ts'
import { useTattooList } from '#app/platform/http/use-tattoo-list.ts'
import { claimFirstDesign } from '#app/platform/session/first-design.ts'
import type { Tattoo } from '#shared/tattoos.ts'

export type MyTattoos = Pick<ReturnType<typeof useMyTattoos>, 'status' | 'tattoos'>

/** §8.tattoos.failed, to the letter. */
export const LOAD_FAILED_MESSAGE = 'Failed to fetch tattoos, please try again later.'

/** The person's own designs, newest first: fetched on arrival, then kept up to date by what happens on the screen. */
export function useMyTattoos() {
  const { tattoos, edit, update, remove } = useTattooList([])
  const read = useCallback(async () => {
    // What was drawn before signing up belongs to the list.
    await claimFirstDesign()
    const list = await listMyTattoos()
    // What was delivered while the list was on its way must not be lost.
    edit((known) => merge(known, list))
  }, [edit])
  const { status, reload } = useLoading(read)

  return {
    status,
    tattoos,
    update,
    remove,
    reload,
    add: useCallback(
      (output: readonly Tattoo[]) => edit((known) => withDelivered(known, output)),
      [edit],
    ),
    /** A design that is too old to be in the list. */
    include: useCallback(
      (tattoo: Tattoo) =>
        edit((known) => (known.some(({ id }) => id === tattoo.id) ? known : [...known, tattoo])),
      [edit],
    ),
  }
}

function merge(known: readonly Tattoo[], list: readonly Tattoo[]): readonly Tattoo[] {
  const listed = new Set(list.map(({ id }) => id))
  return withDelivered(
    list,
    known.filter(({ id }) => !listed.has(id)),
  )
}
