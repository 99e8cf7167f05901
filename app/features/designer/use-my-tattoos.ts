import { useCallback, useEffect, useState } from 'react'
import { listMyTattoos } from '#app/features/designer/designer.api.ts'
import { withDelivered } from '#app/features/designer/design-requests.ts'
import { claimFirstDesign } from '#app/platform/session/first-design.ts'
import type { Tattoo } from '#shared/tattoos.ts'

export type MyTattoos = {
  status: 'loading' | 'ready' | 'failed'
  tattoos: readonly Tattoo[]
}

/** §8.tattoos.failed, to the letter. */
export const LOAD_FAILED_MESSAGE = 'Failed to fetch tattoos, please try again later.'

/** The person's own designs, newest first: fetched on arrival, then kept up to date by what happens on the screen. */
export function useMyTattoos() {
  const [mine, setMine] = useState<MyTattoos>({ status: 'loading', tattoos: [] })

  const load = useCallback(() => {
    // What was drawn before signing up belongs to the list.
    const listing = claimFirstDesign().then(listMyTattoos)
    listing.then(
      // What was delivered while the list was on its way must not be lost.
      (list) => setMine(({ tattoos }) => ({ status: 'ready', tattoos: merge(tattoos, list) })),
      () => setMine(({ tattoos }) => ({ status: 'failed', tattoos })),
    )
  }, [])
  useEffect(load, [load])

  const change = useCallback(
    (edit: (tattoos: readonly Tattoo[]) => readonly Tattoo[]) =>
      setMine(({ status, tattoos }) => ({ status, tattoos: edit(tattoos) })),
    [],
  )
  return {
    ...mine,
    reload: useCallback(() => {
      setMine(({ tattoos }) => ({ status: 'loading', tattoos }))
      load()
    }, [load]),
    add: useCallback(
      (output: readonly Tattoo[]) => change((tattoos) => withDelivered(tattoos, output)),
      [change],
    ),
    /** A design that is too old to be in the list. */
    include: useCallback(
      (tattoo: Tattoo) =>
        change((tattoos) =>
          tattoos.some(({ id }) => id === tattoo.id) ? tattoos : [...tattoos, tattoo],
        ),
      [change],
    ),
    update: useCallback(
      (id: number, fields: Partial<Tattoo>) =>
        change((tattoos) =>
          tattoos.map((tattoo) => (tattoo.id === id ? { ...tattoo, ...fields } : tattoo)),
        ),
      [change],
    ),
    remove: useCallback(
      (id: number) => change((tattoos) => tattoos.filter((tattoo) => tattoo.id !== id)),
      [change],
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
