import type { ReactNode } from 'react'

type SectionHeadProps = { id: string; title: ReactNode; children?: ReactNode }

/** A large heading on the left, and what goes with it on the right. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-11">
      <h2 id={id} className="text-64 tracking-[-0.035em]">
        {title}
      </h2>
      {children}
    </div>
  )
}
