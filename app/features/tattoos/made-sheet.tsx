import { altOf } from '#app/features/tattoos/tattoo-words.ts'
import { useMadePicture } from '#app/features/tattoos/use-made-picture.ts'
import type { Tattoo } from '#shared/tattoos.ts'

export type SheetView = 'paper' | 'stencil' | 'skin'

export const SHEET_VIEWS = [
  { value: 'paper', label: 'On paper' },
  { value: 'stencil', label: 'Stencil' },
  { value: 'skin', label: 'On skin' },
] as const satisfies readonly { value: SheetView; label: string }[]

const WORDS = {
  stencil: {
    alt: 'as a stencil',
    making: 'Drawing the stencil…',
    failed: 'The stencil could not be made just now. The design itself is safe.',
  },
  skin: {
    alt: 'on skin',
    making: 'Putting it on skin…',
    failed: 'It could not be put on skin just now. The design itself is safe.',
  },
}

type MadeSheetProps = { tattoo: Tattoo; kind: 'stencil' | 'skin'; className: string }

/** The same design as an artist or the one who wears it sees it. */
export function MadeSheet({ tattoo, kind, className }: MadeSheetProps) {
  const picture = useMadePicture(tattoo.id, kind)
  const words = WORDS[kind]
  if (picture.status === 'ready')
    return <img src={picture.url} alt={`${altOf(tattoo)}, ${words.alt}`} className={className} />
  return (
    <p
      role={picture.status === 'failed' ? 'alert' : 'status'}
      className="m-auto px-8 text-center text-on-sheet-faded"
    >
      {picture.status === 'failed' ? words.failed : words.making}
    </p>
  )
}
