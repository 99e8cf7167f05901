import { useState } from 'react'
import { AccountSection } from '#app/features/account/account-section.tsx'
import { FactorRow } from '#app/features/account/factor-row.tsx'
import { PasskeyRows } from '#app/features/account/passkey-rows.tsx'
import { RecoveryCodesDialog } from '#app/features/account/recovery-codes-dialog.tsx'
import * as api from '#app/features/account/second-factor.api.ts'
import { TotpDialog } from '#app/features/account/totp-dialog.tsx'
import { useFactors, type FactorActs } from '#app/features/account/use-factors.ts'
import { useProof } from '#app/features/account/use-proof.tsx'
import { dateWords } from '#app/ui/day-words.ts'
import { Button } from '#app/ui/button.tsx'
import { RetryNote } from '#app/ui/retry-note.tsx'
import type { CurrentUser } from '#shared/accounts.ts'
import { RECOVERY_CODE_COUNT } from '#shared/limits.ts'
import type { TotpSetUp } from '#shared/second-factor.ts'

export function TwoStepSection({ user }: { user: CurrentUser }) {
  return (
    <AccountSection
      id="two-step"
      title="Two-step sign-in"
      lead="With a second step, a stolen password is not enough. Use an authenticator app, a passkey, or both."
    >
      <Factors user={user} />
    </AccountSection>
  )
}

function Factors({ user }: { user: CurrentUser }) {
  const { factors, hasFailed, reload } = useFactors()
  const { isRunning, runProved, dialog } = useProof({
    hasPassword: user.hasPassword,
    factors,
    onProved: reload,
  })
  const [codes, setCodes] = useState<readonly string[]>()

  if (hasFailed)
    return <RetryNote onRetry={reload}>We could not look up your second step just now.</RetryNote>
  if (factors === undefined) return <div className="min-h-41" />

  const noteAdded = (recoveryCodes: readonly string[] | null) => {
    if (recoveryCodes !== null) setCodes(recoveryCodes)
    reload()
  }
  const remove = (act: () => Promise<void>) =>
    void runProved(async () => {
      await act()
      reload()
    })
  const shared = { isRunning, runProved, remove, onAdded: noteAdded }
  return (
    <>
      <ul className="border-t border-hair">
        <TotpRow {...shared} since={factors.totpSince} />
        <PasskeyRows {...shared} passkeys={factors.passkeys} onRenamed={reload} />
        {user.hasSecondFactor && (
          <FactorRow
            title="Recovery codes"
            note={`${factors.recoveryCodesLeft} of ${RECOVERY_CODE_COUNT} left, for when you have lost the rest.`}
          >
            <Button
              variant="line"
              size="sm"
              isLoading={isRunning}
              onClick={() =>
                void runProved(async () =>
                  noteAdded((await api.renewRecoveryCodes()).recoveryCodes),
                )
              }
            >
              Make new codes
            </Button>
          </FactorRow>
        )}
      </ul>
      {dialog}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </>
  )
}

type TotpRowProps = FactorActs & { since: string | null }

function TotpRow({ since, isRunning, runProved, remove, onAdded }: TotpRowProps) {
  const [setUp, setSetUp] = useState<TotpSetUp>()
  const note = since === null ? 'A new code every thirty seconds.' : `Set up on ${dateWords(since)}`
  return (
    <FactorRow title="Authenticator app" note={note}>
      {since === null ? (
        <Button
          variant="line"
          size="sm"
          isLoading={isRunning}
          onClick={() => void runProved(async () => setSetUp(await api.startTotp()))}
        >
          Set up app
        </Button>
      ) : (
        <Button
          variant="line"
          size="sm"
          isLoading={isRunning}
          aria-label="Remove the authenticator app"
          onClick={() => remove(api.removeTotp)}
        >
          Remove
        </Button>
      )}
      <TotpDialog
        setUp={setUp}
        onConfirmed={(recoveryCodes) => {
          setSetUp(undefined)
          onAdded(recoveryCodes)
        }}
        onClose={() => setSetUp(undefined)}
      />
    </FactorRow>
  )
}
