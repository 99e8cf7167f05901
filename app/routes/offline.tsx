import { useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { safeNextPath } from '#app/platform/session/next-path.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/notice-page.tsx'
import type { Route } from './+types/offline.ts'

const LOOK_EVERY_MS = 2_000

/** Where somebody lands whose page was not seen before, while there is no network. It leads on to that page. */
export default function OfflineRoute() {
  useEffect(() => {
    const looking = setInterval(() => void goOnWhenReachable(), LOOK_EVERY_MS)
    return () => clearInterval(looking)
  }, [])
  return (
    <NoticePage
      picture={FLASH_ART.compass}
      title="Out of reach"
      lead="There is no connection at the moment. Designs you have looked at are still here; everything else comes back with the network."
    >
      <Button onClick={goOn}>Try again</Button>
      <Link to={paths.explore()} reloadDocument className={buttonClass({ variant: 'line' })}>
        Back to the gallery
      </Link>
    </NoticePage>
  )
}

/** Asks for a small file, because a browser that calls itself online may still reach nobody. */
async function goOnWhenReachable() {
  try {
    const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
    if (answer.ok) goOn()
  } catch {
    // Not yet.
  }
}

/** To the page that was wanted. The address is read in the browser: the page that is kept was made without it. */
function goOn() {
  const wanted = safeNextPath(new URLSearchParams(location.search).get('page'))
  location.replace(wanted ?? paths.home())
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Out of Reach', isIndexed: false })
}
