import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import type { PromptReading } from '#shared/reading.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** Whether what is read today is what was drawn: an engine that is gone might have read the words otherwise. */
export const isDrawnAsRead = ({ largeFiles }: Tattoo) => largeFiles === 'drawn'

type DrawnListProps = { reading: PromptReading | undefined; className?: string }

/** What a finished design shows, as it was read and put right. */
export function DrawnList({ reading, className }: DrawnListProps) {
  return (
    // A line of room is kept, so that what follows does not move when it comes.
    <ul className={classNames('flex min-h-8 flex-wrap gap-1.5', className)}>
      {reading?.subjects.map(({ text, label, relation, drawnAs }, i) => (
        <Drawn key={`${text} ${i}`}>
          {relation === null ? label : `${label} ${relation.words} ${relation.to}`}
          {drawnAs !== null && `, drawn as ${drawnAs}`}
        </Drawn>
      ))}
      {reading?.lettering.map(({ text }) => (
        <Drawn key={text}>“{text}”</Drawn>
      ))}
      {reading !== undefined && <Drawn>{reading.style.name}</Drawn>}
      {reading?.placement && <Drawn>{reading.placement.name}</Drawn>}
      {reading?.notDrawn.map(({ text }) => (
        <Drawn key={text} isMissing>
          {text}, not drawn
        </Drawn>
      ))}
    </ul>
  )
}

function Drawn({ isMissing = false, children }: { isMissing?: boolean; children: ReactNode }) {
  return (
    <li
      className={classNames(
        'min-h-8 max-w-full rounded-control border px-2.5 py-1 text-14 leading-[1.4] wrap-anywhere',
        isMissing ? 'border-dashed border-edge text-faded' : 'border-hair',
      )}
    >
      {children}
    </li>
  )
}
