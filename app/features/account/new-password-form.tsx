import { confirmationError } from '#app/features/account/auth-form-state.ts'
import { NewPasswordField } from '#app/features/account/new-password-field.tsx'
import { useFormFields } from '#app/features/account/use-form-fields.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { newPasswordError } from '#shared/credentials.ts'

const FIELDS = ['password', 'confirmPassword'] as const

/** Chooses a password by a mailed link. */
export function NewPasswordForm({ onSubmit }: { onSubmit: (password: string) => Promise<void> }) {
  const { isRunning, run } = useTask()
  const form = useFormFields({
    fields: FIELDS,
    validate: (values) => ({
      password: newPasswordError(values.password),
      confirmPassword: confirmationError(values),
    }),
    initialValues: { password: '', confirmPassword: '' },
  })

  const submit = () =>
    run(() => onSubmit(form.values.password), {
      failure: 'We could not change your password. Please try again.',
      onRefused: (error) => form.setRefused(error.fields),
    })

  return (
    <form {...form.formProps(submit)} className="grid gap-4.5">
      <NewPasswordField {...form.fieldProps('password')} label="New password" />
      <PasswordField
        {...form.fieldProps('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" isBlock disabled={!form.isValid} isLoading={isRunning}>
        Save new password
      </Button>
    </form>
  )
}
