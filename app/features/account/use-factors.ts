import { useCallback, useEffect, useState } from 'react'
import { fetchFactors } from '#app/features/account/second-factor.api.ts'
import { refreshUser } from '#app/platform/session/session.ts'
import type { SecondFactorState } from '#shared/second-factor.ts'

/** What the rows of the section may do. */
export type FactorActs = {
  isRunning: boolean
  /** Runs an act, after a proof where the server wants one. */
  runProved: (act: () => Promise<void>) => Promise<void>
  remove: (act: () => Promise<void>) => void
  onAdded: (recoveryCodes: readonly string[] | null) => void
}

/** What is set up, from the server; the page's own knowledge of the person follows. */
export function useFactors() {
  const [factors, setFactors] = useState<SecondFactorState>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(
    () =>
      fetchFactors().then(
        (answer) => {
          setFactors(answer)
          setHasFailed(false)
        },
        () => setHasFailed(true),
      ),
    [],
  )
  useEffect(() => void load(), [load])
  const reload = useCallback(() => {
    void load()
    refreshUser().catch(() => {})
  }, [load])
  return { factors, hasFailed, reload }
}
