import { useEffect, type ReactNode } from 'react'
import { AccountNav } from '#app/features/account/account-nav.tsx'
import { DataSection } from '#app/features/account/data-section.tsx'
import { DeleteSection } from '#app/features/account/delete-section.tsx'
import { PasswordSection } from '#app/features/account/password-section.tsx'
import { ProfileSection } from '#app/features/account/profile-section.tsx'
import { SessionsSection } from '#app/features/account/sessions-section.tsx'
import { TwoStepSection } from '#app/features/account/two-step-section.tsx'
import { useCurrentUser } from '#app/platform/session/session.ts'

type AccountScreenProps = { credits: ReactNode; plan: ReactNode }

/** Credits and plan are parts of other features; the route puts them in. */
export function AccountScreen({ credits, plan }: AccountScreenProps) {
  const user = useCurrentUser()
  useNamedSection()
  // For the moment between signing out and leaving the page.
  if (user === undefined) return null
  return (
    <div className="page-wrap grid gap-x-16 gap-y-8 pt-8 pb-section max-lg:grid-cols-[minmax(0,1fr)] md:pt-12 lg:grid-cols-[212px_minmax(0,1fr)]">
      <div>
        <AccountNav user={user} />
      </div>
      <div>
        <h1 className="mb-8 text-48 tracking-[-0.034em] md:mb-10">Your account</h1>
        <ProfileSection user={user} />
        {credits}
        {plan}
        <PasswordSection user={user} />
        <TwoStepSection user={user} />
        <SessionsSection />
        <DataSection />
        <DeleteSection user={user} />
      </div>
    </div>
  )
}

/** The page is drawn in the browser, after it looked for the section that its address names. */
function useNamedSection() {
  useEffect(() => {
    const section = document.getElementById(window.location.hash.slice(1))
    if (section === null) return
    section.scrollIntoView()
    // What stands above it is still on its way and will push it down. A move of the person's own ends that.
    const observer = new ResizeObserver(() => section.scrollIntoView())
    observer.observe(document.body)
    const listening = new AbortController()
    const stop = () => {
      observer.disconnect()
      listening.abort()
    }
    for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(move, stop, { passive: true, signal: listening.signal })
    return stop
  }, [])
}
