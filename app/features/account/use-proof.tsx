import { useState, type ReactNode } from 'react'
import { ProofDialog } from '#app/features/account/proof-dialog.tsx'
import { ApiError } from '#app/platform/api-client.ts'
import { useTask } from '#app/platform/use-task.ts'
import type { SecondFactorState } from '#shared/second-factor.ts'

const PROOF_REQUIRED = 'proof_required'
const FAILURE = 'That did not work. Please try again.'

type ProofOptions = { hasPassword: boolean; factors: SecondFactorState | undefined }

/** Runs acts that the server may want a proof for: it is asked for in a dialog, and then the act is done after all. */
export function useProof({ hasPassword, factors }: ProofOptions) {
  const { isRunning, run } = useTask()
  const [waiting, setWaiting] = useState<() => Promise<void>>()

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
        if (waiting) void runProved(waiting)
      }}
      onClose={() => setWaiting(undefined)}
    />
  )
  return { isRunning, runProved, dialog }
}
