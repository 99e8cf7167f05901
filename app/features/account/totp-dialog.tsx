import { useState, type SubmitEvent } from 'react'
import { CodeField } from '#app/features/account/code-field.tsx'
import { confirmTotp } from '#app/features/account/second-factor.api.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { TotpSetUp } from '#shared/second-factor.ts'

type TotpDialogProps = {
  /** Undefined: closed. */
  setUp: TotpSetUp | undefined
  onConfirmed: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

export function TotpDialog({ setUp, onConfirmed, onClose }: TotpDialogProps) {
  return (
    <Dialog
      isOpen={setUp !== undefined}
      onOpenChange={onClose}
      title="Set up your authenticator app"
      description="Point the app at the picture, or type the key into it. Then enter the six digits that it shows."
    >
      {setUp !== undefined && <TotpForm setUp={setUp} onConfirmed={onConfirmed} />}
    </Dialog>
  )
}

type TotpFormProps = { setUp: TotpSetUp; onConfirmed: TotpDialogProps['onConfirmed'] }

function TotpForm({ setUp, onConfirmed }: TotpFormProps) {
  const { isRunning, run } = useTask()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isRunning) return
    void run(async () => onConfirmed((await confirmTotp(code)).recoveryCodes), {
      success: 'Authenticator app added',
      failure: 'The app could not be added. Please try again.',
      onRefused: (refusal) => setError(refusal.serverMessage),
    })
  }
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-4.5">
      <div className="grid items-center gap-x-6 gap-y-4 min-[460px]:grid-cols-[168px_minmax(0,1fr)]">
        {/* Apps read dark on light alone, at night as well. */}
        <img
          src={setUp.qrCode}
          alt="QR code that holds the key"
          width={168}
          height={168}
          className="rounded-control border border-hair bg-[#fff]"
        />
        <div>
          <p className="text-14 font-semibold">Key</p>
          <p className="mt-1 font-[family-name:ui-monospace,monospace] text-15 break-words select-all">
            {setUp.secret}
          </p>
        </div>
      </div>
      <CodeField
        method="totp"
        value={code}
        error={error}
        onChange={(value) => {
          setCode(value)
          setError(undefined)
        }}
      />
      <Button
        type="submit"
        disabled={code.trim() === ''}
        isLoading={isRunning}
        className="justify-self-start"
      >
        Confirm
      </Button>
    </form>
  )
}
