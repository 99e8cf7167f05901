import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import {
  answerConsent,
  closeConsent,
  type Answer,
  type Consent,
} from '#app/platform/consent/consent.ts'
import { CONSENT_BUTTON_ID } from '#app/platform/consent/loaded-scripts.ts'
import { Button } from '#app/ui/button.tsx'
import type { ForeignScript } from '#shared/api.ts'

const PURPOSE_WORDS: Record<ForeignScript['purpose'], string> = {
  analytics: 'analytics',
  'session-recording': 'session recording',
}

type ConsentBannerProps = { consent: Consent; scripts: readonly ForeignScript[] }

/** Lies over the page, so that nothing moves when it comes or goes. Both answers look alike and count alike. */
export function ConsentBanner({ consent, scripts }: ConsentBannerProps) {
  const { isAsked, isReopened, isRefusedByBrowser } = consent
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isReopened) region.current?.focus()
  }, [isReopened])
  if (!isAsked) return null

  const leave = (act: () => void) => {
    act()
    if (isReopened) document.getElementById(CONSENT_BUTTON_ID)?.focus()
  }
  const say = (answer: Answer) => leave(() => answerConsent(answer))
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="consent-heading"
      className="fixed inset-x-3 bottom-3 z-30 rounded-panel border border-edge bg-raised p-5 shadow-lift-2 outline-none md:right-auto md:bottom-6 md:left-6 md:w-105"
    >
      <h2 id="consent-heading" className="font-text text-17 font-semibold tracking-normal">
        {isRefusedByBrowser ? 'Your browser has said no' : 'Allow scripts of others?'}
      </h2>
      <p className="mt-1.5 text-15 leading-[1.5] text-faded">
        {isRefusedByBrowser
          ? 'It sends Global Privacy Control, so no script of others is loaded here. '
          : `With your yes we load ${describe(scripts)}, to see where people get stuck. Without it nothing is loaded, and everything works the same. `}
        <Link to={`${paths.privacyPolicy()}#cookies`} className="text-link text-ink">
          What is kept
        </Link>
      </p>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2.5">
        {isRefusedByBrowser ? (
          <Button variant="line" onClick={() => leave(closeConsent)}>
            Close
          </Button>
        ) : (
          <>
            <Button variant="line" onClick={() => say('declined')}>
              Decline
            </Button>
            <Button variant="line" onClick={() => say('accepted')}>
              Accept
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

/** analytics of stats.example and session recording of film.example */
const describe = (scripts: readonly ForeignScript[]) =>
  scripts
    .map(({ purpose, url }) => `${PURPOSE_WORDS[purpose]} of ${new URL(url).hostname}`)
    .join(' and ')
