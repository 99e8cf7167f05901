import { useState } from 'react'
import { confirmationError, passwordError } from '#app/features/account/auth-form-state.ts'
import { useFormFields } from '#app/features/account/use-form-fields.ts'
import { ApiError, messageOf } from '#app/platform/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'

const FIELDS = ['password', 'confirmPassword'] as const

/** Chooses a password by a mailed link. */
export function NewPasswordForm({ onSubmit }: { onSubmit: (password: string) => Promise<void> }) {
  const showToast = useToast()
  const [isSending, setIsSending] = useState(false)
  const form = useFormFields({
    fields: FIELDS,
    validate: (values) => ({
      password: passwordError(values.password),
      confirmPassword: confirmationError(values),
    }),
    initialValues: { password: '', confirmPassword: '' },
  })

  const submit = async () => {
    setIsSending(true)
    try {
      await onSubmit(form.values.password)
    } catch (error) {
      if (error instanceof ApiError) form.setRefused(error.fields)
      const message = messageOf(error, 'We could not change your password. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsSending(false)
  }

  return (
    <form
      {...form.formProps}
      onSubmit={(event) => {
        event.preventDefault()
        if (form.isValid && !isSending) void submit()
      }}
      className="grid gap-4.5"
    >
      <PasswordField
        {...form.fieldProps('password')}
        label="New password"
        autoComplete="new-password"
      />
      <PasswordField
        {...form.fieldProps('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" isBlock disabled={!form.isValid} isLoading={isSending}>
        Save new password
      </Button>
    </form>
  )
}
