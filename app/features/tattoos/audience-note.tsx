import { EyeOff, Lock } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const RestoreButton = lazy(async () => ({
  default: (await import('#app/features/tattoos/restore-button.tsx')).RestoreButton,
}))

type AudienceNoteProps = {
  tattoo: Tattoo
  onChange: (id: number, fields: Partial<Tattoo>) => void
}

/** Says so when a design is not for everybody. */
export function AudienceNote({ tattoo, onChange }: AudienceNoteProps) {
  const isAdmin = useCurrentUser()?.id === ADMIN_USER_ID
  if (tattoo.isPublic && !tattoo.isHidden) return null
  const Icon = tattoo.isHidden ? EyeOff : Lock
  return (
    <div className="mb-5 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-y border-hair py-2 text-15">
      <p className="flex items-center gap-2.5">
        <Icon aria-hidden className="size-4 flex-none text-faded" />
        {tattoo.isHidden
          ? 'Hidden from the gallery after it was reported.'
          : 'Private. Only its owner sees this page.'}
      </p>
      {isAdmin && tattoo.isHidden && (
        <Suspense>
          <RestoreButton tattooId={tattoo.id} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}
