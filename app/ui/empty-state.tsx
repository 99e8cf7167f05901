import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { FlashSheet, type Picture } from '#app/ui/flash-sheet.tsx'

type EmptyStateProps = {
  /** Decoration: one of our own drawings. */
  picture: Picture
  title: string
  /** What would fill the place. */
  text?: string
  /** What to do next: links or buttons. */
  children?: ReactNode
  className?: string
}

/** Where a wall is bare: one sheet, what is missing, and what to do about it. */
export function EmptyState({ picture, title, text, children, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-12 gap-y-7 text-left md:flex-nowrap',
        className,
      )}
    >
      <FlashSheet
        picture={picture}
        alt=""
        loading="eager"
        className="w-40 flex-none -rotate-[1.6deg] shadow-lift-2 md:w-52"
      />
      <div>
        <p className="max-w-[26ch] font-display text-28 leading-[1.15] font-semibold tracking-[-0.02em] text-balance text-ink">
          {title}
        </p>
        {text !== undefined && (
          <p className="mt-2.5 max-w-[44ch] text-balance text-faded">{text}</p>
        )}
        {children !== undefined && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  )
}
