import { useEffect } from 'react'
import { ConsentBanner } from '#app/features/consent/consent-banner.tsx'
import { useConsent } from '#app/platform/consent.ts'
import { hasLoadedScripts, loadScripts } from '#app/platform/foreign-scripts.ts'
import { useSession } from '#app/platform/session.ts'
import type { ForeignScript } from '#shared/api.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

/** Asks once, and fetches the scripts for those who said yes. */
export function AskedScripts({ scripts }: { scripts: readonly ForeignScript[] }) {
  const consent = useConsent()
  const session = useSession()
  const isAdmin = session.status === 'signed-in' && session.user.id === ADMIN_USER_ID
  // The administrator's screens show other people's addresses, which are not his to give away.
  const mayLoad = consent.isGiven && session.status !== 'unknown' && !isAdmin
  useEffect(() => {
    if (mayLoad) loadScripts(scripts.map(({ url }) => url))
    else if (hasLoadedScripts() && session.status !== 'unknown') window.location.reload()
  }, [mayLoad, scripts, session.status])
  return <ConsentBanner consent={consent} scripts={scripts} />
}
