import { useState } from 'react'
import { fetchTattooFile } from '#app/features/tattoos/tattoos.api.ts'
import { fileNameOf } from '#app/features/tattoos/tattoo-words.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { saveBlob } from '#app/ui/save-blob.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'
import { planOf } from '#shared/plans.ts'
import type { DownloadKind } from '#shared/tattoos.ts'

/** Hands files of a design to the browser's downloads, one at a time. */
export function useDownload(tattooId: number) {
  const showToast = useToast()
  const sizePx = planOf(useCurrentUser()?.subscriptionPlan ?? 0).downloadMaxPx
  const [busyKind, setBusyKind] = useState<DownloadKind>()

  const save = async (kind: DownloadKind) => {
    if (busyKind !== undefined) return
    setBusyKind(kind)
    try {
      saveBlob(await fetchTattooFile(tattooId, { kind, sizePx }), fileNameOf(kind))
    } catch (error) {
      const message = messageOf(error, 'The file could not be made. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setBusyKind(undefined)
  }
  return { busyKind, save: (kind: DownloadKind) => void save(kind) }
}
