import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'

const SCREENS = [
  { label: 'Today', path: paths.admin() },
  { label: 'Reports', path: paths.adminReports() },
  { label: 'Messages', path: paths.adminMessages() },
  { label: 'Photos', path: paths.adminPhotos() },
  { label: 'People', path: paths.adminUsers() },
  { label: 'Audit log', path: paths.adminAudit() },
]

/** A strip that scrolls sideways where it is wider than the screen. */
export function AdminNav() {
  const { pathname } = useLocation()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>(`[href='${pathname}']`)
    if (strip.current && current) {
      const middle = current.offsetLeft + current.offsetWidth / 2
      strip.current.scrollLeft = middle - strip.current.clientWidth / 2
    }
  }, [pathname])
  return (
    <nav
      ref={strip}
      aria-label="Administration"
      className="relative mb-8 flex gap-x-4 [scrollbar-width:none] max-md:-mx-gutter max-md:overflow-x-auto max-md:border-b max-md:border-hair max-md:px-gutter md:gap-x-6"
    >
      {SCREENS.map(({ label, path }) => (
        <NavLink
          key={path}
          to={path}
          end
          className="flex min-h-11 flex-none items-center border-b-2 border-transparent text-15 font-semibold text-faded hover:text-ink max-md:focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
