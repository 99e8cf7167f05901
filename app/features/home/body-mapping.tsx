import { Link } from 'react-router'
import after from '#app/assets/landing/forearm-after.webp'
import back from '#app/assets/landing/back.webp'
import before from '#app/assets/landing/forearm-before.webp'
import calf from '#app/assets/landing/calf.webp'
import shoulder from '#app/assets/landing/shoulder.webp'
import { paths } from '#app/paths.ts'

const FACTS = [
  { what: 'Upload 5–10 photos', how: 'Phone pictures of the spot are fine' },
  { what: '10 minutes', how: 'To learn your body, once' },
  { what: 'Only yours', how: 'Never in the gallery, deleted after 30 days' },
]

const PLACES = [
  { name: 'Shoulder', src: shoulder, alt: 'A koi in waves on a shoulder' },
  { name: 'Calf', src: calf, alt: 'A howling wolf under a moon on a calf' },
  { name: 'Back', src: back, alt: 'A phoenix between the shoulder blades' },
]

/** A contact sheet on black, in both themes, so that skin reads true. */
export function BodyMapping() {
  return (
    <section aria-labelledby="body-mapping-title" className="bg-night text-on-night">
      <div className="page-wrap grid items-center gap-10 py-section md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-18">
        <div>
          <h2 id="body-mapping-title" className="text-64 tracking-[-0.035em]">
            Try it on before it’s forever
          </h2>
          <p className="mt-5.5 mb-6.5 max-w-[42ch] text-17 text-on-night-faded md:text-18">
            Give us a few photos of the spot. AI body mapping finds the limb, follows its curve and
            its light, and lays your design into the skin.
          </p>
          <ul className="mb-8 border-t border-night-hair">
            {FACTS.map(({ what, how }) => (
              <li
                key={what}
                className="flex flex-wrap gap-x-4.5 border-b border-night-hair py-3 text-16"
              >
                <span className="min-w-43 font-semibold">{what}</span>
                <span className="text-on-night-faded">{how}</span>
              </li>
            ))}
          </ul>
          <Link
            to={paths.pricing()}
            className="inline-flex min-h-11 items-center rounded-control border border-night-edge px-4.5 text-15 font-semibold transition-colors hover:border-on-night hover:bg-on-night/8 focus-visible:outline-on-night"
          >
            See the plans with body mapping
          </Link>
        </div>
        <div className="grid grid-cols-6 gap-x-2 gap-y-3 border border-night-hair bg-[#0c0a09] p-3 max-md:-mx-gutter max-md:border-x-0 md:gap-x-2.5 md:p-5.5">
          <Frame
            src={before}
            alt="A bare forearm"
            name="Before"
            note="your photo"
            size={{ widthPx: 640, heightPx: 800 }}
            className="col-span-3"
          />
          <Frame
            src={after}
            alt="The same forearm with a snake, a dagger and two roses tattooed on it"
            name="After"
            note="your design"
            size={{ widthPx: 640, heightPx: 800 }}
            className="col-span-3"
          />
          {PLACES.map(({ name, ...picture }) => (
            <Frame
              key={name}
              {...picture}
              name={name}
              size={{ widthPx: 420, heightPx: 420 }}
              className="col-span-2"
            />
          ))}
          <p className="col-span-6 text-13 text-on-night-faded">
            Drawn by our own engine, skin and ink alike. On your photos it is you.
          </p>
        </div>
      </div>
    </section>
  )
}

type FrameProps = {
  src: string
  alt: string
  name: string
  note?: string
  size: { widthPx: number; heightPx: number }
  className: string
}

function Frame({ src, alt, name, note, size, className }: FrameProps) {
  return (
    <figure className={className}>
      <img
        src={src}
        alt={alt}
        width={size.widthPx}
        height={size.heightPx}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-[1px]"
      />
      <figcaption className="flex justify-between pt-1.5 text-13 text-on-night-faded">
        <span className="font-medium text-on-night">{name}</span>
        {note}
      </figcaption>
    </figure>
  )
}
