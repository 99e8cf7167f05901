import { LoaderCircle } from 'lucide-react'
import { startTransition, useCallback, useState } from 'react'
import { altOf } from '#app/features/tattoos/tattoo-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useIsOfServer } from '#app/ui/hydration.tsx'
import { PencilDrawing } from '#app/ui/pencil-drawing.tsx'
import { PictureSources } from '#app/ui/small-picture.tsx'
import type { PencilSketch, Tattoo } from '#shared/tattoos.ts'

type TattooPictureProps = {
  tattoo: Tattoo
  /** For the browser to choose a file by. */
  sizes: string
  /** Fills the height it is given too, instead of making its own. */
  isFitted?: boolean
  /** Appears as it would be made: pencil first, ink over it. */
  isInkedIn?: boolean
  /** The lines that were seen before: they stay until the ink is over them. */
  sketch?: PencilSketch | undefined
  /** `first` is for the largest picture above the fold: it is fetched before all others. */
  loading?: 'lazy' | 'eager' | 'first'
}

/** Ink on white, multiplied onto the paper behind it. Its room is known before it comes, so nothing moves. */
export function TattooPicture(props: TattooPictureProps) {
  const { tattoo, sizes, isFitted = false, isInkedIn = false, sketch, loading = 'lazy' } = props
  const { width, height, previewDataUri, imageUrl } = tattoo
  // The server's page shows its pictures without waiting for scripts, and must not hide them when those come.
  const isOfServer = useIsOfServer()
  const [loadedUrl, setLoadedUrl] = useState(isOfServer ? imageUrl : undefined)
  const isLoaded = loadedUrl === imageUrl
  // It may have come before anybody listened. The server's mostly has; what is still to come can wait for its turn.
  const lookAt = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return
      const isThere = image.complete && image.naturalWidth > 0
      if (isThere) setLoadedUrl(imageUrl)
      else if (isOfServer) startTransition(() => setLoadedUrl(undefined))
    },
    [imageUrl, isOfServer],
  )
  const fit = isFitted ? 'size-full object-contain' : 'h-auto w-full'
  return (
    <span
      aria-busy={!isLoaded || undefined}
      className={classNames('relative block', isFitted && 'size-full')}
    >
      {sketch !== undefined && (
        <PencilDrawing sketch={sketch} {...(isLoaded && { className: 'under-ink' })} />
      )}
      {!isLoaded && sketch === undefined && previewDataUri !== '' && (
        <img
          src={previewDataUri}
          alt=""
          width={width}
          height={height}
          className={classNames('absolute inset-0 opacity-55 blur-md mix-blend-multiply', fit)}
        />
      )}
      {!isLoaded && sketch === undefined && <LoadingMark />}
      {isLoaded && isInkedIn && sketch === undefined && (
        <picture>
          <PictureSources picture={tattoo} sizes={sizes} />
          <img
            src={tattoo.imageUrl}
            alt=""
            width={width}
            height={height}
            className={classNames('pencil-out absolute inset-0 mix-blend-multiply', fit)}
          />
        </picture>
      )}
      {/* Anew for another picture, as a whole: an image that is taken out of its sources falls back to its own address and fetches that. */}
      <picture key={imageUrl}>
        <PictureSources picture={tattoo} sizes={sizes} />
        <img
          ref={lookAt}
          src={imageUrl}
          alt={altOf(tattoo)}
          width={width}
          height={height}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          {...(loading === 'first' ? { fetchPriority: 'high' } : {})}
          decoding="async"
          onLoad={() => setLoadedUrl(imageUrl)}
          className={classNames(
            'relative mix-blend-multiply transition-opacity duration-200',
            fit,
            !isLoaded && !isOfServer && 'opacity-0',
            isLoaded && isInkedIn && (sketch === undefined ? 'ink-in' : 'ink-over'),
          )}
        />
      </picture>
    </span>
  )
}

/** Only for pictures that take a while: most are there before it would be seen. */
function LoadingMark() {
  return (
    <LoaderCircle
      aria-hidden
      className="late-in absolute top-1/2 left-1/2 size-5 -translate-1/2 text-on-sheet-faded"
    />
  )
}
