import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

export type Picture = {
  src: string
  /** The same in half the bytes, for browsers that can read it; with its widths where there are several. */
  avif?: string
  /** For the browser to choose one of several by. */
  sizes?: string
  widthPx: number
  heightPx: number
}

type FlashSheetProps = {
  picture: Picture
  /** Empty for decoration. */
  alt: string
  caption?: ReactNode
  /** Designs are multiplied onto the paper and never cropped; skin is a photograph with a white border. */
  kind?: 'flash' | 'skin'
  /** Less paper around the art, for pieces that are shown large. */
  isTight?: boolean
  /** `first` is for the largest picture above the fold: it is fetched before all others. `eager` waits for nothing but the fonts. */
  loading?: 'first' | 'eager' | 'lazy'
  className?: string
}

const PADDING = { normal: 'px-[8%] pt-[9%] pb-[7%]', tight: 'px-[5%] pt-[6%] pb-[4%]' }

/** The card of the product: paper, hairline, art, hairline, caption. */
export function FlashSheet(props: FlashSheetProps) {
  const {
    picture,
    alt,
    caption,
    kind = 'flash',
    isTight = false,
    loading = 'lazy',
    className,
  } = props
  return (
    <figure className={classNames('sheet-paper block', className ?? 'shadow-lift')}>
      <div className={kind === 'skin' ? 'p-1.5 pb-0' : isTight ? PADDING.tight : PADDING.normal}>
        <picture>
          {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />}
          <img
            src={picture.src}
            width={picture.widthPx}
            height={picture.heightPx}
            alt={alt}
            loading={loading === 'lazy' ? 'lazy' : 'eager'}
            decoding="async"
            fetchPriority={loading === 'first' ? 'high' : loading === 'eager' ? 'low' : 'auto'}
            className={classNames('w-full', kind === 'flash' && 'mix-blend-multiply')}
          />
        </picture>
      </div>
      {caption !== undefined && (
        <figcaption
          className={classNames(
            'mx-3 pt-2.25 pb-2.5 text-13 leading-[1.35] font-semibold',
            kind === 'flash' && 'border-t border-sheet-hair',
          )}
        >
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
