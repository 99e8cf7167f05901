import { useState } from 'react'
import type { DesignPayload } from '#app/features/designer/designer.api.ts'
import { useGenerations } from '#app/features/designer/use-generations.ts'
import { useMyTattoos } from '#app/features/designer/use-my-tattoos.ts'
import { usePrompt } from '#app/features/designer/use-prompt.ts'
import { track } from '#app/platform/analytics.ts'
import { useCreditBalance } from '#app/platform/credits-store.ts'
import { openPricing } from '#app/platform/upgrade-prompt.ts'
import { CREATE_VARIATIONS } from '#shared/limits.ts'
import {
  COLORS,
  CREATE_GENDERS,
  CREATE_STYLES,
  SKIN_TONES,
  type Color,
  type Gender,
} from '#shared/options.ts'

/** Spec §4: what the screen begins with. */
export const PRESET_PROMPT =
  'A geometric tiger tattoo in black and white for very light skin, placed on the arm'

type CreateForm = {
  gender: Gender
  style: (typeof CREATE_STYLES)[number]
  color: Color
  skinTone: string
}

const DEFAULTS: CreateForm = {
  gender: CREATE_GENDERS[0],
  style: CREATE_STYLES[0],
  color: COLORS[0],
  skinTone: SKIN_TONES[0].description,
}

export function useCreateScreen() {
  const [form, setForm] = useState(DEFAULTS)
  const description = usePrompt(PRESET_PROMPT)
  const mine = useMyTattoos()
  const balance = useCreditBalance()
  const [freshIds, setFreshIds] = useState<ReadonlySet<number>>(new Set())
  const generations = useGenerations({
    onDelivered: ({ output }) => {
      mine.add(output)
      setFreshIds((before) => new Set([...before, ...output.map(({ id }) => id)]))
    },
  })

  const ask = (payload: DesignPayload) => {
    if (balance !== undefined && balance <= 0) return openPricing()
    track('generate_design', { style: payload.style ?? 'none' })
    generations.ask(payload, CREATE_VARIATIONS)
    // On a phone the wall is below the controls.
    document.getElementById(WALL_ID)?.scrollIntoView({ block: 'start' })
  }
  return {
    form,
    setField: (fields: Partial<CreateForm>) => setForm((before) => ({ ...before, ...fields })),
    description,
    improve: () => void description.improve(form),
    generate: () => {
      if (description.check()) ask({ ...form, prompt: description.prompt })
    },
    retry: (key: string) => {
      const payload = generations.requests.find((request) => request.key === key)?.payload
      if (payload === undefined) return
      generations.dismiss(key)
      ask(payload)
    },
    mine,
    freshIds,
    balance,
    ...generations,
    drawing: generations.requests.find(({ failure }) => failure === undefined),
  }
}

export const WALL_ID = 'my-tattoos'
