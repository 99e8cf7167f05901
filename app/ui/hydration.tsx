import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
let wasServerAsked = false

function answer(isOfServer: boolean) {
  wasServerAsked = isOfServer
  // The same both times, so that nothing is drawn anew for it.
  return null
}

const askBrowser = () => answer(false)
const askServer = () => answer(true)

/**
 * Whether it stood on the server's page, rather than being mounted since. Known in the first render, and for good: of the two sides of a
 * store, React asks the server's exactly when it takes over what the server sent.
 */
export function useIsOfServer() {
  useSyncExternalStore(neverChanges, askBrowser, askServer)
  const [isOfServer] = useState(() => wasServerAsked)
  return isOfServer
}

/**
 * False on the server and for the first client render of what it sent, so that both draw the same page. The render that follows yields
 * to whoever touches the page meanwhile; an external store would force it on them in one piece.
 */
export function useHydrated() {
  const [isHydrated, setIsHydrated] = useState(!useIsOfServer())
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return isHydrated
}
