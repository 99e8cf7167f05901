import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { AccountMenu } from '#app/features/shell/account-menu.tsx'
import { MobileMenu } from '#app/features/shell/mobile-menu.tsx'
import {
  MainNavLinks,
  PricingLink,
  SignInLink,
  SignUpLink,
} from '#app/features/shell/nav-links.tsx'
import { paths } from '#app/paths.ts'
import { SignedInOnly, SignedOutOnly } from '#app/platform/session/session-gate.tsx'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Logo } from '#app/ui/logo.tsx'

/** Visitors never fetch it. */
const HeaderCredits = lazy(async () => ({
  default: (await import('#app/features/shell/header-credits.tsx')).HeaderCredits,
}))

const LINK_CLASS =
  'inline-flex min-h-10 items-center border-y-2 border-transparent px-3 text-15 font-medium text-faded hover:text-ink aria-[current=page]:border-b-ink aria-[current=page]:text-ink pointer-coarse:min-h-11'

export function Header() {
  return (
    <header className="sticky top-0 z-20 border-b border-hair bg-wall">
      <div className="page-wrap flex h-[calc(var(--spacing-header)-1px)] items-center gap-3 md:gap-5 lg:gap-8">
        <Link to={paths.home()} className="-m-1 inline-flex min-h-11 items-center p-1">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden gap-1 md:flex">
          <MainNavLinks linkClass={LINK_CLASS} />
        </nav>
        <div className="ml-auto flex items-center gap-0.5 md:gap-1.5">
          <div className="hidden items-center gap-1.5 md:flex">
            <PricingLink linkClass={LINK_CLASS} />
            <SignedOutOnly>
              <SignInLink linkClass={LINK_CLASS} />
            </SignedOutOnly>
          </div>
          <SignedOutOnly>
            <SignUpLink linkClass={buttonClass({ variant: 'line', size: 'sm' })} />
          </SignedOutOnly>
          <SignedInOnly>
            <Credits />
            <AccountMenu />
          </SignedInOnly>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function Credits() {
  const isKnown = useCurrentUser() !== undefined
  const room = <span aria-hidden className="min-w-14" />
  if (!isKnown) return room
  return (
    <Suspense fallback={room}>
      <HeaderCredits />
    </Suspense>
  )
}
