import { useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'
import {
  DESIGN_DEFAULTS,
  draftOf,
  parseDesignDraft,
  readDesignQuery,
  siblingsOf,
  type DesignForm,
  type DesignQuery,
} from '#app/features/designer/design-form.ts'
import { useDraft } from '#app/features/designer/use-draft.ts'
import type { MyTattoos } from '#app/features/designer/use-my-tattoos.ts'
import { useOrigin } from '#app/features/designer/use-origin.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { useToast } from '#app/ui/toast.tsx'
import { KeptCorrections } from '#shared/corrections.ts'
import { SNACKBAR_MS } from '#shared/limits.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type DesignDraftOptions = {
  mine: MyTattoos
  /** A design of the person's own was asked for by the address. */
  onOpened: (tattoo: Tattoo) => void
}

/** The designer's form: as it was left, as a link or a design brings it, or as it begins. */
export function useDesignDraft({ mine, onOpened }: DesignDraftOptions) {
  const [query] = useSearchParams()
  const { key, search, state } = useLocation()
  const asked = readDesignQuery(query)
  const userId = useCurrentUser()?.id
  const showToast = useToast()
  const [bodyMapping, setBodyMapping] = useState(false)
  const draft = useDraft({
    screen: 'design',
    isForVisitors: true,
    defaults: DESIGN_DEFAULTS,
    parse: parseDesignDraft,
    brought: asked && { fields: broughtBy(asked, state), source: `${key}${search}` },
  })
  const fieldsOf = (tattoo: Tattoo) =>
    draftOf(tattoo, { userId, variations: siblingsOf(tattoo, mine.tattoos).length })
  const isBrought = useRef(false)
  const origin = useOrigin({
    id: draft.fields.remixOf,
    mine,
    onFound: (tattoo) => {
      if (tattoo.id !== asked?.from || isBrought.current) return
      isBrought.current = true
      if (asked.isOpened && tattoo.userId === userId) onOpened(tattoo)
      // Whoever was quicker than the answer goes on with their own words.
      if (!draft.isTouched) draft.replace({ ...fieldsOf(tattoo), ...wordsOf(asked) })
    },
    onMissing: () => {
      draft.change({ remixOf: null })
      const message = 'That design is no longer there. Your words are.'
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    },
  })
  return {
    form: { ...draft.fields, bodyMapping } satisfies DesignForm,
    draft,
    origin,
    /** Puts a design's words and settings into the form. */
    takeUp: (tattoo: Tattoo) => draft.replace(fieldsOf(tattoo)),
    setField: ({ bodyMapping: isOn, ...fields }: Partial<DesignForm>) => {
      if (isOn !== undefined) setBodyMapping(isOn)
      if (Object.keys(fields).length > 0) draft.change(fields)
    },
  }
}

const wordsOf = ({ prompt, style }: DesignQuery) => ({
  ...(prompt === undefined ? {} : { prompt }),
  ...(style === undefined ? {} : { style }),
})

/** What was put right on the landing page comes along beside the address, which is for words alone. */
const Brought = z.object({ corrections: KeptCorrections }).catch({ corrections: [] })

const broughtBy = (asked: DesignQuery, state: unknown) => ({
  ...wordsOf(asked),
  ...Brought.parse(state),
  remixOf: asked.from ?? null,
})
