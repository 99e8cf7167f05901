import { useState, type SubmitEvent } from 'react'
import { CodeField } from '#app/features/account/code-field.tsx'
import { FactorChoice } from '#app/features/account/factor-choice.tsx'
import { canUsePasskeys, signWithPasskey } from '#app/features/account/passkeys.ts'
import { passkeyOptionsOfTicket, takeSecondStep } from '#app/features/account/second-factor.api.ts'
import { dropPendingStep } from '#app/features/account/second-step-store.ts'
import { startSession } from '#app/platform/session/session-store.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { focusFirst } from '#app/ui/focus-first.ts'
import type { SecondFactorMethod } from '#shared/second-factor.ts'

type SecondStepFormProps = { ticket: string; methods: readonly SecondFactorMethod[] }

const FAILURE = 'An error occurred during login'

/** The second step of a sign-in: a code, a passkey, or one of the recovery codes. */
export function SecondStepForm({ ticket, methods: offered }: SecondStepFormProps) {
  const { isRunning, run } = useTask()
  const methods = offered.filter((method) => method !== 'passkey' || canUsePasskeys())
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'recovery')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  const take = (act: () => Promise<void>) =>
    run(act, {
      failure: FAILURE,
      onRefused: (refusal) => {
        // Too late or too often: the first step has to be taken again.
        if (refusal.code === 'sign_in_expired') dropPendingStep()
        else setError(refusal.serverMessage)
      },
    })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isRunning || method === 'passkey') return
    void take(async () => startSession(await takeSecondStep(ticket, { method, code })))
  }
  const signWith = () =>
    take(async () => {
      const assertion = await signWithPasskey(await passkeyOptionsOfTicket(ticket))
      if (assertion !== undefined)
        startSession(await takeSecondStep(ticket, { method: 'passkey', assertion }))
    })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4.5">
      <div key={method} ref={focusFirst} className="grid gap-4.5">
        {method === 'passkey' ? (
          <Button size="lg" isBlock isLoading={isRunning} onClick={() => void signWith()}>
            Use your passkey
          </Button>
        ) : (
          <>
            <CodeField
              method={method}
              value={code}
              error={error}
              onChange={(value) => {
                setCode(value)
                setError(undefined)
              }}
            />
            <Button
              type="submit"
              size="lg"
              isBlock
              disabled={code.trim() === ''}
              isLoading={isRunning}
            >
              Sign In
            </Button>
          </>
        )}
      </div>
      <FactorChoice
        methods={methods.filter((other) => other !== method)}
        onChoose={(chosen) => {
          setMethod(chosen)
          setCode('')
          setError(undefined)
        }}
      />
      <Button variant="quiet" className="-ml-2.5 justify-self-start" onClick={dropPendingStep}>
        Sign in as somebody else
      </Button>
    </form>
  )
}
