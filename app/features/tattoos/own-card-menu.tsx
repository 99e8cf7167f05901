import { Ellipsis, Eye, Lock, PenLine, ScanLine, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useVisibility } from '#app/features/tattoos/use-visibility.ts'
import { paths } from '#app/paths.ts'
import { DropdownMenu, MenuAction, MenuLink } from '#app/ui/dropdown-menu.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

type OwnCardMenuProps = {
  tattoo: Tattoo
  onChange: (id: number, fields: Partial<Tattoo>) => void
  onDelete: () => void
}

/** What people do with designs of their own. */
export function OwnCardMenu({ tattoo, onChange, onDelete }: OwnCardMenuProps) {
  const { change } = useVisibility(onChange)
  const VisibilityIcon = tattoo.isPublic ? Lock : Eye
  return (
    <DropdownMenu
      trigger={
        <button type="button" aria-label="More" className="sheet-disc">
          <Ellipsis aria-hidden className="size-4" />
        </button>
      }
    >
      <MenuLink>
        <Link to={paths.design({ open: tattoo.id })}>
          <PenLine aria-hidden className="size-4 text-faded" />
          Open in the designer
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to={paths.fittingRoom({ design: tattoo.id })}>
          <ScanLine aria-hidden className="size-4 text-faded" />
          Try it on
        </Link>
      </MenuLink>
      <MenuAction onSelect={() => void change(tattoo.id, !tattoo.isPublic)}>
        <VisibilityIcon aria-hidden className="size-4 text-faded" />
        {tattoo.isPublic ? 'Make private' : 'Put in the gallery'}
      </MenuAction>
      <MenuAction onSelect={onDelete}>
        <Trash2 aria-hidden className="size-4 text-faded" />
        Delete design
      </MenuAction>
    </DropdownMenu>
  )
}
