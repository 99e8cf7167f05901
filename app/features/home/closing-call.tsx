import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { DOOR_ART } from '#app/assets/door-art.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** A shop sign on paper. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="far-down page-wrap pb-section">
      <div className="sheet-paper relative border-on-sheet px-6 pt-52 pb-15 text-center shadow-lift outline-1 -outline-offset-9 outline-on-sheet md:px-10 md:pt-21 md:pb-22">
        <Ornament art={DOOR_ART.butterfly} side="left-[6%] md:left-[3.4%]" />
        <h2
          id="closing-title"
          className="mx-auto max-w-[13ch] text-[clamp(2.75rem,5.2vw,4.75rem)] leading-[0.98] tracking-[-0.034em]"
        >
          You’ve had the idea for years. Let’s see it.
        </h2>
        <p className="mx-auto mt-5.5 mb-7.5 max-w-[40ch] text-18 text-on-sheet-faded">
          Five designs are on the house.
        </p>
        <Link
          to={paths.design()}
          className={`${buttonClass({ size: 'lg' })} focus-visible:outline-on-sheet`}
        >
          Start Designing
        </Link>
        <Ornament art={DOOR_ART.tiger} side="right-[6%] md:right-[3.4%]" />
      </div>
    </section>
  )
}

type OrnamentProps = { art: { src: string; widthPx: number; heightPx: number }; side: string }

function Ornament({ art, side }: OrnamentProps) {
  return (
    <img
      src={art.src}
      alt=""
      width={art.widthPx}
      height={art.heightPx}
      loading="lazy"
      decoding="async"
      className={`absolute top-6.5 h-auto w-[39%] mix-blend-multiply md:top-1/2 md:w-[23%] md:-translate-y-1/2 ${side}`}
    />
  )
}
