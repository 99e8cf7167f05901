import type { MouseEvent } from 'react'
import { Link, NavLink, useSearchParams } from 'react-router'
import { paths } from '#app/paths.ts'
import { SignedInOnly, SignedOutOnly } from '#app/platform/session/session-gate.tsx'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { HIGHEST_PLAN } from '#shared/product.ts'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'

type NavLinksProps = { linkClass: string }

/** The same links in the header's row and in the phone's menu; NavLink sets aria-current. */
export function MainNavLinks({ linkClass }: NavLinksProps) {
  return (
    <>
      <NavLink to={paths.design()} className={linkClass}>
        Design
      </NavLink>
      <NavLink to={paths.ideas()} className={linkClass}>
        Ideas
      </NavLink>
      <NavLink to={paths.explore()} className={linkClass}>
        Explore
      </NavLink>
      <SignedInOnly>
        <NavLink to={paths.favourites()} className={linkClass}>
          Favourites
        </NavLink>
      </SignedInOnly>
    </>
  )
}

type PricingLinkProps = NavLinksProps & {
  /** Before the modal opens. */
  onOpen?: () => void
}

/** §2.header.pricing: opens the upgrade modal. It stays a link, so that it works before the scripts are there and opens in a new tab. */
export function PricingLink({ linkClass, onOpen }: PricingLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen?.()
    openPricing('asked')
  }
  // Nobody is told to go higher than the highest.
  const isHighest = useCurrentUser()?.subscriptionPlan === HIGHEST_PLAN
  return (
    <>
      <SignedOutOnly>
        <NavLink to={paths.pricing()} onClick={open} className={linkClass}>
          Pricing
        </NavLink>
      </SignedOutOnly>
      <SignedInOnly>
        <NavLink to={paths.pricing()} onClick={open} className={linkClass}>
          {isHighest ? 'Pricing' : 'Upgrade'}
        </NavLink>
      </SignedInOnly>
    </>
  )
}

export function SignInLink({ linkClass }: NavLinksProps) {
  return (
    <Link to={paths.login({ mode: 'signin', next: useNext() })} className={linkClass}>
      Sign in
    </Link>
  )
}

export function SignUpLink({ linkClass }: NavLinksProps) {
  return (
    <Link to={paths.login({ mode: 'signup', next: useNext() })} className={linkClass}>
      Sign up
    </Link>
  )
}

/** Whoever is asked to sign in and takes the way over the header still wants to go there. The sign-in page checks it. */
function useNext() {
  const [query] = useSearchParams()
  return query.get('next') ?? undefined
}
