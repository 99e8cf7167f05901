import { TextField } from '#app/ui/text-field.tsx'

type CodeFieldProps = {
  method: 'totp' | 'recovery'
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** A code as the app shows it, or one of those that were told once. */
export function CodeField({ method, ...field }: CodeFieldProps) {
  return method === 'totp' ? (
    <TextField
      {...field}
      name="code"
      label="Code from your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="123 456"
      className="tabular-nums"
    />
  ) : (
    <TextField
      {...field}
      name="code"
      label="One of your recovery codes"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="xxxx-xxxx-xxxx-xxxx-xxxx-xxxx"
    />
  )
}
