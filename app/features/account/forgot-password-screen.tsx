import { useState } from 'react'
import { Link } from 'react-router'
import { requestPasswordReset } from '#app/features/account/account.api.ts'
import { AuthLayout } from '#app/features/account/auth-layout.tsx'
import { useFormFields } from '#app/features/account/use-form-fields.ts'
import { paths } from '#app/paths.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { emailError } from '#shared/credentials.ts'
import { PASSWORD_RESET_LIFETIME_MINUTES } from '#shared/limits.ts'

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <AskForEmail onSent={setSentTo} />
  return (
    <AuthLayout
      title="Look in your mail"
      lead={
        <>
          If <strong className="font-semibold break-words text-ink">{sentTo}</strong> has an
          account, a link to a new password is on its way. It works for{' '}
          {PASSWORD_RESET_LIFETIME_MINUTES} minutes.
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Link to={paths.login({ mode: 'signin' })} className={buttonClass()}>
          Back to sign in
        </Link>
        <Button variant="quiet" onClick={() => setSentTo(undefined)}>
          Use another address
        </Button>
      </div>
    </AuthLayout>
  )
}

function AskForEmail({ onSent }: { onSent: (email: string) => void }) {
  const { isRunning, run } = useTask()
  const form = useFormFields({
    fields: ['email'],
    validate: ({ email }) => ({ email: emailError(email) }),
    initialValues: { email: '' },
  })

  const submit = () =>
    run(
      async () => {
        await requestPasswordReset(form.values.email)
        onSent(form.values.email.trim())
      },
      { failure: 'We could not send the link. Please try again.' },
    )

  return (
    <AuthLayout
      title="Forgot it?"
      lead="It happens. Tell us your email and we will send you a link to choose a new password."
    >
      <form {...form.formProps(submit)} className="grid gap-4.5">
        <TextField
          {...form.fieldProps('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@example.com"
        />
        <Button type="submit" size="lg" isBlock disabled={!form.isValid} isLoading={isRunning}>
          Send the link
        </Button>
      </form>
      <p className="mt-6.5 text-15 text-faded">
        Remembered after all?{' '}
        <Link to={paths.login({ mode: 'signin' })} className="font-semibold text-ink text-link">
          Sign in
        </Link>
      </p>
    </AuthLayout>
  )
}
