import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { confirmWords, useCreditsOnConfirmation } from '#app/platform/billing/credits-store.ts'

/** What is left to spend, or where the first credits wait. */
export function BalanceWords({ children }: { children: ReactNode }) {
  const credits = useCreditsOnConfirmation()
  if (credits === 0) return children
  return (
    <Link to={paths.account()} className="underline underline-offset-2">
      {confirmWords(credits)}
    </Link>
  )
}
