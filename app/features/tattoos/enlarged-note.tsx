import { ENLARGED_NOTE } from '#app/features/tattoos/tattoo-words.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** Stands where it is read before a file is chosen. */
export const EnlargedNote = ({ tattoo }: { tattoo: Tattoo }) =>
  tattoo.largeFiles === 'enlarged' && <p className="pt-2.5 text-13 text-faded">{ENLARGED_NOTE}</p>
