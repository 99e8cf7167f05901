import { useEffect, useRef, useState } from 'react'
import {
  drawFlashSheet,
  fetchFlashSheet,
} from '#app/features/tattoos/flash-sheet/flash-sheet.api.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import type { FlashPage, FlashSheetResponse } from '#shared/flash-sheet.ts'

export type FlashSheetState =
  | { status: 'idle' }
  | { status: 'drawing'; progress: FlashSheetResponse | undefined }
  | { status: 'ready'; page: FlashPage; pictureUrl: string }
  | { status: 'failed'; message: string }

const FAILED = 'The sheet could not be drawn just now. Nothing was charged. Please try again.'

/** A sheet around a design. It is drawn while somebody waits for it, and goes on where it stopped. Mount it anew for another design. */
export function useFlashSheet(tattooId: number) {
  const [state, setState] = useState<FlashSheetState>({ status: 'idle' })
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])
  const url = state.status === 'ready' ? state.pictureUrl : undefined
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url])

  const draw = async (page: FlashPage) => {
    waiting.current?.abort()
    const { signal } = (waiting.current = new AbortController())
    setState({ status: 'drawing', progress: undefined })
    try {
      for (;;) {
        const progress = await drawFlashSheet(tattooId, page, signal)
        if (signal.aborted) return
        if (progress.isReady) break
        setState({ status: 'drawing', progress })
      }
      const picture = await fetchFlashSheet(tattooId, page, 'png')
      if (!signal.aborted)
        setState({ status: 'ready', page, pictureUrl: URL.createObjectURL(picture) })
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', message: messageOf(error, FAILED) })
    }
  }
  return { state, draw: (page: FlashPage) => void draw(page) }
}
