import { savePreferences, usePrivateByDefault } from '#app/platform/billing/preferences.ts'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Switch } from '#app/ui/switch.tsx'

/** Whether new designs stay out of the gallery. Without a plan that has it the switch leads to the plans. */
export function PrivacyPreference({ hasPrivateDesigns }: { hasPrivateDesigns: boolean }) {
  // Until it is known the switch cannot be moved, which says enough.
  const [isPrivate, setIsPrivate] = usePrivateByDefault(hasPrivateDesigns)
  const { isRunning, run } = useTask()
  const change = (privateByDefault: boolean) =>
    run(async () => setIsPrivate((await savePreferences({ privateByDefault })).privateByDefault), {
      failure: 'We could not save that. Please try again.',
    })
  return (
    <div className="mt-6 border-y border-hair py-3">
      <Switch
        label="Keep new designs private"
        hint={
          hasPrivateDesigns
            ? 'They stay out of the gallery until you put one there.'
            : 'Private designs come with Pro.'
        }
        isOn={hasPrivateDesigns && isPrivate === true}
        isBusy={isRunning || (hasPrivateDesigns && isPrivate === undefined)}
        onChange={(isOn) => {
          if (hasPrivateDesigns) void change(isOn)
          else openPricing('private-designs')
        }}
      />
    </div>
  )
}
