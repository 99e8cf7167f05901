import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const TITLE_SETTLES_MS = 100

/** Tells a screen reader that another page is there, as a full page load would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [message, setMessage] = useState('')
  const announced = useRef(pathname)

  useEffect(() => {
    if (announced.current === pathname) return undefined
    announced.current = pathname
    const timer = window.setTimeout(() => setMessage(document.title), TITLE_SETTLES_MS)
    return () => window.clearTimeout(timer)
  }, [pathname])

  return (
    <div aria-live="polite" className="sr-only">
      {message}
    </div>
  )
}
