import { useState } from 'react'
import { CREATE_DEFAULTS, parseCreateDraft } from '#app/features/designer/create-form.ts'
import { isDrawnFrom } from '#app/features/designer/design-form.ts'
import type { DesignPayload } from '#app/features/designer/designer.api.ts'
import { useDraft } from '#app/features/designer/use-draft.ts'
import { useGenerations } from '#app/features/designer/use-generations.ts'
import { useLettering } from '#app/features/designer/lettering-panel/use-lettering.ts'
import { useIsPrivate } from '#app/features/designer/use-is-private.ts'
import { useMyTattoos } from '#app/features/designer/use-my-tattoos.ts'
import { usePrompt } from '#app/features/designer/use-prompt.ts'
import { track } from '#app/platform/consent/analytics.ts'
import { useCreditBalance } from '#app/platform/billing/credits-store.ts'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'
import { CREATE_VARIATIONS } from '#shared/limits.ts'
import type { PencilSketch } from '#shared/tattoos.ts'

export function useCreateScreen() {
  const draft = useDraft({ screen: 'create', defaults: CREATE_DEFAULTS, parse: parseCreateDraft })
  const form = draft.fields
  const description = usePrompt({
    prompt: form.prompt,
    onChange: (prompt) => draft.change({ prompt }),
  })
  const mine = useMyTattoos()
  const balance = useCreditBalance()
  const isPrivate = useIsPrivate(null)
  const [fresh, setFresh] = useState<ReadonlyMap<number, PencilSketch | undefined>>(new Map())
  const generations = useGenerations({
    onDelivered: ({ output, sketches }) => {
      mine.add(output)
      if (output.some((tattoo) => isDrawnFrom(form, tattoo))) draft.settle()
      const added = output.map(({ id }) => [id, sketches.get(id)] as const)
      setFresh((before) => new Map([...before, ...added]))
    },
  })

  const lettering = useLettering({
    prompt: form.prompt,
    style: form.style,
    placement: null,
    corrections: form.corrections,
    lettering: form.lettering,
  })

  const ask = (payload: DesignPayload) => {
    if (balance !== undefined && balance <= 0) return openPricing('no-credits')
    track('generate_design', { style: payload.style ?? 'none' })
    generations.ask(payload, CREATE_VARIATIONS)
    // On a phone the wall is below the controls.
    document.getElementById(WALL_ID)?.scrollIntoView({ block: 'start' })
  }
  return {
    form,
    /** By the person's own rule: this screen does not ask. */
    isPrivate,
    setField: draft.change,
    draft,
    description,
    improve: () => void description.improve(form),
    lettering,
    generate: () => {
      if (description.check()) lettering.whenMeant(() => ask(form))
    },
    retry: (key: string) => {
      const payload = generations.requests.find((request) => request.key === key)?.payload
      if (payload === undefined) return
      generations.dismiss(key)
      ask(payload)
    },
    mine,
    /** What was drawn since the screen was opened, each with the lines that were watched. */
    fresh,
    balance,
    ...generations,
    drawing: generations.requests.find(({ failure }) => failure === undefined),
  }
}

export const WALL_ID = 'my-tattoos'
