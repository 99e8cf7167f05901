import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/notice-page.tsx'

export type SharedPicture = { url: string; width: number; height: number }

/** One picture for whoever was given the link to it: no name, no photo beside it, nothing to search for. */
export function SharedPictureScreen({ picture }: { picture: SharedPicture }) {
  return (
    <div className="page-wrap grid justify-items-center gap-6 pt-8 pb-section md:pt-10">
      <div className="max-w-[44ch] text-center">
        <h1 className="text-36">A tattoo, tried on</h1>
        <p className="mt-3 text-15 text-faded">
          A design laid on a photo, before any needle. Somebody shared it with you in private:
          please keep the link to yourself.
        </p>
      </div>
      <img
        src={picture.url}
        alt="A tattoo design on somebody’s skin"
        width={picture.width}
        height={picture.height}
        className="sheet-paper h-auto max-h-[64dvh] w-auto max-w-full object-contain p-1.5 shadow-lift-2"
      />
      <Link to={paths.explore()} className={buttonClass({ variant: 'line' })}>
        Try one on yourself
      </Link>
    </div>
  )
}

/** Revoked, expired and never made look alike. */
export function DeadLinkScreen() {
  return (
    <NoticePage
      picture={FLASH_ART.hourglass}
      title="This link has ended"
      lead="The picture was shared for a while, and that while is over. Whoever sent it to you can make a new link."
    >
      <Link to={paths.explore()} className={buttonClass()}>
        Explore designs
      </Link>
    </NoticePage>
  )
}
