import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and for the first client render, so that both draw the same page. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
