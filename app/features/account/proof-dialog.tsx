import { useState, type SubmitEvent } from 'react'
import { CodeField } from '#app/features/account/code-field.tsx'
import { FactorChoice } from '#app/features/account/factor-choice.tsx'
import { GoogleConfirm } from '#app/features/account/google-confirm.tsx'
import {
  forgetGoogleConfirmation,
  isGoogleConfirmationOver,
  useGoogleConfirmation,
} from '#app/features/account/google-confirmation.ts'
import { canUsePasskeys, signWithPasskey } from '#app/features/account/passkeys.ts'
import { proofPasskeyOptions, prove } from '#app/features/account/second-factor.api.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { focusFirst } from '#app/ui/focus-first.ts'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { SecondFactorState } from '#shared/second-factor.ts'

type ProofMethod = 'password' | 'google' | 'totp' | 'passkey' | 'recovery'

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
    hasPassword ? 'password' : 'google',
    ...(factors.totpSince === null ? [] : ['totp' as const]),
    ...(factors.passkeys.length > 0 && canUsePasskeys() ? ['passkey' as const] : []),
    ...(factors.recoveryCodesLeft > 0 ? ['recovery' as const] : []),
  ]
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Confirm it is you"
      description="You signed in a while ago. Before you change how you sign in, please confirm that it is you."
    >
      <ProofForm methods={methods} onProved={onProved} />
    </Dialog>
  )
}

type ProofFormProps = { methods: readonly ProofMethod[]; onProved: () => void }

function ProofForm({ methods, onProved }: ProofFormProps) {
  const { isRunning, run } = useTask()
  const googleToken = useGoogleConfirmation()
  const [chosen, setChosen] = useState<ProofMethod>()
  const method = chosen ?? methods[0] ?? 'password'
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const change = (value: string) => {
    setText(value)
    setError(undefined)
  }

  /** Undefined when the person changed their mind at the browser's own question. */
  const readProof = async () => {
    switch (method) {
      case 'password':
        return { method, password: text }
      case 'google':
        return { method, googleToken: googleToken ?? '' }
      case 'passkey': {
        const assertion = await signWithPasskey(await proofPasskeyOptions())
        return assertion && { method, assertion }
      }
      case 'totp':
      case 'recovery':
        return { method, code: text }
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isRunning) return
    void run(
      async () => {
        const proof = await readProof()
        if (proof === undefined) return
        await prove(proof)
        forgetGoogleConfirmation()
        onProved()
      },
      {
        failure: 'That did not work. Please try again.',
        onRefused: (refusal) => {
          if (isGoogleConfirmationOver(refusal)) forgetGoogleConfirmation()
          setError(refusal.serverMessage)
        },
      },
    )
  }
  const isTyped = method !== 'passkey' && method !== 'google'
  const isWaitingForGoogle = method === 'google' && googleToken === undefined
  // What is there at first has the focus from the dialog, which remembers before that where it was.
  const hasChanged = chosen !== undefined || googleToken !== undefined
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <div
        key={`${method} ${isWaitingForGoogle}`}
        ref={hasChanged ? focusFirst : undefined}
        className="grid grid-cols-[minmax(0,1fr)] gap-4.5"
      >
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
        {method === 'google' && <GoogleConfirm part="two-step" />}
        {(method === 'totp' || method === 'recovery') && (
          <CodeField method={method} value={text} error={error} onChange={change} />
        )}
        {!isWaitingForGoogle && (
          <Button
            type="submit"
            disabled={isTyped && text.trim() === ''}
            isLoading={isRunning}
            className="justify-self-start"
          >
            {method === 'passkey' ? 'Use your passkey' : 'Confirm'}
          </Button>
        )}
      </div>
      <FactorChoice
        methods={methods.filter((other) => other !== method)}
        onChoose={(other) => {
          setChosen(other)
          change('')
        }}
      />
    </form>
  )
}
