import { useEffect, useState } from 'react'
import type { DesignPayload } from '#app/features/designer/designer.api.ts'
import {
  askedVariations,
  isDrawnFrom,
  moreLikeThis,
  siblingsOf,
  toPayload,
} from '#app/features/designer/design-form.ts'
import type { Sketches } from '#app/features/designer/generation-tracker.ts'
import { useDesignDraft } from '#app/features/designer/use-design-draft.ts'
import { useGenerations } from '#app/features/designer/use-generations.ts'
import { useLettering } from '#app/features/designer/lettering-panel/use-lettering.ts'
import { useIsPrivate } from '#app/features/designer/use-is-private.ts'
import { useMyTattoos } from '#app/features/designer/use-my-tattoos.ts'
import { usePrompt } from '#app/features/designer/use-prompt.ts'
import { track } from '#app/platform/consent/analytics.ts'
import { useCreditBalance } from '#app/platform/billing/credits-store.ts'
import { takePricingTurn } from '#app/platform/billing/preferences.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { isPricingDue } from '#app/features/designer/first-visit.ts'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'
import type { BodyRendering } from '#shared/body.ts'
import type { Remarks, Tattoo } from '#shared/tattoos.ts'

/** What lies on the table: the designs of one request, which of them is looked at, and what there is to say of them. */
type Table = {
  /** Undefined: those that were drawn together with the one that is looked at. */
  ids: readonly number[] | undefined
  shownId: number
  remarks: Remarks | undefined
  /** The lines that somebody has just watched being drawn: the ink comes over them. */
  sketches: Sketches
  isFresh: boolean
}

const NO_SKETCHES: Sketches = new Map()

export const STAGE_ID = 'current-design'

type DesignScreenEvents = {
  /** The design on the person's photos, when it was asked for. */
  onMapped: (renderings: readonly BodyRendering[]) => void
}

export function useDesignScreen({ onMapped }: DesignScreenEvents) {
  const mine = useMyTattoos()
  const balance = useCreditBalance()
  const table = useTable(mine.tattoos)
  const { form, draft, origin, takeUp, setField } = useDesignDraft({
    mine,
    onOpened: (tattoo) => {
      mine.include(tattoo)
      table.open(tattoo)
    },
  })
  const description = usePrompt({
    prompt: form.prompt,
    onChange: (prompt) => setField({ prompt }),
  })
  const generations = useGenerations({
    onDelivered: ({ output, remarks, renderings, sketches }) => {
      mine.add(output)
      table.lay(output, remarks, sketches)
      if (output.some((tattoo) => isDrawnFrom(form, tattoo))) draft.settle()
      if (renderings.length > 0) onMapped(renderings)
    },
  })
  const subscriptionPlan = useCurrentUser()?.subscriptionPlan ?? 0
  const isPrivate = useIsPrivate(form.isPrivate)
  usePricingOnFirstVisit()
  const lettering = useLettering({
    prompt: form.prompt,
    style: form.style,
    placement: form.placement,
    corrections: form.corrections,
    lettering: form.lettering,
  })

  const ask = (payload: DesignPayload, variations: number) => {
    if (balance !== undefined && balance <= 0) return openPricing('no-credits')
    table.clear()
    track('generate_design', { style: payload.style ?? 'none' })
    generations.ask(payload, variations)
    document.getElementById(STAGE_ID)?.scrollIntoView({ block: 'start' })
  }
  return {
    form,
    /** Null on plans without private designs. */
    isPrivate,
    setField,
    draft,
    /** The design that the form's words came from. */
    origin,
    description,
    lettering,
    improve: () => {
      const { style, color, skinTone, gender, placement } = form
      void description.improve({ style, color, skinTone, gender, placement })
    },
    generate: () => {
      if (!description.check()) return
      lettering.whenMeant(() => ask(toPayload({ ...form, isPrivate }), askedVariations(form)))
    },
    /** Lays a design of the person's own on the table, and its words and settings in the form. */
    open: (tattoo: Tattoo) => {
      table.open(tattoo)
      takeUp(tattoo)
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

/** The newest design lies on the table when nothing else was chosen. */
function useTable(tattoos: readonly Tattoo[]) {
  const [table, setTable] = useState<Table>()
  const group = groupOf(table, tattoos)
  const shown = group.find(({ id }) => id === table?.shownId) ?? group[0] ?? tattoos[0]
  return {
    shown,
    group,
    /** Somebody picked it, so it stands before what is being drawn. */
    isChosen: table !== undefined && group.length > 0,
    isFresh: table?.isFresh === true && shown?.id === table.shownId,
    remarks: table?.remarks,
    sketches: table?.sketches ?? NO_SKETCHES,
    lay: (output: readonly Tattoo[], remarks: Remarks, sketches: Sketches) => {
      const [first] = output
      if (first === undefined) return
      const ids = output.map(({ id }) => id)
      setTable({ ids, shownId: first.id, remarks, sketches, isFresh: true })
    },
    /** Looks at another of those that lie there. */
    show: (id: number) =>
      setTable((before) => before && { ...before, shownId: id, isFresh: false }),
    /** With the others of its request. */
    open: ({ id }: Tattoo) =>
      setTable({
        ids: undefined,
        shownId: id,
        remarks: undefined,
        sketches: NO_SKETCHES,
        isFresh: false,
      }),
    clear: () => setTable(undefined),
  }
}

function groupOf(table: Table | undefined, tattoos: readonly Tattoo[]): readonly Tattoo[] {
  const find = (id: number | undefined) => tattoos.find((tattoo) => tattoo.id === id)
  if (table?.ids !== undefined) return table.ids.flatMap((id) => find(id) ?? [])
  const shown = find(table?.shownId)
  return shown === undefined ? [] : siblingsOf(shown, tattoos)
}

/** §4.pricing.first-visit: the pricing modal opens by itself the first time, once for an account, and never for whoever has a plan. */
function usePricingOnFirstVisit() {
  const user = useCurrentUser()
  useEffect(() => {
    if (user === undefined || !isPricingDue(user)) return
    void takePricingTurn().then((isFirst) => isFirst && openPricing('first-visit'))
  }, [user])
}
