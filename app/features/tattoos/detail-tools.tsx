import { Download, Flag, PenLine, Repeat2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import {
  DeleteTattooDialog,
  ReportDialog,
  TagEditor,
  VersionsPanel,
} from '#app/features/tattoos/lazy-dialogs.ts'
import { useDownload } from '#app/features/tattoos/use-download.ts'
import { paths } from '#app/paths.ts'
import { SignedInOnly, SignedOutOnly } from '#app/platform/session/session-gate.tsx'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** Closed at first, and only for who is signed in: visitors never fetch it. */
const DownloadList = lazy(async () => ({
  default: (await import('#app/features/tattoos/download-list.tsx')).DownloadList,
}))

const EnlargedNote = lazy(async () => ({
  default: (await import('#app/features/tattoos/enlarged-note.tsx')).EnlargedNote,
}))

/** Only the owner needs it. */
const VisibilitySwitch = lazy(async () => ({
  default: (await import('#app/features/tattoos/visibility-switch.tsx')).VisibilitySwitch,
}))

/** Only the owner needs it. */
const FlashSheetButton = lazy(async () => ({
  default: (await import('#app/features/tattoos/flash-sheet/flash-sheet-button.tsx'))
    .FlashSheetButton,
}))

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
  const userId = useCurrentUser()?.id
  const isAdmin = userId === ADMIN_USER_ID
  const isOwn = userId === tattoo.userId
  const [open, setOpen] = useState<'report' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-x-5">
        {isOwn ? (
          <Link to={paths.design({ open: tattoo.id })} className={TOOL}>
            <PenLine aria-hidden className="size-4" />
            Open in the designer
          </Link>
        ) : (
          <Link to={paths.design({ remix: tattoo.id })} className={TOOL}>
            <Repeat2 aria-hidden className="size-4" />
            Make it yours
            <span className="text-13 font-regular text-faded">1 credit</span>
          </Link>
        )}
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
            <span className="text-13 font-regular text-faded">stencil, PNG, SVG</span>
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
        {/* Last: it is fetched, and moves nothing that can be pressed when it comes. */}
        {isOwn && (
          <Suspense>
            <FlashSheetButton tattoo={tattoo} className={TOOL} />
          </Suspense>
        )}
      </div>
      <SignedInOnly>
        {tattoo.largeFiles === 'enlarged' && (
          <Suspense>
            <EnlargedNote tattoo={tattoo} />
          </Suspense>
        )}
        <details className="mt-1 max-w-105">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-15 font-medium hover:underline hover:underline-offset-4">
            Every file: stencil, PDF, ink only, SVG, on skin
          </summary>
          {userId !== undefined && (
            <Suspense>
              <DownloadList tattoo={tattoo} />
            </Suspense>
          )}
        </details>
      </SignedInOnly>
      {isOwn && (
        <div className="mt-3 max-w-105 border-y border-hair py-2.5">
          <Suspense fallback={<div className="min-h-11" />}>
            <VisibilitySwitch tattoo={tattoo} onChange={onChange} />
          </Suspense>
        </div>
      )}
      {isOwn && (
        <div className="mt-7 grid max-w-105 gap-6.5">
          <VersionsPanel key={tattoo.id} tattoo={tattoo} onChange={onChange} />
        </div>
      )}
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
