import type { ReactNode } from 'react'
import { RailGroup } from '#app/features/designer/rail.tsx'
import { useReading } from '#app/platform/reading/use-reading.ts'
import { COLORS, isSameOption } from '#shared/options.ts'
import { STYLES } from '#shared/styles.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/**
 * What a finished design shows, as it was read and put right. Nothing for one that an engine which is gone has drawn: today's
 * might read its words otherwise.
 */
export function WhatWeDrew({ tattoo }: { tattoo: Tattoo }) {
  const { prompt, placement, corrections } = tattoo
  const reading = useReading({
    prompt,
    style: STYLES.find((style) => isSameOption(style, tattoo.style)) ?? null,
    color: COLORS.find((color) => isSameOption(color, tattoo.color)) ?? null,
    placement,
    corrections,
  })
  if (tattoo.largeFiles !== 'drawn') return null
  return (
    <RailGroup title="We drew">
      {/* A line of room is kept, so that what follows does not move when it comes. */}
      <ul className="flex min-h-11 flex-wrap gap-1.5 pt-3">
        {reading?.subjects.map(({ text, label, relation }) => (
          <Drawn key={text}>
            {relation === null ? label : `${label} ${relation.words} ${relation.to}`}
          </Drawn>
        ))}
        {reading?.lettering.map(({ text }) => (
          <Drawn key={text}>“{text}”</Drawn>
        ))}
        {reading !== undefined && <Drawn>{reading.style.name}</Drawn>}
        {reading?.placement && <Drawn>{reading.placement.name}</Drawn>}
      </ul>
    </RailGroup>
  )
}

function Drawn({ children }: { children: ReactNode }) {
  return (
    <li className="min-h-8 rounded-control border border-hair px-2.5 py-1 text-14 leading-[1.4]">
      {children}
    </li>
  )
}
