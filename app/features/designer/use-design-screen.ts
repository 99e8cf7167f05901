import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DesignPayload } from '#app/features/designer/designer.api.ts'
import {
  askedVariations,
  DESIGN_DEFAULTS,
  moreLikeThis,
  readDesignQuery,
  toPayload,
  type DesignForm,
} from '#app/features/designer/design-form.ts'
import { useGenerations } from '#app/features/designer/use-generations.ts'
import { useMyTattoos } from '#app/features/designer/use-my-tattoos.ts'
import { usePrompt } from '#app/features/designer/use-prompt.ts'
import { track } from '#app/platform/analytics.ts'
import { useCreditBalance } from '#app/platform/credits-store.ts'
import { readStored, writeStored } from '#app/platform/local-storage.ts'
import { usePrivateByDefault } from '#app/platform/preferences.ts'
import { useCurrentUser } from '#app/platform/session.ts'
import { STORAGE_KEYS } from '#app/platform/storage-keys.ts'
import { openPricing } from '#app/platform/upgrade-prompt.ts'
import type { BodyRendering } from '#shared/body.ts'
import { planOf } from '#shared/plans.ts'
import type { Remarks, Tattoo } from '#shared/tattoos.ts'

/** What lies on the table: the designs of one request, which of them is looked at, and what there is to say of them. */
type Table = {
  ids: readonly number[]
  shownId: number
  remarks: Remarks | undefined
  isFresh: boolean
}

export const STAGE_ID = 'current-design'

type DesignScreenEvents = {
  /** The design on the person's photos, when it was asked for. */
  onMapped: (renderings: readonly BodyRendering[]) => void
}

export function useDesignScreen({ onMapped }: DesignScreenEvents) {
  const [query] = useSearchParams()
  const asked = readDesignQuery(query)
  const [form, setForm] = useState<DesignForm>({ ...DESIGN_DEFAULTS, remixOf: asked.remixOf })
  const description = usePrompt(asked.prompt)
  const mine = useMyTattoos()
  const balance = useCreditBalance()
  const table = useTable(mine.tattoos)
  const generations = useGenerations({
    onDelivered: ({ output, remarks, renderings }) => {
      mine.add(output)
      table.lay(output, remarks)
      if (renderings.length > 0) onMapped(renderings)
    },
  })
  const subscriptionPlan = useCurrentUser()?.subscriptionPlan ?? 0
  const isPrivate = useIsPrivate(form, subscriptionPlan)
  usePricingOnFirstVisit()

  const ask = (payload: DesignPayload, variations: number) => {
    if (balance !== undefined && balance <= 0) return openPricing()
    table.clear()
    track('generate_design', { style: payload.style ?? 'none' })
    generations.ask(payload, variations)
    document.getElementById(STAGE_ID)?.scrollIntoView({ block: 'start' })
  }
  return {
    form,
    /** Null on plans without private designs. */
    isPrivate,
    setField: (fields: Partial<DesignForm>) => setForm((before) => ({ ...before, ...fields })),
    description,
    improve: () => {
      const { style, color, skinTone, bodyType, placement } = form
      void description.improve({ style, color, skinTone, gender: bodyType, placement })
    },
    generate: () => {
      if (description.check())
        ask(toPayload({ ...form, isPrivate }, description.prompt), askedVariations(form))
    },
    drawMoreLike: (tattoo: Tattoo) => ask(moreLikeThis(tattoo), 1),
    retry: (key: string) => {
      const request = generations.requests.find((candidate) => candidate.key === key)
      if (request?.payload === undefined) return
      generations.dismiss(key)
      ask(request.payload, request.variations)
    },
    mine,
    balance,
    table,
    ...generations,
    drawing: generations.requests.find(({ failure }) => failure === undefined),
    subscriptionPlan,
  }
}

/** What the form shows is what is asked for. While the person's own rule is not known, nothing gets out unasked. */
function useIsPrivate({ isPrivate }: DesignForm, subscriptionPlan: number): boolean | null {
  const { hasPrivateDesigns } = planOf(subscriptionPlan)
  const [byDefault] = usePrivateByDefault(hasPrivateDesigns)
  return hasPrivateDesigns ? (isPrivate ?? byDefault ?? true) : null
}

/** The newest design lies on the table when nothing else was chosen. */
function useTable(tattoos: readonly Tattoo[]) {
  const [table, setTable] = useState<Table>()
  const group = (table?.ids ?? []).flatMap((id) => tattoos.find((tattoo) => tattoo.id === id) ?? [])
  const shown = group.find(({ id }) => id === table?.shownId) ?? group[0] ?? tattoos[0]
  return {
    shown,
    group,
    /** Somebody picked it, so it stands before what is being drawn. */
    isChosen: table !== undefined && group.length > 0,
    isFresh: table?.isFresh === true && shown?.id === table.shownId,
    remarks: table?.remarks,
    lay: (output: readonly Tattoo[], remarks: Remarks) => {
      const [first] = output
      if (first === undefined) return
      setTable({ ids: output.map(({ id }) => id), shownId: first.id, remarks, isFresh: true })
    },
    show: (id: number) =>
      setTable((before) =>
        before?.ids.includes(id) === true
          ? { ...before, shownId: id, isFresh: false }
          : { ids: [id], shownId: id, remarks: undefined, isFresh: false },
      ),
    clear: () => setTable(undefined),
  }
}

/** Spec §4: the pricing modal opens by itself the first time. */
function usePricingOnFirstVisit() {
  useEffect(() => {
    if (readStored(STORAGE_KEYS.hasSeenPricing) !== null) return
    writeStored(STORAGE_KEYS.hasSeenPricing, 'true')
    openPricing()
  }, [])
}
