import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Tattoo } from '#shared/tattoos.ts'

const ZoomViewer = lazy(async () => ({
  default: (await import('#app/features/tattoos/zoom-viewer.tsx')).ZoomViewer,
}))

type ZoomGalleryProps = {
  tattoos: readonly Tattoo[]
  /** Where to begin. Undefined: closed. */
  openId: number | undefined
  onClose: () => void
  /** Called with each design that comes into view. */
  onView?: ((tattooId: number) => void) | undefined
  /** What happens to a design while it is looked at. */
  onChange: (id: number, fields: Partial<Tattoo>) => void
}

/** The full-screen viewer, fetched when somebody first asks for it. It gives the focus back. */
export function ZoomGallery(props: ZoomGalleryProps) {
  const { tattoos, openId, onClose, onView, onChange } = props
  const [wasOpened, setWasOpened] = useState(false)
  const opener = useRef<Element>(null)
  if (openId !== undefined && !wasOpened) setWasOpened(true)
  useEffect(() => {
    if (openId === undefined) return
    opener.current = document.activeElement
  }, [openId])
  if (!wasOpened) return null
  return (
    <Suspense>
      <ZoomViewer
        tattoos={tattoos}
        openId={openId}
        onClose={onClose}
        onView={onView}
        onChange={onChange}
        onClosed={(shownId) => giveFocusBack(opener.current, shownId)}
      />
    </Suspense>
  )
}

/** To what opened the viewer. Where a wall was laid out anew meanwhile that is gone, and the card of the design takes its place. */
function giveFocusBack(opener: Element | null, shownId: number | undefined) {
  const targets = [
    opener?.isConnected === true ? opener : null,
    document.querySelector(`[data-art="${shownId}"]`),
    document.querySelector('[data-art]'),
    document.querySelector('main'),
  ]
  const target = targets.find((element) => element instanceof HTMLElement)
  target?.focus()
}
