import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** Stands on every screen of an administrator who has no second step: asked, not forced. */
export function SecondStepPrompt() {
  return (
    <aside
      aria-label="Two-step sign-in"
      className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-panel border border-edge bg-raised px-5 py-4"
    >
      <ShieldAlert aria-hidden className="size-5 flex-none text-red" />
      <p className="min-w-0 flex-1 basis-64 text-15">
        <strong className="font-semibold">Your account can change everything here.</strong> Please
        protect it with a second step at sign-in.
      </p>
      <Link
        to={`${paths.account()}#two-step`}
        className={buttonClass({ variant: 'ink', size: 'sm' })}
      >
        Set it up
      </Link>
    </aside>
  )
}
