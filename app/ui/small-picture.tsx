import { classNames } from '#app/ui/class-names.ts'

/** A picture with the smaller files that a browser may choose instead. */
export type Picture = {
  imageUrl: string
  avifSrcSet?: string
  webpSrcSet?: string
  width: number
  height: number
}

type SmallPictureProps = {
  picture: Picture
  /** For the browser to choose a file by. */
  sizes: string
  /** Empty where the words beside it say it all. */
  alt?: string
  /** Its size; it is never cropped. */
  className?: string
  /** `first` is for the largest picture above the fold: it is fetched before all others. */
  loading?: 'lazy' | 'eager' | 'first'
}

/** Ink on white, multiplied onto the sheet it lies on: for shelves, strips and quotes. */
export function SmallPicture(props: SmallPictureProps) {
  const { picture, sizes, alt = '', className = 'size-full min-h-0', loading = 'lazy' } = props
  return (
    <picture>
      <PictureSources picture={picture} sizes={sizes} />
      <img
        src={picture.imageUrl}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        {...(loading === 'first' ? { fetchPriority: 'high' } : {})}
        decoding="async"
        className={classNames('object-contain mix-blend-multiply', className)}
      />
    </picture>
  )
}

/** Inside a `picture`: the smaller kinds of file, each in several widths. */
export function PictureSources({ picture, sizes }: { picture: Picture; sizes: string }) {
  const { avifSrcSet = '', webpSrcSet = '' } = picture
  return (
    <>
      {avifSrcSet !== '' && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      {webpSrcSet !== '' && <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />}
    </>
  )
}
