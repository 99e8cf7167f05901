import { isRouteErrorResponse, Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { DOOR_ART } from '#app/assets/door-art.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/notice-page.tsx'

export function NotFoundScreen() {
  return (
    <NoticePage
      picture={DOOR_ART.compass}
      title="Off the map"
      lead="There is no page at this address. It may have moved, or the link lost a letter on the way."
    >
      <Link to={paths.explore()} className={buttonClass()}>
        Explore designs
      </Link>
      <Link to={paths.home()} className={buttonClass({ variant: 'line' })}>
        Go home
      </Link>
    </NoticePage>
  )
}

/** Says what people can do, never what broke inside. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  // A server has a navigator too, which says nothing of a network.
  const isOffline = 'onLine' in navigator && !navigator.onLine
  return (
    <NoticePage
      picture={DOOR_ART.hourglass}
      title={isOffline ? 'Out of reach' : 'The needle slipped'}
      lead={
        isOffline
          ? 'There is no connection at the moment. Designs you have looked at are still here; everything else comes back with the network.'
          : 'Something went wrong on our side. Nothing you made is lost. Try again in a moment, and write to us if it keeps happening.'
      }
    >
      <Button onClick={() => window.location.reload()}>Try again</Button>
      <Link to={paths.support()} className={buttonClass({ variant: 'line' })}>
        Contact support
      </Link>
    </NoticePage>
  )
}
