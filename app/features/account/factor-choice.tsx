import { Button } from '#app/ui/button.tsx'

type FactorChoiceProps<Method extends string> = {
  methods: readonly Method[]
  onChoose: (method: Method) => void
}

const WORDS: Record<string, string> = {
  password: 'Use your password',
  google: 'Use Google',
  totp: 'Use your authenticator app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
}

/** The other ways, where there are any. */
export function FactorChoice<Method extends string>(props: FactorChoiceProps<Method>) {
  if (props.methods.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2.5">
      {props.methods.map((method) => (
        <Button key={method} variant="line" size="sm" onClick={() => props.onChoose(method)}>
          {WORDS[method]}
        </Button>
      ))}
    </div>
  )
}
