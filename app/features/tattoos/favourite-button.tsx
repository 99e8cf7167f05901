import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { setFavourite } from '#app/features/tattoos/tattoos.api.ts'
import { paths } from '#app/paths.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { getSession } from '#app/platform/session/session-store.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type FavouriteButtonProps = {
  tattoo: Pick<Tattoo, 'id' | 'isFavorited'>
  onChange: (isFavorited: boolean) => void
  className?: string
}

/** §4.favourite.order: the call first, then the heart flips. Visitors are asked to sign in, and come back. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { tattoo, onChange, className = 'sheet-disc' } = props
  const showToast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const { id, isFavorited } = tattoo
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  const toggle = async () => {
    setIsBusy(true)
    try {
      onChange(await setFavourite(id, !isFavorited))
    } catch (error) {
      const message = messageOf(error, 'We could not change your favourites. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsBusy(false)
  }

  return (
    <button
      type="button"
      aria-label="Favourite"
      aria-pressed={isFavorited}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (getSession().status === 'signed-out')
          void navigate(paths.login({ next: pathname + search }))
        else if (!isBusy) void toggle()
      }}
      className={className}
    >
      <FavouriteIcon isFilled={isFavorited} />
    </button>
  )
}

/** A bookmark with a heart in it: the heart that §2.card.overlay asks for, and no way to mistake it for the like. */
function FavouriteIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-4.5" strokeWidth="1.75">
      <path
        d="M18.5 21 12 16.8 5.5 21V5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2z"
        className={isFilled ? 'fill-current stroke-current' : 'fill-none stroke-current'}
        strokeLinejoin="round"
      />
      <path
        d="M12 13.2 9.2 10.4a1.9 1.9 0 1 1 2.8-2.6 1.9 1.9 0 1 1 2.8 2.6z"
        className={isFilled ? 'fill-sheet' : 'fill-current'}
      />
    </svg>
  )
}
