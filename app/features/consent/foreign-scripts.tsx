import { useEffect } from 'react'
import { useConsent, type Consent } from '#app/platform/consent.ts'
import { hasLoadedScripts, loadScripts } from '#app/platform/foreign-scripts.ts'
import { useRootData } from '#app/platform/public-config.ts'
import { useSession } from '#app/platform/session.ts'
import { lazily } from '#app/ui/lazily.tsx'
import type { ForeignScript } from '#shared/api.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

type BannerProps = { consent: Consent; scripts: readonly ForeignScript[] }

const ConsentBanner = lazily<BannerProps>(
  async () => (await import('#app/features/consent/consent-banner.tsx')).ConsentBanner,
  ({ consent }) => consent.isAsked,
)

/** Scripts of others, where the operator has set up any: fetched for those who said yes, and for nobody else. */
export function ForeignScripts() {
  const scripts = useRootData()?.publicConfig.foreignScripts ?? []
  return scripts.length === 0 ? null : <AskedScripts scripts={scripts} />
}

function AskedScripts({ scripts }: Pick<BannerProps, 'scripts'>) {
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
