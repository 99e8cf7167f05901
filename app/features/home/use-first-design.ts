import { useCallback, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import type { VisitorWords } from '#app/features/home/use-visitor-draft.ts'
import { paths } from '#app/paths.ts'
import { ApiError, messageOf, noConnection } from '#app/platform/http/api-client.ts'
import { findFirstDesign, forgetFirstDesign } from '#app/platform/session/first-design.ts'
import { getToken } from '#app/platform/session/session-store.ts'
import type { FirstDesign } from '#shared/first-design.ts'
import type { GenerationProgress, PencilSketch } from '#shared/tattoos.ts'

const EMPTY_MESSAGE = 'Please enter a description for your tattoo design.'
const FAILED_MESSAGE = 'The design could not be drawn. Please try again.'
const OFFLINE_MESSAGE = 'No connection to the server. Please try again when you are online.'

/** Something under way, as its visitor watches it. */
export type FirstDrawing = {
  prompt: string
  stage: GenerationProgress['stage']
  /** Its lines, once they are known. */
  sketch: PencilSketch | undefined
}

export type FirstDesignState =
  | { status: 'idle' }
  | ({ status: 'drawing' } & FirstDrawing)
  | { status: 'done'; design: FirstDesign; sketch: PencilSketch | undefined }
  | { status: 'refused'; message: string; canSignUp: boolean }

const neverChanges = () => () => {}
const nothingYet = () => null

/** What this browser had drawn earlier today, once scripts run. The same text as long as the page is open. */
function useStoredDesign(): FirstDesign | undefined {
  const text = useSyncExternalStore(neverChanges, readOnce, nothingYet)
  return text === null ? undefined : (JSON.parse(text) as FirstDesign)
}

/** Fetched by those who press. */
const fetchRequest = () =>
  import('#app/features/home/request-first-design.ts').catch((cause: unknown) => {
    throw noConnection(cause)
  })

let stored: string | null | undefined

function readOnce(): string | null {
  if (stored === undefined) {
    const design = getToken() === undefined ? findFirstDesign() : undefined
    stored = design === undefined ? null : JSON.stringify(design)
  }
  return stored
}

export function useFirstDesign() {
  const navigate = useNavigate()
  const earlier = useStoredDesign()
  const [asked, setAsked] = useState<FirstDesignState>()
  const [isGone, setIsGone] = useState(false)

  const draw = useCallback(
    async ({ prompt, style, corrections }: VisitorWords) => {
      const refuse = (message: string, canSignUp = false) =>
        setAsked({ status: 'refused', message, canSignUp })
      if (prompt.trim() === '') return refuse(EMPTY_MESSAGE)
      // People with an account have a whole workbench for it.
      if (getToken() !== undefined) {
        const address = paths.design({ prompt, style: style ?? undefined })
        return void navigate(address, { state: { corrections } })
      }
      let drawing: FirstDrawing = { prompt, stage: null, sketch: undefined }
      setAsked({ status: 'drawing', ...drawing })
      try {
        const { requestFirstDesign } = await fetchRequest()
        const design = await requestFirstDesign({ prompt, style, corrections }, (news) => {
          drawing = { ...drawing, ...news }
          setAsked({ status: 'drawing', ...drawing })
        })
        setIsGone(false)
        setAsked({ status: 'done', design, sketch: drawing.sketch })
      } catch (error) {
        const isOffline = error instanceof ApiError && error.code === 'network'
        const isTaken = error instanceof ApiError && error.code === 'first_design_taken'
        refuse(messageOf(error, isOffline ? OFFLINE_MESSAGE : FAILED_MESSAGE), isTaken)
      }
    },
    [navigate],
  )
  const shown = asked?.status === 'done' ? asked.design : earlier
  return {
    state: asked ?? ({ status: 'idle' } as const),
    /** What lies on the table: just drawn, or earlier today. */
    design: isGone || asked?.status === 'drawing' ? undefined : shown,
    draw,
    /** Its picture is no longer there: kept elsewhere, or the day is over. */
    drop: useCallback(() => {
      forgetFirstDesign()
      setIsGone(true)
    }, []),
  }
}
