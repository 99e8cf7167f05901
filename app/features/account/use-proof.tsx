import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { hasGoogleConfirmation } from '#app/features/account/google-confirmation.ts'
import { ProofDialog } from '#app/features/account/proof-dialog.tsx'
import { ApiError } from '#app/platform/http/api-client.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import type { SecondFactorState } from '#shared/second-factor.ts'

const PROOF_REQUIRED = 'proof_required'
const FAILURE = 'That did not work. Please try again.'

/** What was to be done before Google's page took the place of ours is asked for again, and this time done at once. */
const nothingMore = () => Promise.resolve()

type ProofOptions = {
  hasPassword: boolean
  factors: SecondFactorState | undefined
  /** A recovery code that proved something is used up. */
  onProved: () => void
}

/** Runs acts that the server may want a proof for: it is asked for in a dialog, and then the act is done after all. */
export function useProof({ hasPassword, factors, onProved }: ProofOptions) {
  const { isRunning, run } = useTask()
  const { hash } = useLocation()
  const [waiting, setWaiting] = useState<(() => Promise<void>) | undefined>(() =>
    hash === '#two-step' && hasGoogleConfirmation() ? nothingMore : undefined,
  )

  const runProved = (act: () => Promise<void>) =>
    run(
      async () => {
        try {
          await act()
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== PROOF_REQUIRED) throw error
          setWaiting(() => act)
        }
      },
      { failure: FAILURE },
    )

  const dialog: ReactNode = factors && (
    <ProofDialog
      isOpen={waiting !== undefined}
      hasPassword={hasPassword}
      factors={factors}
      onProved={() => {
        setWaiting(undefined)
        onProved()
        if (waiting) void runProved(waiting)
      }}
      onClose={() => setWaiting(undefined)}
    />
  )
  return { isRunning, runProved, dialog }
}
