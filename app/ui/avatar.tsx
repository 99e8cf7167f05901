import { classNames } from '#app/ui/class-names.ts'

const SIZES = { md: 'size-9', lg: 'size-12', xl: 'size-20' }

type AvatarProps = {
  /** Undefined while it is not known whose picture it is; the disc keeps the room. */
  src: string | undefined
  size?: keyof typeof SIZES
}

/** Always beside a name, so it says nothing itself. */
export function Avatar({ src, size = 'md' }: AvatarProps) {
  return (
    <span
      className={classNames(
        'block flex-none overflow-hidden rounded-full border border-hair bg-sheet',
        SIZES[size],
      )}
    >
      {src !== undefined && (
        <img
          src={src}
          alt=""
          width={80}
          height={80}
          // React would have it fetched before the page's styles.
          fetchPriority="low"
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
