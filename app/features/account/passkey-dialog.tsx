import { useState, type SubmitEvent } from 'react'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { PASSKEY_NAME_MAX_LENGTH } from '#shared/limits.ts'

export type Naming = {
  title: string
  description: string
  label: string
  initialName: string
  /** Throws ApiError. False when the person thought better of it. */
  act: (name: string) => Promise<boolean>
}

type PasskeyDialogProps = {
  /** Undefined: closed. */
  naming: Naming | undefined
  onClose: () => void
}

/** Asks what a passkey is to be called, so that people know later which is which. */
export function PasskeyDialog({ naming, onClose }: PasskeyDialogProps) {
  return (
    <Dialog
      isOpen={naming !== undefined}
      onOpenChange={onClose}
      title={naming?.title ?? ''}
      description={naming?.description ?? ''}
    >
      {naming !== undefined && <NameForm naming={naming} onClose={onClose} />}
    </Dialog>
  )
}

function NameForm({ naming, onClose }: { naming: Naming; onClose: () => void }) {
  const { isRunning, run } = useTask()
  const [name, setName] = useState(naming.initialName)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isRunning) return
    void run(
      async () => {
        if (await naming.act(name.trim())) onClose()
      },
      { failure: 'The passkey did not work. Please try again.' },
    )
  }
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-4.5">
      <TextField
        label="Name"
        name="passkey-name"
        value={name}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        autoComplete="off"
        placeholder="My phone"
        onChange={setName}
      />
      <Button
        type="submit"
        disabled={name.trim() === ''}
        isLoading={isRunning}
        className="justify-self-start"
      >
        {naming.label}
      </Button>
    </form>
  )
}
