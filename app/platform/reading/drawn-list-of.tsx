import { DrawnList } from '#app/platform/reading/drawn-list.tsx'
import { readingPayloadOf } from '#app/platform/reading/drawn-reading.ts'
import { useReading } from '#app/platform/reading/use-reading.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** What a finished design shows, asked for by the page: where the server has not read it already. */
export function DrawnListOf({ tattoo, className }: { tattoo: Tattoo; className?: string }) {
  const reading = useReading(readingPayloadOf(tattoo))
  return <DrawnList reading={reading} {...(className === undefined ? {} : { className })} />
}
