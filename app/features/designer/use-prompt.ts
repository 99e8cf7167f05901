import { useRef, useState } from 'react'
import { improvePrompt, type ImprovePayload } from '#app/features/designer/designer.api.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'
import { EMPTY_PROMPT_MESSAGE } from '#shared/tattoos.ts'

/** What help with the words has made of them. */
export type Improvement = { before: string; after: string } | 'none-needed'

type PromptOptions = { prompt: string; onChange: (prompt: string) => void }

/** The description, what is wrong with it, and help with it. */
export function usePrompt({ prompt, onChange }: PromptOptions) {
  const showToast = useToast()
  const [problem, setProblem] = useState<{ message: string }>()
  const [isImproving, setIsImproving] = useState(false)
  // Two presses that were kept until the page was alive come at once, before the first is drawn as busy.
  const running = useRef(false)
  const [improvement, setImprovement] = useState<Improvement>()

  const change = (value: string) => {
    onChange(value)
    setProblem(undefined)
    setImprovement(undefined)
  }
  /** §5.designer.empty: says so when the description is empty or blank. */
  const check = (): boolean => {
    const isFilled = prompt.trim() !== ''
    setProblem(isFilled ? undefined : { message: EMPTY_PROMPT_MESSAGE })
    return isFilled
  }
  /** §4.improve.once, §4.improve.replaces: a second click while it runs does nothing; success replaces the text. */
  const improve = async (choices: Omit<ImprovePayload, 'prompt'>) => {
    if (running.current || !check()) return
    running.current = true
    setIsImproving(true)
    try {
      const after = await improvePrompt({ ...choices, prompt })
      const isChanged = after.trim() !== prompt.trim()
      if (isChanged) change(after)
      setImprovement(isChanged ? { before: prompt, after } : 'none-needed')
    } catch (error) {
      const message = messageOf(error, 'We could not improve the description. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    running.current = false
    setIsImproving(false)
  }

  const undoImprovement = () => {
    if (improvement !== undefined && improvement !== 'none-needed') change(improvement.before)
  }
  return { prompt, change, problem, check, isImproving, improve, improvement, undoImprovement }
}
