import { useEffect, useEffectEvent } from 'react'
import { removeDraft, writeDraft, type Draft } from '#app/platform/draft-store.ts'
import { getSession } from '#app/platform/session-store.ts'
import { draftKeyOf, type DraftKey, type DraftScreen } from '#app/platform/storage-keys.ts'

/** Short enough that a crash costs a word, long enough that typing does not write at every key. */
const QUIET_MS = 300

const NOTHING = JSON.stringify('none')

type Owner = { screen: DraftScreen; userId: number | undefined }

/** What there is to keep; `none` leaves alone what is stored, `empty` takes it away. */
export type Keepable = Draft | 'none' | 'empty'

/** Keeps a draft while somebody types, and at the latest when they leave. */
export function useDraftKeeper(owner: Owner, keepable: Keepable) {
  const text = JSON.stringify(keepable)
  const save = useEffectEvent(() => keep(owner, keepable))
  useEffect(() => {
    if (text === NOTHING) return undefined
    const timer = setTimeout(() => save(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const leave = () => save()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
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
