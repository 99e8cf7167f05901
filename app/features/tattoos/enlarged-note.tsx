import type { Tattoo } from '#shared/tattoos.ts'

/** Stands where it is read before a file is chosen. */
export const EnlargedNote = ({ tattoo }: { tattoo: Tattoo }) =>
  tattoo.largeFiles === 'enlarged' && (
    <p className="pt-2.5 text-13 text-faded">
      Large sizes are enlarged from the finished picture: our engine has changed since, and would
      draw it differently.
    </p>
  )
