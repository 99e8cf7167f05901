import { useState, type SubmitEvent } from 'react'
import { CodeField } from '#app/features/account/code-field.tsx'
import { FactorChoice } from '#app/features/account/factor-choice.tsx'
import { canUsePasskeys, signWithPasskey } from '#app/features/account/passkeys.ts'
import { proofPasskeyOptions, prove } from '#app/features/account/second-factor.api.ts'
import { useSignOut } from '#app/platform/session.ts'
import { useTask } from '#app/platform/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { SecondFactorState } from '#shared/second-factor.ts'

type ProofMethod = 'password' | 'totp' | 'passkey' | 'recovery'

type ProofDialogProps = {
  isOpen: boolean
  hasPassword: boolean
  factors: SecondFactorState
  onProved: () => void
  onClose: () => void
}

/** Whoever changes how they sign in shows first that it is them. */
export function ProofDialog(props: ProofDialogProps) {
  const { isOpen, hasPassword, factors, onProved, onClose } = props
  const methods: ProofMethod[] = [
    ...(hasPassword ? ['password' as const] : []),
    ...(factors.totpSince === null ? [] : ['totp' as const]),
    ...(factors.passkeys.length > 0 && canUsePasskeys() ? ['passkey' as const] : []),
    ...(factors.recoveryCodesLeft > 0 ? ['recovery' as const] : []),
  ]
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Confirm it is you"
      description={
        methods.length > 0
          ? 'You signed in a while ago. Before you change how you sign in, please confirm that it is you.'
          : 'You signed in a while ago. Please sign in with Google again, then come back here.'
      }
    >
      {methods.length > 0 ? <ProofForm methods={methods} onProved={onProved} /> : <SignInAgain />}
    </Dialog>
  )
}

function SignInAgain() {
  const signOut = useSignOut()
  return (
    <Button className="mt-6" onClick={signOut}>
      Sign in again
    </Button>
  )
}

type ProofFormProps = { methods: readonly ProofMethod[]; onProved: () => void }

function ProofForm({ methods, onProved }: ProofFormProps) {
  const { isRunning, run } = useTask()
  const [method, setMethod] = useState<ProofMethod>(methods[0] ?? 'password')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const change = (value: string) => {
    setText(value)
    setError(undefined)
  }
  const take = (act: () => Promise<void>) =>
    run(act, {
      failure: 'That did not work. Please try again.',
      onRefused: (refusal) => setError(refusal.serverMessage),
    })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isRunning || method === 'passkey') return
    void take(async () => {
      await prove(method === 'password' ? { method, password: text } : { method, code: text })
      onProved()
    })
  }
  const signWith = () =>
    take(async () => {
      const assertion = await signWithPasskey(await proofPasskeyOptions())
      if (assertion === undefined) return
      await prove({ method: 'passkey', assertion })
      onProved()
    })
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-4.5">
      {method === 'password' && (
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          value={text}
          error={error}
          onChange={change}
        />
      )}
      {(method === 'totp' || method === 'recovery') && (
        <CodeField key={method} method={method} value={text} error={error} onChange={change} />
      )}
      <div className="flex flex-wrap gap-3">
        {method === 'passkey' ? (
          <Button isLoading={isRunning} onClick={() => void signWith()}>
            Use your passkey
          </Button>
        ) : (
          <Button type="submit" disabled={text.trim() === ''} isLoading={isRunning}>
            Confirm
          </Button>
        )}
      </div>
      <FactorChoice
        methods={methods.filter((other) => other !== method)}
        onChoose={(chosen) => {
          setMethod(chosen)
          change('')
        }}
      />
    </form>
  )
}
