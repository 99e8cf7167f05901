import { Link, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type ViewGateProps = { isOpen: boolean; onClose: () => void }

/** Asks visitors to come in after they have looked at three designs. Never part of the server's page. */
export function ViewGate({ isOpen, onClose }: ViewGateProps) {
  const { pathname, search } = useLocation()
  const next = pathname + search
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Come in, take your time"
      description="You have looked at three designs up close. A free account lets you see every one, keep your favourites and draw five of your own on the house."
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.login({ mode: 'signup', next })} className={buttonClass()}>
          Create your account
        </Link>
        <Link
          to={paths.login({ mode: 'signin', next })}
          className={buttonClass({ variant: 'line' })}
        >
          Sign in
        </Link>
      </div>
    </Dialog>
  )
}
