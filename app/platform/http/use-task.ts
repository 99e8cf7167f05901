import { useState } from 'react'
import { ApiError, messageOf } from '#app/platform/http/api-client.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'

type TaskWords = {
  success?: string
  /** Said when the server has no words of its own. */
  failure: string
  onRefused?: (error: ApiError) => void
}

/** Runs one act at a time and says in a toast how it went. */
export function useTask() {
  const showToast = useToast()
  const [isRunning, setIsRunning] = useState(false)

  const run = async (act: () => Promise<void>, { success, failure, onRefused }: TaskWords) => {
    setIsRunning(true)
    try {
      await act()
      if (success !== undefined) {
        showToast({ message: success, durationMs: SNACKBAR_MS, tone: 'status' })
      }
    } catch (error) {
      if (error instanceof ApiError) onRefused?.(error)
      showToast({ message: messageOf(error, failure), durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsRunning(false)
  }

  return { isRunning, run }
}
