import { useState } from 'react'
import { Link } from 'react-router'
import { login, signUp } from '#app/features/account/account.api.ts'
import {
  authFields,
  EMPTY_AUTH_VALUES,
  validateAuth,
  type AuthMode,
} from '#app/features/account/auth-form-state.ts'
import { NewPasswordField } from '#app/features/account/new-password-field.tsx'
import { arrive } from '#app/features/account/second-step-store.ts'
import { useFormFields } from '#app/features/account/use-form-fields.ts'
import { paths } from '#app/paths.ts'
import { ApiError, isUnexpectedResponse, messageOf } from '#app/platform/http/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { PASSWORD_MIN_LENGTH, SNACKBAR_MS } from '#shared/limits.ts'

const WORDS = {
  signin: { button: 'Sign In', failure: 'An error occurred during login' },
  signup: { button: 'Create Account', failure: 'An error occurred during sign up' },
}

/** Signing in starts the session or the second step; the screen notices and moves on. */
export function AuthForm({ mode }: { mode: AuthMode }) {
  const showToast = useToast()
  const [isSending, setIsSending] = useState(false)
  const form = useFormFields({
    fields: authFields(mode),
    validate: (values) => validateAuth(mode, values),
    initialValues: EMPTY_AUTH_VALUES,
  })
  const isSignUp = mode === 'signup'

  const submit = async () => {
    setIsSending(true)
    try {
      const { email, password } = form.values
      arrive(await (isSignUp ? signUp : login)({ email, password }))
    } catch (error) {
      if (error instanceof ApiError) form.setRefused(error.fields)
      const message = isUnexpectedResponse(error)
        ? 'Unexpected response from server'
        : messageOf(error, WORDS[mode].failure)
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsSending(false)
  }

  return (
    <form {...form.formProps(submit)} className="grid gap-4.5">
      <TextField
        {...form.fieldProps('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete={isSignUp ? 'email' : 'username'}
        placeholder="you@example.com"
      />
      {isSignUp ? (
        <>
          <NewPasswordField
            {...form.fieldProps('password')}
            label="Password"
            placeholder={`At least ${PASSWORD_MIN_LENGTH} characters`}
            email={form.values.email.trim()}
          />
          <PasswordField
            {...form.fieldProps('confirmPassword')}
            label="Confirm Password"
            autoComplete="new-password"
          />
        </>
      ) : (
        <PasswordField
          {...form.fieldProps('password')}
          label="Password"
          autoComplete="current-password"
          aside={
            <Link
              to={paths.forgotPassword()}
              className="relative inline-flex min-h-6 items-center text-faded text-link pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-top-4 pointer-coarse:after:-bottom-1"
            >
              Forgot it?
            </Link>
          }
        />
      )}
      <Button type="submit" size="lg" isBlock disabled={!form.isValid} isLoading={isSending}>
        {WORDS[mode].button}
      </Button>
    </form>
  )
}
