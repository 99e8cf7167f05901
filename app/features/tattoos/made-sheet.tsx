import { altOf } from '#app/features/tattoos/tattoo-words.ts'
import { useMadePicture } from '#app/features/tattoos/use-made-picture.ts'
import { classNames } from '#app/ui/class-names.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import type { MadeView, Tattoo } from '#shared/tattoos.ts'

export type SheetView = 'paper' | MadeView

const SHEET_VIEWS = [
  { value: 'paper', label: 'On paper' },
  { value: 'line', label: 'Lines' },
  { value: 'stencil', label: 'Stencil' },
  { value: 'skin', label: 'On skin' },
] as const satisfies readonly { value: SheetView; label: string }[]

const WORDS = {
  line: {
    alt: 'in lines alone',
    making: 'Taking the shade away…',
    failed: 'The lines could not be shown just now. The design itself is safe.',
  },
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

type MadeSheetProps = { tattoo: Tattoo; kind: MadeView; className: string }

/** The same design as an artist or the one who wears it sees it. */
export function MadeSheet({ tattoo, kind, className }: MadeSheetProps) {
  const picture = useMadePicture(tattoo, kind)
  const words = WORDS[kind]
  if (picture.status === 'ready')
    return <img src={picture.url} alt={`${altOf(tattoo)}, ${words.alt}`} className={className} />
  return (
    <p
      role={picture.status === 'loading' ? 'status' : 'alert'}
      className="m-auto px-8 text-center text-on-sheet-faded"
    >
      {picture.status === 'none'
        ? 'This design is a picture without layers, so there is no other view of it.'
        : picture.status === 'failed'
          ? words.failed
          : words.making}
    </p>
  )
}

type ViewSwitchProps = {
  /** None of them is chosen where the sheet shows something else. */
  view: SheetView | 'size'
  onChange: (view: SheetView) => void
  className?: string
}

/** On the sheet itself: how it is to be seen. */
export function ViewSwitch({ view, onChange, className }: ViewSwitchProps) {
  return (
    <div className={classNames('absolute top-3 left-3', className)}>
      <SegmentedControl
        label="View"
        labelled="hidden"
        surface="sheet"
        value={view}
        options={SHEET_VIEWS}
        onChange={onChange}
      />
    </div>
  )
}
