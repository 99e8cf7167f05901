import { useEffect, useState } from 'react'

/**
 * What people are leaving the site for, from the press of a button on. The browser may keep the page and show it again
 * as it was when they come back, so that returning must end it.
 */
export function useDeparture<Target>() {
  const [target, setTarget] = useState<Target>()
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTarget(undefined)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  return [target, setTarget] as const
}
