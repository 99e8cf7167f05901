import type { ReactNode } from 'react'

type AccountSectionProps = { id: string; title: string; lead: string; children: ReactNode }

/** Rules, not boxes: an ink line, what it is about on the left, what to do on the right. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-6 border-t border-ink pt-6 pb-12 max-lg:grid-cols-[minmax(0,1fr)] md:pb-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-28">
          {title}
        </h2>
        <p className="mt-2 max-w-[38ch] text-15 text-faded">{lead}</p>
      </div>
      <div className="max-w-120">{children}</div>
    </section>
  )
}
