import { useState } from 'react'
import { pictureNameOf } from '#app/features/tattoos/library/library-filters.ts'
import { deleteTattoo, fetchTattooFile, setVisibility } from '#app/features/tattoos/tattoos.api.ts'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { makeZip, type ZipEntry } from '#app/ui/make-zip.ts'
import { saveBlob } from '#app/ui/save-blob.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'
import { planOf } from '#shared/plans.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** They are held in memory until they are packed. */
export const ZIP_MOST = 60

type Changes = {
  onChange: (id: number, fields: Partial<Tattoo>) => void
  onDeleted: (id: number) => void
}

/** What is done to many designs at once, one after the other: what has been done stays done when one fails. */
export function useMany({ onChange, onDeleted }: Changes) {
  const showToast = useToast()
  const plan = planOf(useCurrentUser()?.subscriptionPlan ?? 0)
  const [progress, setProgress] = useState<{ done: number; of: number }>()

  const forEach = async (
    tattoos: readonly Tattoo[],
    act: (tattoo: Tattoo) => Promise<void>,
    words: { done: string; failed: string },
  ) => {
    const say = (message: string, tone: 'error' | 'status') =>
      showToast({ message, durationMs: SNACKBAR_MS, tone })
    try {
      for (const [index, tattoo] of tattoos.entries()) {
        setProgress({ done: index, of: tattoos.length })
        await act(tattoo)
      }
      say(words.done, 'status')
    } catch (error) {
      say(messageOf(error, words.failed), 'error')
    }
    setProgress(undefined)
  }
  return {
    progress,
    remove: (tattoos: readonly Tattoo[]) =>
      forEach(
        tattoos,
        async ({ id }) => {
          await deleteTattoo(id)
          onDeleted(id)
        },
        { done: 'Deleted', failed: 'Not all of them could be deleted. Please try again.' },
      ),
    setPublic: async (tattoos: readonly Tattoo[], isPublic: boolean) => {
      if (!isPublic && !plan.hasPrivateDesigns) return openPricing('private-designs')
      await forEach(
        tattoos.filter((tattoo) => tattoo.isPublic !== isPublic),
        async ({ id }) => onChange(id, await setVisibility(id, isPublic)),
        {
          done: isPublic ? 'They hang in the gallery now' : 'Only you see them now',
          failed: 'We could not change who sees all of them. Please try again.',
        },
      )
    },
    downloadZip: async (tattoos: readonly Tattoo[]) => {
      const packed: ZipEntry[] = []
      await forEach(
        tattoos.slice(0, ZIP_MOST),
        async (tattoo) => {
          const file = { kind: 'png', sizePx: plan.downloadMaxPx } as const
          const picture = await fetchTattooFile(tattoo.id, file)
          packed.push({ name: pictureNameOf(tattoo), bytes: await picture.bytes() })
        },
        { done: 'Your zip is ready', failed: 'Not all pictures could be made. Please try again.' },
      )
      if (packed.length === 0) return
      const zip = new Blob([makeZip(packed, new Date())], { type: 'application/zip' })
      saveBlob(zip, 'tattoo-designs.zip')
    },
  }
}
