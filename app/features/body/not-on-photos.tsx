import { Link } from 'react-router'
import { countPhotos } from '#app/features/body/body-words.ts'
import { paths } from '#app/paths.ts'
import type { BodyPhoto } from '#shared/body.ts'
import type { Remarks } from '#shared/tattoos.ts'

type NotOnPhotosProps = { missing: Remarks['notOnPhotos']; photos: readonly BodyPhoto[] }

/** The photos that the design could not be laid on, each with its reason. Nothing where it lies on all of them. */
export function NotOnPhotos({ missing, photos }: NotOnPhotosProps) {
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="not-on-photos-title" className="text-15">
      <h2 id="not-on-photos-title" className="font-semibold">
        Not on {countPhotos(missing.length)}
      </h2>
      <ul className="mt-2 grid gap-2.5">
        {missing.map(({ photoId, reason }) => (
          <li key={photoId} className="flex items-start gap-3 text-14 leading-[1.4] text-faded">
            <Thumb photo={photos.find(({ id }) => id === photoId)} />
            {reason}
          </li>
        ))}
      </ul>
      <Link to={paths.body()} className="mt-2.5 inline-block text-14 font-medium text-link">
        Point at the skin on these
      </Link>
    </section>
  )
}

function Thumb({ photo }: { photo: BodyPhoto | undefined }) {
  if (photo === undefined) return null
  return (
    <img src={photo.url} alt="" className="sheet-paper size-12 flex-none object-cover p-0.75" />
  )
}
