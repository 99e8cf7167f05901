import { useEffect } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { ConsentBanner } from '#app/features/consent/consent-banner.tsx'
import { showsPhotos } from '#app/features/consent/photo-pages.ts'
import { useConsent } from '#app/platform/consent/consent.ts'
import { hasLoadedScripts, loadScripts } from '#app/platform/consent/loaded-scripts.ts'
import { useSession } from '#app/platform/session/session.ts'
import type { ForeignScript } from '#shared/api.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

/** Asks once, and fetches the scripts for those who said yes, on pages that show nothing private. */
export function AskedScripts({ scripts }: { scripts: readonly ForeignScript[] }) {
  const consent = useConsent()
  const session = useSession()
  const { pathname } = useLocation()
  const ahead = useNavigation().location
  const user = session.status === 'signed-in' ? session.user : undefined
  const isAdmin = user?.id === ADMIN_USER_ID
  const isPrivate = [pathname, ahead?.pathname ?? pathname].some((path) =>
    showsPhotos(path, user?.subscriptionPlan ?? 0),
  )
  // The administrator's screens show other people's addresses, which are not his to give away.
  const mayLoad = consent.isGiven && session.status !== 'unknown' && !isAdmin && !isPrivate
  useEffect(() => {
    if (mayLoad) loadScripts(scripts.map(({ url }) => url))
    else if (!hasLoadedScripts() || session.status === 'unknown') return
    else if (ahead === undefined) window.location.reload()
    else window.location.assign(createPath(ahead))
  }, [mayLoad, scripts, session.status, ahead])
  return <ConsentBanner consent={consent} scripts={scripts} />
}
