import type { ReactNode } from 'react'

/** A group of the rail: its name over an ink line. */
export function RailGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="border-b border-ink pb-2.5 font-text text-14 leading-[1.3] font-semibold tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  )
}

const TIPS = [
  'Be specific about size, style and placement.',
  'Include reference elements: a moon, a banner, a date.',
  'Specify cultural or symbolic meanings.',
  'Generate several variations, then remix the best.',
]

/** The four of §2.designer.tips. */
export function ProTips() {
  return (
    <RailGroup title="Pro Tips">
      <ol>
        {TIPS.map((tip, index) => (
          <li
            key={tip}
            className="grid grid-cols-[1.75rem_1fr] pt-2.75 text-15 leading-[1.4] text-faded"
          >
            <span aria-hidden className="font-display text-14 text-ink">
              {index + 1}
            </span>
            {tip}
          </li>
        ))}
      </ol>
    </RailGroup>
  )
}
