import { useState } from 'react'
import { improvePrompt, type ImprovePayload } from '#app/features/designer/designer.api.ts'
import { messageOf } from '#app/platform/api-client.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'
import { EMPTY_PROMPT_MESSAGE } from '#shared/tattoos.ts'

type PromptOptions = { prompt: string; onChange: (prompt: string) => void }

/** The description, what is wrong with it, and help with it. */
export function usePrompt({ prompt, onChange }: PromptOptions) {
  const showToast = useToast()
  const [problem, setProblem] = useState<{ message: string }>()
  const [isImproving, setIsImproving] = useState(false)

  const change = (value: string) => {
    onChange(value)
    setProblem(undefined)
  }
  /** §5.designer.empty: says so when the description is empty or blank. */
  const check = (): boolean => {
    const isFilled = prompt.trim() !== ''
    setProblem(isFilled ? undefined : { message: EMPTY_PROMPT_MESSAGE })
    return isFilled
  }
  /** §4.improve.once, §4.improve.replaces: a second click while it runs does nothing; success replaces the text. */
  const improve = async (choices: Omit<ImprovePayload, 'prompt'>) => {
    if (isImproving || !check()) return
    setIsImproving(true)
    try {
      change(await improvePrompt({ ...choices, prompt }))
    } catch (error) {
      const message = messageOf(error, 'We could not improve the description. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsImproving(false)
  }

  return { prompt, change, problem, check, isImproving, improve }
}
