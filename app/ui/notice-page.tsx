import type { ReactNode } from 'react'
import { FlashSheet, type Picture } from '#app/ui/flash-sheet.tsx'

type NoticePageProps = {
  picture: Picture
  title: string
  lead: ReactNode
  /** What to do next: one or two links or buttons. */
  children: ReactNode
}

/** A page that has little to say: words on the left, one design on the right. */
export function NoticePage({ picture, title, lead, children }: NoticePageProps) {
  return (
    <div className="page-wrap grid items-center gap-x-20 gap-y-12 pt-12 pb-section md:min-h-[calc(100svh-var(--spacing-header))] md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:content-center md:py-18">
      <div>
        <h1 className="text-64 tracking-[-0.036em]">{title}</h1>
        <p className="mt-5 mb-8 max-w-[46ch] text-18 text-faded">{lead}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      <FlashSheet
        picture={picture}
        alt=""
        loading="eager"
        className="mx-auto w-full max-w-70 rotate-[1.8deg] shadow-lift-2 md:max-w-105"
      />
    </div>
  )
}
