import { deleteMyAccount } from '#app/features/account/account.api.ts'
import { GoogleConfirm } from '#app/features/account/google-confirm.tsx'
import {
  forgetGoogleConfirmation,
  isGoogleConfirmationOver,
  useGoogleConfirmation,
} from '#app/features/account/google-confirmation.ts'
import { useFormFields } from '#app/features/account/use-form-fields.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { paths } from '#app/paths.ts'
import { endSession, setExit } from '#app/platform/session/session-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { CurrentUser } from '#shared/accounts.ts'
import { passwordError } from '#shared/credentials.ts'

type DeleteAccountDialogProps = {
  user: CurrentUser
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function DeleteAccountDialog({ user, isOpen, onOpenChange }: DeleteAccountDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      description="This cannot be undone. Your designs, favourites and settings are deleted, and you are signed out everywhere."
    >
      <DeleteForm user={user} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DeleteForm({ user, onCancel }: { user: CurrentUser; onCancel: () => void }) {
  const { isRunning, run } = useTask()
  const googleToken = useGoogleConfirmation()
  const form = useFormFields({
    fields: user.hasPassword ? ['username', 'password'] : ['username'],
    validate: ({ username, password }) => ({
      username: username === user.username ? undefined : `Type ${user.username} to go on`,
      password: user.hasPassword ? passwordError(password) : undefined,
    }),
    initialValues: { username: '', password: '' },
  })

  const submit = () =>
    run(
      async () => {
        const { username, password } = form.values
        // Nobody is welcomed back who has just left: the first call that is refused meanwhile must not lead to the sign-in screen.
        setExit(paths.home())
        await deleteMyAccount({
          username,
          password: user.hasPassword ? password : undefined,
          googleToken: user.hasPassword ? undefined : googleToken,
        })
        forgetGoogleConfirmation()
        endSession()
      },
      {
        success: 'Your account has been deleted',
        failure: 'We could not delete your account. Please try again.',
        onRefused: (error) => {
          setExit(undefined)
          if (isGoogleConfirmationOver(error)) forgetGoogleConfirmation()
          form.setRefused(error.status === 401 ? { password: error.message } : error.fields)
        },
      },
    )

  return (
    <form {...form.formProps(submit)} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <TextField
        {...form.fieldProps('username')}
        label={`Your username, ${user.username}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {user.hasPassword ? (
        <PasswordField
          {...form.fieldProps('password')}
          label="Password"
          autoComplete="current-password"
        />
      ) : (
        <GoogleConfirm part="delete" />
      )}
      <div className="mt-1 flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={!form.isValid || (!user.hasPassword && googleToken === undefined)}
          isLoading={isRunning}
        >
          Delete for good
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
