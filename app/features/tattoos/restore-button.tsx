import { useState } from 'react'
import { setHidden } from '#app/features/tattoos/reports.api.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type RestoreButtonProps = {
  tattooId: number
  onChange: (id: number, fields: Partial<Tattoo>) => void
}

/** Hangs a hidden design again. */
export function RestoreButton({ tattooId, onChange }: RestoreButtonProps) {
  const showToast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const restore = async () => {
    setIsBusy(true)
    try {
      onChange(tattooId, await setHidden(tattooId, false))
    } catch (error) {
      const message = messageOf(error, 'That did not work. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
      setIsBusy(false)
    }
  }
  return (
    <Button variant="line" size="sm" isLoading={isBusy} onClick={() => void restore()}>
      Restore
    </Button>
  )
}
