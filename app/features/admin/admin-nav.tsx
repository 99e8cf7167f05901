import { NavLink } from 'react-router'
import { paths } from '#app/paths.ts'

const SCREENS = [
  { label: 'Today', path: paths.admin() },
  { label: 'Reports', path: paths.adminReports() },
  { label: 'Messages', path: paths.adminMessages() },
  { label: 'Photos', path: paths.adminPhotos() },
  { label: 'People', path: paths.adminUsers() },
  { label: 'Audit log', path: paths.adminAudit() },
]

export function AdminNav() {
  return (
    <nav aria-label="Administration" className="mb-8 flex flex-wrap gap-x-4 md:gap-x-6">
      {SCREENS.map(({ label, path }) => (
        <NavLink
          key={path}
          to={path}
          end
          className="flex min-h-11 items-center border-b-2 border-transparent text-15 font-semibold text-faded hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
