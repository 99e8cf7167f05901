import 'yet-another-react-lightbox/styles.css'
import './zoom-viewer.css'
import { ChevronLeft, ChevronRight, Download, ScanLine, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import {
  ImageSlide,
  isImageSlide,
  Lightbox,
  useLightboxState,
  type RenderSlideProps,
} from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { FavouriteButton } from '#app/features/tattoos/favourite-button.tsx'
import { altOf, titleOf } from '#app/features/tattoos/tattoo-words.ts'
import { useDownload } from '#app/features/tattoos/use-download.ts'
import { paths } from '#app/paths.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
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
  /** With the design that was shown last. */
  onClosed: (shownId: number | undefined) => void
  onView?: ((tattooId: number) => void) | undefined
  onChange: (id: number, fields: Partial<Tattoo>) => void
}

/** §2.zoom.wrap, §2.zoom.backdrop: arrows that wrap around, closed by clicking the backdrop. Also keys, swipe and pinch. */
export function ZoomViewer(props: ZoomViewerProps) {
  const { tattoos, openId, onClose, onClosed, onView, onChange } = props
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
      carousel={{ finite: isAlone, padding: '12px', preload: 1 }}
      controller={{ closeOnBackdropClick: true, aria: true }}
      animation={{ fade: 200, swipe: 320 }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      on={{
        exited: () => onClosed(shownId),
        view: ({ index }) => {
          const tattoo = tattoos[index]
          if (tattoo === undefined) return
          setShownId(tattoo.id)
          onView?.(tattoo.id)
        },
      }}
      labels={LABELS}
      toolbar={{
        buttons: [<Tools key="tools" tattoos={tattoos} onChange={onChange} />, 'close'],
      }}
      render={{
        slide: (slide) => <Sheet {...slide} />,
        controls: () => <Caption tattoos={tattoos} />,
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

/** The design multiplied onto paper, as on the wall: at night the lamp dims the sheet, and not the ink. */
function Sheet({ slide, offset, rect }: RenderSlideProps) {
  if (!isImageSlide(slide)) return null
  const { width = 1, height = 1 } = slide
  const scale = Math.min(rect.width / width, rect.height / height, 1)
  return (
    <div className="zoom-sheet" style={{ width: width * scale, height: height * scale }}>
      <ImageSlide slide={slide} offset={offset} rect={rect} imageFit="contain" />
    </div>
  )
}

function Caption({ tattoos }: Pick<ZoomViewerProps, 'tattoos'>) {
  const { currentIndex } = useLightboxState()
  const tattoo = tattoos[currentIndex]
  if (tattoo === undefined) return null
  return (
    <div className="zoom-caption">
      <p className="line-clamp-2 font-medium wrap-anywhere first-letter:uppercase md:line-clamp-1">
        {titleOf(tattoo)}
      </p>
      {tattoos.length > 1 && (
        <p className="text-13 text-on-night-faded tabular-nums">
          {currentIndex + 1} of {tattoos.length}
        </p>
      )}
    </div>
  )
}

/** Of the design that is looked at. */
function Tools({ tattoos, onChange }: Pick<ZoomViewerProps, 'tattoos' | 'onChange'>) {
  const { currentIndex } = useLightboxState()
  const tattoo = tattoos[currentIndex]
  if (tattoo === undefined) return null
  return <ToolsOf key={tattoo.id} tattoo={tattoo} onChange={onChange} />
}

function ToolsOf({ tattoo, onChange }: { tattoo: Tattoo; onChange: ZoomViewerProps['onChange'] }) {
  const { save, busyKind } = useDownload(tattoo.id)
  const isSignedIn = useCurrentUser() !== undefined
  return (
    <>
      <Link
        to={paths.fittingRoom({ design: tattoo.id })}
        aria-label="Try it on"
        className="yarl__button"
      >
        <ScanLine aria-hidden className="size-5.5" />
      </Link>
      <FavouriteButton
        tattoo={tattoo}
        onChange={(isFavorited) => onChange(tattoo.id, { isFavorited })}
        className="yarl__button [&_.fill-sheet]:fill-[#12100e]"
      />
      {isSignedIn ? (
        <button
          type="button"
          aria-label="Download PNG"
          aria-busy={busyKind !== undefined || undefined}
          onClick={() => save('png')}
          className="yarl__button"
        >
          <Download aria-hidden className="size-5.5" />
        </button>
      ) : (
        <Link
          to={paths.login({ next: paths.tattoo(tattoo.id) })}
          aria-label="Sign in to download"
          className="yarl__button"
        >
          <Download aria-hidden className="size-5.5" />
        </Link>
      )}
    </>
  )
}
