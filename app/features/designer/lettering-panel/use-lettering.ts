import { useEffect, useRef, useState } from 'react'
import {
  previewLettering,
  type LetteringPayload,
} from '#app/features/designer/lettering-panel/lettering.api.ts'
import type { LetteringPreview } from '#shared/lettering.ts'

/** A preview is more work than a reading: it waits until somebody has stopped typing. */
const CALM_MS = 300

const IN_QUOTES = /["“”„«»]|‘[^’]+’/

export const LETTERING_PANEL_ID = 'lettering-panel'

/** The words of a description as they will be written, and whether what is odd about them is meant. */
export function useLettering(payload: LetteringPayload) {
  const [answer, setAnswer] = useState<{ prompt: string; preview: LetteringPreview }>()
  const isOpen =
    payload.prompt.trim() !== '' &&
    (payload.style === 'Lettering' || IN_QUOTES.test(payload.prompt))
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
  const preview = isOpen ? answer?.preview : undefined
  // Words of a moment ago are no reason to ask.
  const odd =
    answer?.prompt === payload.prompt
      ? (preview?.doubts ?? []).filter(({ kind }) => kind !== 'size')
      : []
  return { preview, isOpen, ...useConfirmation(odd.map(({ text }) => text).join('\n')) }
}

/** Asks once about words that look odd, and not again while the same are odd. */
function useConfirmation(odd: string) {
  const confirmed = useRef('')
  const [askedAbout, setAskedAbout] = useState('')
  return {
    isAsking: odd !== '' && askedAbout === odd,
    /** False where the person is asked first. */
    mayGenerate: (): boolean => {
      const isMeant = odd === '' || confirmed.current === odd
      setAskedAbout(isMeant ? '' : odd)
      if (isMeant) return true
      document.getElementById(LETTERING_PANEL_ID)?.scrollIntoView({ block: 'nearest' })
      return false
    },
    /** By the button that sends the form again: it stays until then, because one that is gone sends nothing. */
    confirm: () => {
      confirmed.current = odd
    },
  }
}

export type Lettering = ReturnType<typeof useLettering>
