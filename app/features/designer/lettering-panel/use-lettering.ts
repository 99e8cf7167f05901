import { useEffect, useRef, useState } from 'react'
import {
  previewLettering,
  type LetteringPayload,
} from '#app/features/designer/lettering-panel/lettering.api.ts'
import { mayHoldWords } from '#app/features/designer/lettering-panel/may-hold-words.ts'
import type { LetteringPreview } from '#shared/lettering.ts'

/** A preview is more work than a reading: it waits until somebody has stopped typing. */
const CALM_MS = 300
/** Who pressed the button waits for no proof-reader longer than this. */
const PATIENCE_MS = 15_000

export const LETTERING_PANEL_ID = 'lettering-panel'

/** The words of a description as they will be written, and whether what is odd about them is meant. */
export function useLettering(payload: LetteringPayload) {
  const [answer, setAnswer] = useState<{ prompt: string; preview: LetteringPreview }>()
  const isOpen = mayHoldWords(payload.prompt, payload.style ?? null)
  const asked = JSON.stringify(payload)
  useEffect(() => {
    if (!isOpen) return undefined
    const controller = new AbortController()
    const timer = window.setTimeout(() => {
      const question = JSON.parse(asked) as LetteringPayload
      previewLettering(question, controller.signal).then(
        (preview) => {
          if (!controller.signal.aborted) setAnswer({ prompt: question.prompt, preview })
        },
        // The words are read again when they are drawn.
        () => {},
      )
    }, CALM_MS)
    return () => {
      window.clearTimeout(timer)
      controller.abort()
    }
  }, [asked, isOpen])
  // Words of a moment ago are no reason to ask.
  const read = isOpen && answer?.prompt === payload.prompt ? answer.preview : undefined
  const readNow = async () => {
    if (!isOpen || read !== undefined) return read
    try {
      const preview = await previewLettering(payload, AbortSignal.timeout(PATIENCE_MS))
      setAnswer({ prompt: payload.prompt, preview })
      return preview
    } catch {
      // Whoever cannot be asked is not kept from drawing.
      return undefined
    }
  }
  return {
    preview: isOpen ? answer?.preview : undefined,
    isOpen,
    ...useConfirmation(read, readNow),
  }
}

const oddOf = (preview: LetteringPreview | undefined) =>
  (preview?.doubts ?? [])
    .filter(({ kind }) => kind !== 'size' && kind !== 'layout')
    .map(({ text }) => text)
    .join('\n')

/** Asks once about words that look odd, and not again while the same are odd. */
function useConfirmation(
  read: LetteringPreview | undefined,
  readNow: () => Promise<LetteringPreview | undefined>,
) {
  const confirmed = useRef('')
  const isChecking = useRef(false)
  const [askedAbout, setAskedAbout] = useState('')
  const odd = oddOf(read)
  const isMeant = (words: string): boolean => {
    const isSo = words === '' || confirmed.current === words
    setAskedAbout(isSo ? '' : words)
    return isSo
  }
  const check = async (go: () => void) => {
    if (isChecking.current) return
    isChecking.current = true
    const words = oddOf(await readNow())
    isChecking.current = false
    if (isMeant(words)) return go()
    document.getElementById(LETTERING_PANEL_ID)?.scrollIntoView({ block: 'nearest' })
  }
  return {
    isAsking: odd !== '' && askedAbout === odd,
    /** Goes on at once, or after the person was asked: also where the button was pressed before the words had been read. */
    whenMeant: (go: () => void): void => void check(go),
    /** By the button that sends the form again: it stays until then, because one that is gone sends nothing. */
    confirm: () => {
      confirmed.current = odd
    },
  }
}

export type Lettering = ReturnType<typeof useLettering>
