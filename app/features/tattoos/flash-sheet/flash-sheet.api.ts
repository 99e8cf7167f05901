import { call, download } from '#app/platform/http/api-client.ts'
import { FlashSheetResponse, type FlashFile, type FlashPage } from '#shared/flash-sheet.ts'

/** Draws on for some seconds. Asked again until it says that the sheet is ready. */
export function drawFlashSheet(tattooId: number, page: FlashPage, signal: AbortSignal) {
  return call(`/tattoo/${tattooId}/flash-sheet`, {
    method: 'POST',
    body: { page },
    signal,
    schema: FlashSheetResponse,
  })
}

export function fetchFlashSheet(tattooId: number, page: FlashPage, kind: FlashFile) {
  return download(`/tattoo/${tattooId}/flash-sheet/${kind}?page=${page}`)
}
