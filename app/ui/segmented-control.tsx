import { useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'

type SegmentedControlProps<Value extends string> = {
  label: string
  /** One that is no option leaves none chosen. */
  value: string
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** On the dark footer the colours are those of the night in both themes; on a sheet those of paper. */
  surface?: 'room' | 'night' | 'sheet'
  /** In a form the label stands above and the segments share the width; without one it is only read out. */
  labelled?: 'beside' | 'above' | 'hidden'
}

const FRAME = {
  room: 'border-edge',
  night: 'border-night-edge',
  sheet: 'border-sheet-hair bg-sheet',
}

const SEGMENT = {
  room: 'border-hair text-faded hover:text-ink has-checked:bg-ink has-checked:text-wall has-focus-visible:outline-ink',
  night:
    'border-night-hair text-on-night-faded hover:text-on-night has-checked:bg-on-night has-checked:text-[#161310] has-focus-visible:outline-on-night',
  sheet:
    'border-sheet-hair text-on-sheet-faded hover:text-on-sheet has-checked:bg-on-sheet has-checked:text-sheet has-focus-visible:outline-on-sheet',
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChange, surface = 'room', labelled = 'beside' } = props
  const name = useId()
  const isAbove = labelled === 'above'
  return (
    <fieldset
      className={classNames(
        'min-w-0 text-14',
        isAbove ? 'grid gap-1.75' : 'flex items-center gap-3',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {labelled !== 'hidden' && (
        <span
          aria-hidden
          className={
            isAbove ? 'font-semibold' : surface === 'night' ? 'text-on-night-faded' : 'text-faded'
          }
        >
          {label}
        </span>
      )}
      <div
        className={classNames(
          'flex rounded-control border',
          isAbove && 'bg-(--field,var(--color-raised))',
          FRAME[surface],
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative grid cursor-pointer place-items-center font-medium first:rounded-l-[4px] last:rounded-r-[4px] not-first:border-l pointer-coarse:min-h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              isAbove ? 'min-h-11 flex-auto px-1' : 'min-h-9 px-3 max-[359px]:px-2',
              SEGMENT[surface],
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
