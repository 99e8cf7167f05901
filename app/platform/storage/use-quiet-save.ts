import { useEffect, useEffectEvent } from 'react'

/** Short enough that a crash costs a word, long enough that typing does not write at every key. */
const QUIET_MS = 300

/** Saves what somebody works on when it has been still for a moment, and at the latest when they leave. Undefined: nothing yet. */
export function useQuietSave<Work>(work: Work | undefined, save: (work: Work) => void) {
  const saveNow = useEffectEvent(() => {
    if (work !== undefined) save(work)
  })
  useEffect(() => {
    if (work === undefined) return undefined
    const timer = setTimeout(() => saveNow(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [work])
  useEffect(() => {
    const leave = () => saveNow()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
