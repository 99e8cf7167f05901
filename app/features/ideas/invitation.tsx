import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import type { Picture } from '#app/ui/flash-sheet.tsx'

type InvitationProps = {
  title: string
  text: string
  action: { label: string; path: string }
  picture: Picture
}

/** A banner in a double frame of ink, like a sign over a shop. */
export function Invitation({ title, text, action, picture }: InvitationProps) {
  return (
    <aside aria-label={title} className="border border-ink p-1">
      <div className="flex flex-wrap items-center gap-x-12 gap-y-6 border-2 border-ink bg-sheet px-6 py-7 text-on-sheet md:flex-nowrap md:px-14 md:py-8">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-48 tracking-[-0.034em]">{title}</h2>
          <p className="mt-2.5 max-w-[52ch] text-on-sheet-faded">{text}</p>
        </div>
        <img
          src={picture.src}
          alt=""
          width={picture.widthPx}
          height={picture.heightPx}
          loading="lazy"
          className="h-40 w-auto mix-blend-multiply max-md:hidden"
        />
        <Link
          to={action.path}
          className={`${buttonClass({ variant: 'line' })} border-on-sheet focus-visible:outline-on-sheet max-md:w-full`}
        >
          {action.label}
        </Link>
      </div>
    </aside>
  )
}
