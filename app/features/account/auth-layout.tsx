import type { ReactNode } from 'react'
import { FlashWall } from '#app/features/account/flash-wall.tsx'

type AuthLayoutProps = { title: string; lead: ReactNode; children: ReactNode }

/** The screens before the studio: one narrow column of paper, and the wall beside it. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <div className="grid min-h-[calc(100svh-var(--spacing-header))] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid px-gutter pt-10 pb-16 md:place-items-center md:pt-12 md:pb-18">
        <div className="mx-auto w-full max-w-100">
          <h1 className="text-52 tracking-[-0.04em]">{title}</h1>
          <p className="mt-3 mb-7.5 text-17 text-faded">{lead}</p>
          {children}
        </div>
      </div>
      <FlashWall />
    </div>
  )
}
