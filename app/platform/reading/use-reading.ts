import { useEffect, useState } from 'react'
import { readDescription } from '#app/platform/reading/reading.api.ts'
import type { PromptReading, ReadingPayload } from '#shared/reading.ts'

/** What is typed in one go is asked about once; the chips stand a blink after the last key. */
const CALM_MS = 40
/** The first question after a start may find the server's workers still waking, and nobody types again just to be read. */
const RETRIES = 1
const RETRY_AFTER_MS = 1500

/**
 * What is read in a description while somebody types it. The last reading stands until the next is there; older questions are
 * dropped. Where no answer comes, twice, there is nothing to say: the words are read again when they are drawn.
 */
export function useReading(payload: ReadingPayload): PromptReading | undefined {
  const [reading, setReading] = useState<PromptReading>()
  const asked = JSON.stringify(payload)
  const isEmpty = payload.prompt.trim() === ''
  useEffect(() => {
    if (isEmpty) return undefined
    const controller = new AbortController()
    let timer = window.setTimeout(() => ask(RETRIES), CALM_MS)
    function ask(retries: number) {
      readDescription(JSON.parse(asked) as ReadingPayload, controller.signal).then(
        (answer) => {
          if (!controller.signal.aborted) setReading(answer)
        },
        () => {
          if (retries > 0 && !controller.signal.aborted)
            timer = window.setTimeout(() => ask(retries - 1), RETRY_AFTER_MS)
        },
      )
    }
    return () => {
      window.clearTimeout(timer)
      controller.abort()
    }
  }, [asked, isEmpty])
  return isEmpty ? undefined : reading
}
