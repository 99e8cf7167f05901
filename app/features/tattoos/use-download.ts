import { useState } from 'react'
import { messageOf } from '#app/platform/http/api-client.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'
import type { DownloadKind } from '#shared/tattoos.ts'

/** Hands files of a design to the browser's downloads, one at a time. */
export function useDownload(tattooId: number) {
  const showToast = useToast()
  const subscriptionPlan = useCurrentUser()?.subscriptionPlan ?? 0
  const [busyKind, setBusyKind] = useState<DownloadKind>()

  const save = async (kind: DownloadKind, widthMm: number | undefined) => {
    if (busyKind !== undefined) return
    setBusyKind(kind)
    try {
      // What saves a file comes with the first press: few visits download anything.
      const { saveDesign } = await import('#app/features/tattoos/save-design.ts')
      await saveDesign(tattooId, { kind, subscriptionPlan, widthMm })
    } catch (error) {
      const message = messageOf(error, 'The file could not be made. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setBusyKind(undefined)
  }
  return {
    busyKind,
    /** A printed sheet may be of a width somebody chose. */
    save: (kind: DownloadKind, widthMm?: number) => void save(kind, widthMm),
  }
}
