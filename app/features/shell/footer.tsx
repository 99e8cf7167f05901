import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ThemeSwitch } from '#app/features/shell/theme-switch.tsx'
import { paths } from '#app/paths.ts'
import { CONSENT_BUTTON_ID } from '#app/platform/consent/loaded-scripts.ts'
import { useRootData } from '#app/platform/http/public-config.ts'
import { Logo } from '#app/ui/logo.tsx'
import { POPULAR_IDEAS } from '#shared/popular-ideas.ts'
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#shared/product.ts'

const COMPANY_LINKS = [
  ['Ideas', paths.ideas()],
  ['Explore', paths.explore()],
  ['Pricing', paths.pricing()],
  ['Signup', paths.signup()],
  ['Login', paths.login()],
] as const

const INFORMATION_LINKS = [
  ['Terms', paths.terms()],
  ['Credits', paths.creditPolicy()],
  ['Privacy', paths.privacyPolicy()],
  ['Support', paths.support()],
] as const

export function Footer() {
  const root = useRootData()
  const hasForeignScripts = (root?.publicConfig.foreignScripts.length ?? 0) > 0
  return (
    <footer className="bg-night text-on-night [&_:focus-visible]:outline-on-night">
      <div className="page-wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-9 pt-14 pb-12 md:pt-18 lg:grid-cols-[1.25fr_3.2fr_0.8fr_0.8fr] lg:gap-12">
          <div className="col-span-2 lg:col-span-1">
            <Link to={paths.home()} className="-m-1 inline-flex min-h-11 items-center p-1">
              <Logo />
            </Link>
            <p className="mt-2 max-w-[29ch] text-15 text-on-night-faded">
              Flash for skin you’ll keep. Drawn from your words, ready for your artist.
            </p>
          </div>
          <FooterGroup title="Popular ideas" className="col-span-2 lg:col-span-1">
            <ul className="columns-3 gap-x-3 md:columns-5 md:gap-x-5">
              {POPULAR_IDEAS.map((idea) => (
                <FooterLink key={idea} to={paths.idea(idea)}>
                  {idea}
                </FooterLink>
              ))}
            </ul>
          </FooterGroup>
          <FooterGroup title="Company">
            <ul>
              {COMPANY_LINKS.map(([label, path]) => (
                <FooterLink key={label} to={path}>
                  {label}
                </FooterLink>
              ))}
            </ul>
          </FooterGroup>
          <FooterGroup title="Information">
            <ul>
              {INFORMATION_LINKS.map(([label, path]) => (
                <FooterLink key={label} to={path}>
                  {label}
                </FooterLink>
              ))}
            </ul>
          </FooterGroup>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-night-hair pt-5 pb-7 text-14 text-on-night-faded">
          <p>
            © {root?.year} {PRODUCT_NAME}
          </p>
          {hasForeignScripts && (
            <button
              type="button"
              id={CONSENT_BUTTON_ID}
              onClick={() => void reopenConsent()}
              className="min-h-7.5 hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
            >
              Privacy choices
            </button>
          )}
          <p className="md:ml-auto">
            You must be {MINIMUM_AGE_YEARS} or older to use {PRODUCT_NAME}.
          </p>
          <ThemeSwitch isOnNight />
        </div>
      </div>
    </footer>
  )
}

type FooterGroupProps = { title: string; className?: string; children: ReactNode }

function FooterGroup({ title, className, children }: FooterGroupProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="mb-3 font-text text-14 leading-[1.3] font-semibold tracking-normal text-on-night-faded">
        {title}
      </h2>
      {children}
    </nav>
  )
}

/** Every navigation scrolls to the top, these included; see ScrollRestoration in root.tsx. */
function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li className="break-inside-avoid">
      <Link
        to={to}
        className="inline-flex min-h-7.5 items-center text-15 leading-[1.3] hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
      >
        {children}
      </Link>
    </li>
  )
}

async function reopenConsent() {
  const consent = await import('#app/platform/consent/consent.ts')
  consent.reopenConsent()
}
