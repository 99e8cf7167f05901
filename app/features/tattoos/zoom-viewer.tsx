import 'yet-another-react-lightbox/styles.css'
import './zoom-viewer.css'
import { ChevronLeft, ChevronRight, ScanLine, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Lightbox, useLightboxState } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { altOf } from '#app/features/tattoos/tattoo-words.ts'
import { paths } from '#app/paths.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const LABELS = {
  Lightbox: 'Design, full screen',
  'Photo gallery': 'Designs',
  Previous: 'Previous design',
  Next: 'Next design',
}

type ZoomViewerProps = {
  tattoos: readonly Tattoo[]
  openId: number | undefined
  onClose: () => void
  onClosed: () => void
  onView?: ((tattooId: number) => void) | undefined
}

/** Spec §2: arrows that wrap around, closed by clicking the backdrop. Also keys, swipe and pinch. */
export function ZoomViewer({ tattoos, openId, onClose, onClosed, onView }: ZoomViewerProps) {
  const [shownId, setShownId] = useShownId(openId)
  // Given other slides, the viewer goes to the index it is given: it must be that of the design it shows.
  const slides = useMemo(
    () =>
      tattoos.map((tattoo) => ({
        src: tattoo.imageUrl,
        alt: altOf(tattoo),
        width: tattoo.width,
        height: tattoo.height,
      })),
    [tattoos],
  )
  const isAlone = slides.length < 2
  return (
    <Lightbox
      className="zoom-viewer"
      open={openId !== undefined}
      index={Math.max(
        0,
        tattoos.findIndex(({ id }) => id === shownId),
      )}
      close={onClose}
      slides={slides}
      plugins={[Zoom]}
      carousel={{ finite: isAlone, padding: '24px', preload: 1 }}
      controller={{ closeOnBackdropClick: true, aria: true }}
      animation={{ fade: 200, swipe: 320 }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      on={{
        exited: onClosed,
        view: ({ index }) => {
          const tattoo = tattoos[index]
          if (tattoo === undefined) return
          setShownId(tattoo.id)
          onView?.(tattoo.id)
        },
      }}
      labels={LABELS}
      toolbar={{ buttons: [<TryOnLink key="try-on" tattoos={tattoos} />, 'close'] }}
      render={{
        iconPrev: () => <ChevronLeft aria-hidden className="size-7" />,
        iconNext: () => <ChevronRight aria-hidden className="size-7" />,
        iconClose: () => <X aria-hidden className="size-6" />,
        iconZoomIn: () => <ZoomIn aria-hidden className="size-5.5" />,
        iconZoomOut: () => <ZoomOut aria-hidden className="size-5.5" />,
        ...(isAlone ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  )
}

/** The design that is shown, beginning anew with the one that was opened. */
function useShownId(openId: number | undefined) {
  const [shownId, setShownId] = useState(openId)
  const [lastOpenId, setLastOpenId] = useState(openId)
  if (openId !== lastOpenId) {
    setLastOpenId(openId)
    setShownId(openId)
  }
  return [shownId, setShownId] as const
}

function TryOnLink({ tattoos }: Pick<ZoomViewerProps, 'tattoos'>) {
  const { currentIndex } = useLightboxState()
  const tattoo = tattoos[currentIndex]
  if (tattoo === undefined) return null
  return (
    <Link
      to={paths.fittingRoom({ design: tattoo.id })}
      aria-label="Try it on"
      className="yarl__button"
    >
      <ScanLine aria-hidden className="size-5.5" />
    </Link>
  )
}
