import { Download, Flag, Repeat2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { DeleteTattooDialog } from '#app/features/tattoos/delete-tattoo-dialog.tsx'
import { ReportDialog } from '#app/features/tattoos/report-dialog.tsx'
import { TagEditor } from '#app/features/tattoos/tag-editor.tsx'
import { useDownload } from '#app/features/tattoos/use-download.ts'
import { paths } from '#app/paths.ts'
import { SignedInOnly, SignedOutOnly } from '#app/platform/session-gate.tsx'
import { useCurrentUser } from '#app/platform/session.ts'
import { ADMIN_USER_ID } from '#shared/accounts.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const TOOL =
  'inline-flex min-h-11 items-center gap-2 text-15 font-medium hover:underline hover:underline-offset-4'

type DetailToolsProps = {
  tattoo: Tattoo
  onChange: (id: number, fields: Partial<Tattoo>) => void
  onDeleted: () => void
}

/** The quieter things to do with a design, and what only the administrator does. */
export function DetailTools({ tattoo, onChange, onDeleted }: DetailToolsProps) {
  const { busyKind, save } = useDownload(tattoo.id)
  const { pathname } = useLocation()
  const isAdmin = useCurrentUser()?.id === ADMIN_USER_ID
  const [open, setOpen] = useState<'report' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Link to={paths.design({ prompt: tattoo.prompt, remix: tattoo.id })} className={TOOL}>
          <Repeat2 aria-hidden className="size-4" />
          Make it yours
        </Link>
        <SignedInOnly>
          <button
            type="button"
            aria-busy={busyKind !== undefined || undefined}
            onClick={() => save('png')}
            className={TOOL}
          >
            <Download aria-hidden className="size-4" />
            Download
          </button>
        </SignedInOnly>
        <SignedOutOnly>
          <Link to={paths.login({ next: pathname })} className={TOOL}>
            <Download aria-hidden className="size-4" />
            Sign in to download
          </Link>
        </SignedOutOnly>
        <button type="button" onClick={() => setOpen('report')} className={`${TOOL} text-faded`}>
          <Flag aria-hidden className="size-4" />
          Report
        </button>
        {isAdmin && (
          <button type="button" onClick={() => setOpen('delete')} className={TOOL}>
            <Trash2 aria-hidden className="size-4" />
            Delete
          </button>
        )}
      </div>
      {isAdmin && <TagEditor tattoo={tattoo} onChange={onChange} />}
      <ReportDialog tattooId={tattoo.id} isOpen={open === 'report'} onClose={close} />
      <DeleteTattooDialog
        tattooId={open === 'delete' ? tattoo.id : undefined}
        onClose={close}
        onDeleted={onDeleted}
      />
    </>
  )
}
