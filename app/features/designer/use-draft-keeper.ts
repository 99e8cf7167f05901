import { removeDraft, writeDraft, type Draft } from '#app/features/designer/draft-store.ts'
import { getSession } from '#app/platform/session/session-store.ts'
import { draftKeyOf, type DraftKey, type DraftScreen } from '#app/platform/storage/storage-keys.ts'
import { useQuietSave } from '#app/platform/storage/use-quiet-save.ts'

type Owner = { screen: DraftScreen; userId: number | undefined }

/** What there is to keep; `none` leaves alone what is stored, `empty` takes it away. */
export type Keepable = Draft | 'none' | 'empty'

/** Keeps a draft while somebody types, and at the latest when they leave. */
export function useDraftKeeper(owner: Owner, keepable: Keepable) {
  // As text, so that a draft with nothing changed is the same draft.
  const text = keepable === 'none' ? undefined : JSON.stringify(keepable)
  useQuietSave(text, () => keep(owner, keepable))
}

function keep(owner: Owner, keepable: Keepable) {
  const key = findKey(owner)
  if (key === undefined || keepable === 'none') return
  if (keepable === 'empty') removeDraft(key)
  else writeDraft(key, keepable)
}

/** The screen of somebody who has signed out goes a moment later, and must not bring back what went with them. */
function findKey(owner: Owner): DraftKey | undefined {
  const session = getSession()
  const isHere = session.status === 'signed-in' && session.user.id === owner.userId
  return isHere ? draftKeyOf(owner.screen, session.user.id) : undefined
}
