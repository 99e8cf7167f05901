import { Droplet } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { useCreditBalance } from '#app/platform/billing/credits-store.ts'

/** What is left to draw with, on every page. Its room is kept while it is asked for. */
export function HeaderCredits() {
  const balance = useCreditBalance()
  return (
    <Link
      to={paths.credits()}
      aria-label={balance === undefined ? 'Your credits' : `${balance} credits left`}
      className="inline-flex min-h-10 min-w-14 items-center justify-center gap-1.5 rounded-control px-2 text-15 font-semibold tabular-nums hover:bg-ink/5 pointer-coarse:min-h-11"
    >
      <Droplet aria-hidden className="size-4 text-faded" />
      {balance}
    </Link>
  )
}
