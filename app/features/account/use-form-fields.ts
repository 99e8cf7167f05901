import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import {
  isValid as hasNoErrors,
  visibleError,
  type FieldErrors,
} from '#app/features/account/auth-form-state.ts'
import { afterPress } from '#app/ui/after-press.ts'

type FormOptions<Field extends string> = {
  fields: readonly Field[]
  validate: (values: Record<Field, string>) => FieldErrors<Field>
  initialValues: Record<Field, string>
}

/**
 * Values, touched fields and messages of a small form. Inputs are named after their fields.
 *
 * A form's default button being disabled keeps Enter from submitting, so Enter on an invalid form is caught
 * here: it marks every field touched and goes to the first that is wrong.
 */
export function useFormFields<Field extends string>(options: FormOptions<Field>) {
  const { fields, validate, initialValues } = options
  const [values, setValues] = useState(initialValues)
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [refused, setRefused] = useState<FieldErrors<Field>>({})
  const formRef = useRef<HTMLFormElement>(null)
  const errors = validate(values)
  const isValid = hasNoErrors(errors)

  const setValue = (field: Field, value: string) => {
    setValues((previous) => ({ ...previous, [field]: value }))
    setRefused((previous) => ({ ...previous, [field]: undefined }))
  }
  const touch = (...names: readonly Field[]) =>
    setTouched((previous) => new Set([...previous, ...names]))

  // Password managers may fill the form before React arrives, and no event tells it.
  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    const filled = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    )
    if (filled.length > 0) setValues((previous) => ({ ...previous, ...Object.fromEntries(filled) }))
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || isValid || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    touch(...fields)
    const firstWrong = fields.find((field) => errors[field] !== undefined)
    formRef.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus()
  }

  return {
    values,
    isValid,
    /** `submit` is called with a valid form only, and not while its button is loading: that one swallows Enter as well. */
    formProps: (submit: () => Promise<void>) =>
      ({
        ref: formRef,
        onKeyDown,
        onSubmit: (event: SubmitEvent) => {
          event.preventDefault()
          if (isValid) void submit()
        },
        noValidate: true,
        method: 'post',
      }) as const,
    /** For a TextField. */
    fieldProps: (field: Field) => ({
      name: field,
      value: values[field],
      error: visibleError(errors, { field, touched }) ?? refused[field],
      onChange: (value: string) => setValue(field, value),
      onBlur: () => afterPress(() => touch(field)),
    }),
    /** Shows what the server refused, until the field changes. */
    setRefused,
    reset: () => {
      setValues(initialValues)
      setTouched(new Set())
      setRefused({})
    },
  }
}
