import { fetchTattooFile } from '#app/features/tattoos/tattoos.api.ts'
import { fileNameOf } from '#app/features/tattoos/tattoo-files.ts'
import { saveBlob } from '#app/ui/save-blob.ts'
import { planOf } from '#shared/plans.ts'
import type { DownloadKind } from '#shared/tattoos.ts'

type SavedFile = {
  kind: DownloadKind
  subscriptionPlan: number
  /** Of a printed sheet, where somebody chose it. */
  widthMm?: number | undefined
}

/** As large as the person's plan allows, into the browser's downloads. */
export async function saveDesign(
  tattooId: number,
  { kind, subscriptionPlan, widthMm }: SavedFile,
): Promise<void> {
  const sizePx = planOf(subscriptionPlan).downloadMaxPx
  saveBlob(await fetchTattooFile(tattooId, { kind, sizePx, widthMm }), fileNameOf(kind))
}
