import { useCallback, useEffect, useState } from 'react'
import { AccountSection } from '#app/features/account/account-section.tsx'
import { FactorRow } from '#app/features/account/factor-row.tsx'
import { PasskeyDialog, type Naming } from '#app/features/account/passkey-dialog.tsx'
import { canUsePasskeys, makePasskey } from '#app/features/account/passkeys.ts'
import { RecoveryCodesDialog } from '#app/features/account/recovery-codes-dialog.tsx'
import * as api from '#app/features/account/second-factor.api.ts'
import { TotpDialog } from '#app/features/account/totp-dialog.tsx'
import { useProof } from '#app/features/account/use-proof.tsx'
import { dateWords } from '#app/platform/day-words.ts'
import { refreshUser } from '#app/platform/session.ts'
import { Button } from '#app/ui/button.tsx'
import { RetryNote } from '#app/ui/retry-note.tsx'
import type { CurrentUser } from '#shared/accounts.ts'
import { RECOVERY_CODE_COUNT } from '#shared/limits.ts'
import type { SecondFactorState, TotpSetUp } from '#shared/second-factor.ts'

type Passkey = SecondFactorState['passkeys'][number]

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
  const { isRunning, runProved, dialog } = useProof({ hasPassword: user.hasPassword, factors })
  const [setUp, setSetUp] = useState<TotpSetUp>()
  const [naming, setNaming] = useState<Naming>()
  const [codes, setCodes] = useState<readonly string[]>()

  if (hasFailed)
    return <RetryNote onRetry={reload}>We could not look up your second step just now.</RetryNote>
  if (factors === undefined) return <div className="min-h-76" />

  const noteAdded = (recoveryCodes: readonly string[] | null) => {
    setSetUp(undefined)
    setNaming(undefined)
    if (recoveryCodes !== null) setCodes(recoveryCodes)
    reload()
  }
  const remove = (act: () => Promise<void>) =>
    runProved(async () => {
      await act()
      reload()
    })
  const addPasskey = () =>
    runProved(async () => {
      const options = await api.newPasskeyOptions()
      setNaming({
        title: 'Add a passkey',
        description:
          'Your device asks for your finger, your face or its PIN. Give the passkey a name that you know it by.',
        label: 'Make the passkey',
        initialName: '',
        act: async (name) => {
          const registration = await makePasskey(options)
          if (registration === undefined) return false
          noteAdded((await api.addPasskey(name, registration)).recoveryCodes)
          return true
        },
      })
    })
  const rename = ({ id, name }: Passkey) =>
    setNaming({
      title: 'Rename this passkey',
      description: 'Only you see its name.',
      label: 'Rename',
      initialName: name,
      act: async (newName) => {
        await api.renamePasskey(id, newName)
        reload()
        return true
      },
    })
  const renewCodes = () =>
    runProved(async () => {
      setCodes((await api.renewRecoveryCodes()).recoveryCodes)
      reload()
    })

  return (
    <div className="border-t border-hair">
      <FactorRow
        title="Authenticator app"
        note={
          factors.totpSince === null
            ? 'A new code every thirty seconds.'
            : `Set up on ${dateWords(factors.totpSince)}`
        }
      >
        {factors.totpSince === null ? (
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
            onClick={() => void remove(api.removeTotp)}
          >
            Remove
          </Button>
        )}
      </FactorRow>
      <FactorRow
        title="Passkeys"
        note={
          canUsePasskeys()
            ? 'Sign in with a finger, a face or a PIN, without a password.'
            : 'This browser cannot make passkeys.'
        }
      >
        {canUsePasskeys() && (
          <Button variant="line" size="sm" isLoading={isRunning} onClick={() => void addPasskey()}>
            Add a passkey
          </Button>
        )}
      </FactorRow>
      {factors.passkeys.map((passkey) => (
        <FactorRow key={passkey.id} isNested title={passkey.name} note={passkeyNote(passkey)}>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Rename ${passkey.name}`}
            onClick={() => rename(passkey)}
          >
            Rename
          </Button>
          <Button
            variant="line"
            size="sm"
            isLoading={isRunning}
            aria-label={`Remove ${passkey.name}`}
            onClick={() => void remove(() => api.removePasskey(passkey.id))}
          >
            Remove
          </Button>
        </FactorRow>
      ))}
      {user.hasSecondFactor && (
        <FactorRow
          title="Recovery codes"
          note={`${factors.recoveryCodesLeft} of ${RECOVERY_CODE_COUNT} left, for when you have lost the rest.`}
        >
          <Button variant="line" size="sm" isLoading={isRunning} onClick={() => void renewCodes()}>
            Make new codes
          </Button>
        </FactorRow>
      )}
      {dialog}
      <TotpDialog setUp={setUp} onConfirmed={noteAdded} onClose={() => setSetUp(undefined)} />
      <PasskeyDialog naming={naming} onClose={() => setNaming(undefined)} />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </div>
  )
}

const passkeyNote = ({ createdAt, lastUsedAt }: Passkey) =>
  `Added ${dateWords(createdAt)}${lastUsedAt === null ? '' : `, last used ${dateWords(lastUsedAt)}`}`

/** What is set up, from the server; the page's own knowledge of the person follows. */
function useFactors() {
  const [factors, setFactors] = useState<SecondFactorState>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(
    () =>
      api.fetchFactors().then(
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
