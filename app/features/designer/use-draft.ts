import { useState } from 'react'
import { readDraft, removeDraft, writeDraft } from '#app/features/designer/draft-store.ts'
import { adoptVisitorDraft } from '#app/features/designer/visitor-draft.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { draftKeyOf, type DraftKey, type DraftScreen } from '#app/platform/storage/storage-keys.ts'
import { useDraftKeeper } from '#app/features/designer/use-draft-keeper.ts'

type Work<Fields> = {
  fields: Fields
  /** Something was changed by hand, so there is something to lose. */
  isTouched: boolean
  /** What was being worked on before these words came. */
  aside: Fields | undefined
}

type DraftOptions<Fields> = {
  screen: DraftScreen
  defaults: Fields
  /** Stored drafts can be anything; undefined where nothing of it can be used. */
  parse: (stored: unknown) => Fields | undefined
  /** What the person wrote as a visitor goes on here. */
  isForVisitors?: boolean
  /** What the address brings, and the visit that it came with. */
  brought?: { fields: Partial<Fields>; source: string } | undefined
}

/**
 * Words and settings that outlive the page. What is typed is kept; what only came with a link or a design is not, until somebody works
 * on it. Whatever takes the place of unfinished work sets it aside, once, to be brought back.
 */
export function useDraft<Fields extends object>(options: DraftOptions<Fields>) {
  const { screen, defaults, brought } = options
  const userId = useCurrentUser()?.id
  const key = userId === undefined ? undefined : draftKeyOf(screen, userId)
  const [work, setWork] = useState(() => takeUp(options, key))
  const { fields, isTouched, aside } = work
  const isDefault = isSame(fields, defaults)
  useDraftKeeper(
    { screen, userId },
    !isTouched
      ? 'none'
      : isDefault && aside === undefined
        ? 'empty'
        : { fields, aside, source: brought?.source },
  )

  const forget = () => {
    if (key !== undefined) removeDraft(key)
  }
  const replace = (fresh: Fields) =>
    setWork((before) => ({
      fields: fresh,
      isTouched: false,
      aside: before.isTouched && !isSame(before.fields, defaults) ? before.fields : before.aside,
    }))
  return {
    fields,
    isTouched,
    isDefault,
    aside,
    change: (changed: Partial<Fields>) =>
      setWork((before) => ({
        ...before,
        fields: { ...before.fields, ...changed },
        isTouched: true,
      })),
    replace,
    startAfresh: () => {
      forget()
      replace(defaults)
    },
    takeBack: () =>
      setWork((before) =>
        before.aside === undefined
          ? before
          : {
              fields: before.aside,
              isTouched: true,
              aside: before.isTouched ? before.fields : undefined,
            },
      ),
    dropAside: () => {
      // Untouched, what is stored is still the one that was set aside.
      if (!isTouched) forget()
      setWork((before) => ({ ...before, aside: undefined }))
    },
    /** It has been drawn: there is nothing left to lose but what was set aside. */
    settle: () => {
      if (!isTouched) return
      forget()
      if (aside !== undefined && key !== undefined) writeDraft(key, { fields: aside })
      setWork((before) => ({ ...before, isTouched: false }))
    },
  }
}

function takeUp<Fields extends object>(
  { defaults, parse, brought, isForVisitors = false }: DraftOptions<Fields>,
  key: DraftKey | undefined,
): Work<Fields> {
  if (key !== undefined && isForVisitors) adoptVisitorDraft(key)
  const kept = key === undefined ? undefined : readDraft(key)
  const fields = parse(kept?.fields)
  if (brought !== undefined && brought.source !== kept?.source)
    return { fields: { ...defaults, ...brought.fields }, isTouched: false, aside: fields }
  return {
    fields: fields ?? defaults,
    isTouched: fields !== undefined,
    aside: parse(kept?.aside),
  }
}

const isSame = (a: object, b: object) =>
  Object.entries(a).every(([field, value]) => isEqual(Reflect.get(b, field), value))

/** Lists are compared by what they hold. */
const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
