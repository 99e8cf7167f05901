import { emailError, newPasswordError, passwordError } from '#shared/credentials.ts'
import { PASSWORD_MIN_LENGTH } from '#shared/limits.ts'

export type AuthMode = 'signin' | 'signup'
export type AuthValues = { email: string; password: string; confirmPassword: string }
export type AuthField = keyof AuthValues
/** What is wrong with each field, undefined where nothing is. */
export type FieldErrors<Field extends string> = { readonly [Name in Field]?: string | undefined }

export const EMPTY_AUTH_VALUES: AuthValues = { email: '', password: '', confirmPassword: '' }

/** The fields of a mode in the order they stand on the screen. */
export function authFields(mode: AuthMode): readonly AuthField[] {
  return mode === 'signup' ? ['email', 'password', 'confirmPassword'] : ['email', 'password']
}

export function validateAuth(mode: AuthMode, values: AuthValues): FieldErrors<AuthField> {
  return {
    email: emailError(values.email),
    password: (mode === 'signup' ? newPasswordError : passwordError)(values.password),
    confirmPassword: mode === 'signup' ? confirmationError(values) : undefined,
  }
}

export function confirmationError(values: { password: string; confirmPassword: string }) {
  if (values.confirmPassword.length < PASSWORD_MIN_LENGTH) return 'Please confirm your password'
  return values.confirmPassword === values.password ? undefined : 'Passwords do not match'
}

export function isValid(errors: FieldErrors<string>) {
  return Object.values(errors).every((message) => message === undefined)
}

/** §5.auth.touched: messages show once a field is touched. */
export function visibleError<Field extends string>(
  errors: FieldErrors<Field>,
  { field, touched }: { field: Field; touched: ReadonlySet<Field> },
) {
  return touched.has(field) ? errors[field] : undefined
}
