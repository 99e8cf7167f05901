import { changePassword } from '#app/features/account/account.api.ts'
import { AccountSection } from '#app/features/account/account-section.tsx'
import { confirmationError } from '#app/features/account/auth-form-state.ts'
import { GoogleConfirm } from '#app/features/account/google-confirm.tsx'
import {
  forgetGoogleConfirmation,
  isGoogleConfirmationOver,
  useGoogleConfirmation,
} from '#app/features/account/google-confirmation.ts'
import { NewPasswordField } from '#app/features/account/new-password-field.tsx'
import { useFormFields } from '#app/features/account/use-form-fields.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { updateUser } from '#app/platform/session/session-store.ts'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { CurrentUser } from '#shared/accounts.ts'
import { newPasswordError, passwordError } from '#shared/credentials.ts'

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordSection({ user }: { user: CurrentUser }) {
  return (
    <AccountSection
      id="password"
      title="Password"
      lead={
        user.hasPassword
          ? 'Changing it signs out every other device.'
          : 'You sign in with Google. Set a password to be able to sign in with your email as well.'
      }
    >
      <PasswordForm user={user} />
    </AccountSection>
  )
}

export function PasswordForm({ user }: { user: CurrentUser }) {
  const { isRunning, run } = useTask()
  const googleToken = useGoogleConfirmation()
  const form = useFormFields({
    fields: FIELDS,
    validate: ({ currentPassword, newPassword, confirmPassword }) => ({
      currentPassword: user.hasPassword ? passwordError(currentPassword) : undefined,
      newPassword: newPasswordError(newPassword),
      confirmPassword: confirmationError({ password: newPassword, confirmPassword }),
    }),
    initialValues: EMPTY,
  })

  const submit = () =>
    run(
      async () => {
        const { currentPassword, newPassword } = form.values
        await changePassword({
          currentPassword: user.hasPassword ? currentPassword : undefined,
          newPassword,
          googleToken: user.hasPassword ? undefined : googleToken,
        })
        updateUser({ ...user, hasPassword: true, mustChangePassword: false })
        forgetGoogleConfirmation()
        form.reset()
      },
      {
        success: user.hasPassword ? 'Password changed' : 'Password set',
        failure: 'We could not change your password. Please try again.',
        onRefused: (error) => {
          if (isGoogleConfirmationOver(error)) forgetGoogleConfirmation()
          form.setRefused(error.status === 401 ? { currentPassword: error.message } : error.fields)
        },
      },
    )

  return (
    <form {...form.formProps(submit)} className="grid gap-4.5">
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      {user.hasPassword ? (
        <PasswordField
          {...form.fieldProps('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
      ) : (
        <GoogleConfirm part="password" />
      )}
      <NewPasswordField {...form.fieldProps('newPassword')} label="New password" />
      <PasswordField
        {...form.fieldProps('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
      />
      <Button
        type="submit"
        variant="line"
        disabled={!form.isValid || (!user.hasPassword && googleToken === undefined)}
        isLoading={isRunning}
        className="justify-self-start"
      >
        {user.hasPassword ? 'Change password' : 'Set password'}
      </Button>
    </form>
  )
}
