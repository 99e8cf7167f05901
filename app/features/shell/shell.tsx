import type { ReactNode } from 'react'
import { Footer } from '#app/features/shell/footer.tsx'
import { Header } from '#app/features/shell/header.tsx'
import { RouteAnnouncer } from '#app/features/shell/route-announcer.tsx'
import { MAIN_ID, SkipLink } from '#app/features/shell/skip-link.tsx'

type ShellProps = {
  /** What the keyboard should reach before the header. */
  notice?: ReactNode
  children: ReactNode
}

export function Shell({ notice, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <RouteAnnouncer />
      {notice}
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
    </>
  )
}
