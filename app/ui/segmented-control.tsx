import { useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'

type SegmentedControlProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** On the dark footer the colours are those of the night in both themes. */
  isOnNight?: boolean
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChange, isOnNight = false } = props
  const name = useId()
  return (
    <fieldset className="flex items-center gap-3 text-14">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden className={isOnNight ? 'text-on-night-faded' : 'text-faded'}>
        {label}
      </span>
      <div
        className={classNames(
          'flex rounded-control border',
          isOnNight ? 'border-night-edge' : 'border-edge',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'grid min-h-9 cursor-pointer place-items-center px-3 font-medium first:rounded-l-[4px] last:rounded-r-[4px] not-first:border-l pointer-coarse:min-h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              isOnNight
                ? 'border-night-hair text-on-night-faded hover:text-on-night has-checked:bg-on-night has-checked:text-[#161310] has-focus-visible:outline-on-night'
                : 'border-hair text-faded hover:text-ink has-checked:bg-ink has-checked:text-wall has-focus-visible:outline-ink',
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
