import { RailGroup } from '#app/features/designer/rail.tsx'
import { DrawnListOf } from '#app/platform/reading/drawn-list-of.tsx'
import { isDrawnAsRead } from '#app/platform/reading/drawn-list.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

/** What the design on the table shows, in the words of our reading. */
export function WhatWeDrew({ tattoo }: { tattoo: Tattoo }) {
  if (!isDrawnAsRead(tattoo)) return null
  return (
    <RailGroup title="We drew">
      <DrawnListOf tattoo={tattoo} className="pt-3" />
    </RailGroup>
  )
}
