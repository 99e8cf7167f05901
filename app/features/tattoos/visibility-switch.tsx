import { useVisibility } from '#app/features/tattoos/use-visibility.ts'
import { Switch } from '#app/ui/switch.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

type VisibilitySwitchProps = {
  tattoo: Tattoo
  onChange: (id: number, fields: Partial<Tattoo>) => void
}

/** For the owner of a design. */
export function VisibilitySwitch({ tattoo, onChange }: VisibilitySwitchProps) {
  const { isBusy, hasPrivateDesigns, change } = useVisibility(onChange)
  const hint = tattoo.isPublic ? 'Now everybody sees it in the gallery.' : 'Now only you see it.'
  return (
    <Switch
      label="Private"
      hint={hasPrivateDesigns || !tattoo.isPublic ? hint : `${hint} Private designs come with Pro.`}
      isOn={!tattoo.isPublic}
      isBusy={isBusy}
      onChange={(isPrivate) => void change(tattoo.id, !isPrivate)}
    />
  )
}
