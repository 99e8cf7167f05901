import type { ReactElement } from 'react'

/** The largest voice first. */
export function VoiceColumns({ children }: { children: readonly ReactElement[] }) {
  return (
    <ul className="grid border-t border-ink md:grid-cols-[1.35fr_1fr_1fr]">
      {children.map((child) => (
        <li
          key={child.key}
          className="border-hair py-6.5 max-md:border-b md:px-9 md:pt-8 md:pb-2 md:not-first:border-l md:first:pl-0 md:last:pr-0"
        >
          {child}
        </li>
      ))}
    </ul>
  )
}
