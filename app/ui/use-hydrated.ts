import { startTransition, useEffect, useState } from 'react'

/** What mounts after the server's page was taken over has nothing to agree with. */
let isTakenOver = false

/**
 * False on the server and for the first client render, so that both draw the same page. The render that follows yields to
 * whoever touches the page meanwhile; an external store would force it on them in one piece.
 */
export function useHydrated() {
  const [isHydrated, setIsHydrated] = useState(isTakenOver)
  useEffect(() => {
    isTakenOver = true
    startTransition(() => setIsHydrated(true))
  }, [])
  return isHydrated
}
