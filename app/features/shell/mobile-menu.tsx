import { Menu, X } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AccountLinks } from '#app/features/shell/account-links.tsx'
import {
  MainNavLinks,
  PricingLink,
  SignInLink,
  SignUpLink,
} from '#app/features/shell/nav-links.tsx'
import { ThemeSwitch } from '#app/features/shell/theme-switch.tsx'
import { SignedInOnly, SignedOutOnly } from '#app/platform/session/session-gate.tsx'
import { useCurrentUser } from '#app/platform/session/session.ts'

const LINK_CLASS =
  'flex min-h-12 w-full items-center border-b border-hair text-17 font-medium aria-[current=page]:font-bold'

/** Mirrors the header on phones. Closes when a page is chosen, on Escape and on a tap outside. */
export function MobileMenu() {
  const { isOpen, toggle, close, areaRef, buttonRef } = useMenu()
  const panelId = useId()
  const user = useCurrentUser()
  const Icon = isOpen ? X : Menu
  return (
    <div ref={areaRef} className="md:hidden">
      <button
        ref={buttonRef}
        type="button"
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
        className="-mr-2.5 grid size-11 place-items-center rounded-control"
      >
        <Icon aria-hidden className="size-5.5" />
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute inset-x-0 top-[calc(100%+1px)] max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto border-b border-hair bg-wall px-gutter pt-2 pb-6 shadow-lift-2"
      >
        <nav aria-label="Menu">
          <MainNavLinks linkClass={LINK_CLASS} />
          <PricingLink linkClass={LINK_CLASS} onOpen={close} />
          <SignedOutOnly>
            <SignInLink linkClass={LINK_CLASS} />
            <SignUpLink linkClass={LINK_CLASS} />
          </SignedOutOnly>
          <SignedInOnly>
            {user === undefined ? (
              <p className={LINK_CLASS}>Loading your account...</p>
            ) : (
              <AccountLinks user={user} linkClass={LINK_CLASS} />
            )}
          </SignedInOnly>
        </nav>
        <div className="mt-5">
          <ThemeSwitch />
        </div>
      </div>
    </div>
  )
}

function useMenu() {
  const { key } = useLocation()
  // Open for one page only: another page has another key, so navigation closes the menu.
  const [openKey, setOpenKey] = useState<string>()
  const isOpen = openKey === key
  const areaRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  const close = useCallback(() => {
    setOpenKey(undefined)
    buttonRef.current?.focus()
  }, [])

  useEffect(() => {
    if (!isOpen) return undefined
    const closing = new AbortController()
    const options = { signal: closing.signal }
    document.addEventListener(
      'pointerdown',
      (event) => {
        const isInside = event.target instanceof Node && areaRef.current?.contains(event.target)
        if (!isInside) setOpenKey(undefined)
      },
      options,
    )
    // At once and not when the page has come: one that is slow, or fails, is told of on the page below.
    document.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (areaRef.current?.contains(link) === true) close()
      },
      options,
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        close()
      },
      options,
    )
    return () => closing.abort()
  }, [isOpen, close])

  const toggle = () => setOpenKey(isOpen ? undefined : key)
  return { isOpen, toggle, close, areaRef, buttonRef }
}
