import { useState } from 'react'
import { FactorRow } from '#app/features/account/factor-row.tsx'
import { PasskeyDialog, type Naming } from '#app/features/account/passkey-dialog.tsx'
import { canUsePasskeys, makePasskey } from '#app/features/account/passkeys.ts'
import * as api from '#app/features/account/second-factor.api.ts'
import type { FactorActs } from '#app/features/account/use-factors.ts'
import { dateWords } from '#app/ui/day-words.ts'
import { Button } from '#app/ui/button.tsx'
import type { SecondFactorState } from '#shared/second-factor.ts'

type Passkey = SecondFactorState['passkeys'][number]

type PasskeyRowsProps = FactorActs & { passkeys: readonly Passkey[]; onRenamed: () => void }

/** The passkeys by the names that their person gave them, and one more. */
export function PasskeyRows(props: PasskeyRowsProps) {
  const { passkeys, isRunning, runProved, remove, onAdded, onRenamed } = props
  const [naming, setNaming] = useState<Naming>()
  const canAdd = canUsePasskeys()
  const add = () =>
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
          onAdded((await api.addPasskey(name, registration)).recoveryCodes)
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
        onRenamed()
        return true
      },
    })
  return (
    <>
      <FactorRow
        title="Passkeys"
        note={
          canAdd
            ? 'Sign in with a finger, a face or a PIN, without a password.'
            : 'This browser cannot make passkeys.'
        }
      >
        {canAdd && (
          <Button variant="line" size="sm" isLoading={isRunning} onClick={() => void add()}>
            Add a passkey
          </Button>
        )}
        <PasskeyDialog naming={naming} onClose={() => setNaming(undefined)} />
      </FactorRow>
      {passkeys.map((passkey) => (
        <FactorRow key={passkey.id} isNested title={passkey.name} note={datesOf(passkey)}>
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
            onClick={() => remove(() => api.removePasskey(passkey.id))}
          >
            Remove
          </Button>
        </FactorRow>
      ))}
    </>
  )
}

const datesOf = ({ createdAt, lastUsedAt }: Passkey) =>
  `Added ${dateWords(createdAt)}${lastUsedAt === null ? '' : `, last used ${dateWords(lastUsedAt)}`}`
