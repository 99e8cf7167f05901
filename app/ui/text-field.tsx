import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'id'> & {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Stands at the end of the label's line, but comes after the field in tab order. */
  aside?: ReactNode
  /** Laid over the end of the input, such as the eye of a password. */
  adornment?: ReactNode
}

export function TextField({
  label,
  onChange,
  error,
  aside,
  adornment,
  className,
  ...input
}: TextFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasError = error !== undefined
  return (
    <div className={classNames('relative grid gap-1.75', className)}>
      <label htmlFor={id} className="justify-self-start text-14 font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={hasError}
          aria-describedby={hasError ? noteId : undefined}
          className={classNames(
            'block min-h-11.5 w-full rounded-control border bg-raised px-3.5 text-16',
            'focus:outline-2 focus:-outline-offset-1',
            adornment !== undefined && 'pr-12',
            hasError
              ? 'border-red outline-1 -outline-offset-2 outline-red focus:outline-red'
              : 'border-edge focus:border-ink focus:outline-ink',
          )}
        />
        {adornment}
      </div>
      {hasError && (
        <p id={noteId} className="flex items-start gap-1.5 text-13 font-medium text-red">
          <CircleAlert aria-hidden className="mt-[0.2em] size-3.5 flex-none" />
          {error}
        </p>
      )}
      {aside && <div className="absolute -top-0.5 right-0 text-13">{aside}</div>}
    </div>
  )
}
