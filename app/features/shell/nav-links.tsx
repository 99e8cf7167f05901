import { Link, NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { SignedInOnly, SignedOutOnly } from '#app/platform/session-gate.tsx'

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

export function PricingLink({ linkClass }: NavLinksProps) {
  return (
    <>
      <SignedOutOnly>
        <NavLink to={paths.pricing()} className={linkClass}>
          Pricing
        </NavLink>
      </SignedOutOnly>
      <SignedInOnly>
        <NavLink to={paths.pricing()} className={linkClass}>
          Upgrade
        </NavLink>
      </SignedInOnly>
    </>
  )
}

export function SignInLink({ linkClass }: NavLinksProps) {
  return (
    <Link to={paths.login({ mode: 'signin' })} className={linkClass}>
      Sign in
    </Link>
  )
}

export function SignUpLink({ linkClass }: NavLinksProps) {
  return (
    <Link to={paths.login({ mode: 'signup' })} className={linkClass}>
      Sign up
    </Link>
  )
}
