import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

type SelectFieldProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** The browser's own list: it needs no script, and phones show it as people know it. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange } = props
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.75">
      <label htmlFor={id} className="justify-self-start text-14 font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
          className="block min-h-11 w-full cursor-pointer appearance-none truncate rounded-control border border-edge bg-(--field,var(--color-raised)) pr-10 pl-3.5 text-16 focus:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-raised text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2"
        />
      </div>
    </div>
  )
}
