import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

type FactorRowProps = {
  title: string
  note: string
  /** One of several of a kind. */
  isNested?: boolean
  children: ReactNode
}

export function FactorRow({ title, note, isNested = false, children }: FactorRowProps) {
  return (
    <li
      className={classNames(
        'flex min-h-19 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hair py-3',
        isNested && 'pl-4',
      )}
    >
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-14 text-faded">{note}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  )
}
