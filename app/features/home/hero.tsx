import { Link } from 'react-router'
import flash from '#app/assets/hero/snake-dagger.webp'
import skin from '#app/assets/hero/snake-dagger-skin.webp'
import stencil from '#app/assets/hero/snake-dagger-stencil.webp'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { FlashSheet } from '#app/ui/flash-sheet.tsx'

export function Hero() {
  return (
    <section className="page-wrap grid items-center gap-11 pt-9 pb-16 md:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] md:gap-14 md:pt-14 md:pb-22">
      <div>
        <h1 className="hero-type whitespace-nowrap">
          Say it in words.
          <br />
          Wear it in ink.
        </h1>
        <p className="mt-4.5 mb-6 max-w-[50ch] text-17 leading-normal text-faded md:mt-6.5 md:mb-8 md:text-[19px]">
          Describe your tattoo the way you’d tell your artist. Inkwright draws the flash, shows it
          on skin, and hands you a stencil that’s ready to trace.
        </p>
        <div className="flex flex-wrap gap-3 max-md:flex-col">
          <Link to={paths.design()} className={buttonClass({ size: 'lg' })}>
            Start Designing
          </Link>
          <Link to={paths.explore()} className={buttonClass({ variant: 'line', size: 'lg' })}>
            Explore Designs
          </Link>
        </div>
        <p className="mt-5 text-15 text-faded">5 free credits when you sign up. No card.</p>
      </div>
      <Trio />
    </section>
  )
}

/** The pitch in one picture: a design as flash, as stencil and on skin. */
function Trio() {
  return (
    <div className="relative aspect-672/640 max-md:-mx-1">
      <FlashSheet
        picture={{ src: flash, widthPx: 800, heightPx: 894 }}
        alt="Tattoo flash: a green snake wrapped around a dagger between two red roses"
        caption={<span className="block pl-[4%] text-center">The flash</span>}
        isTight
        loading="first"
        className="absolute top-0 left-[13%] z-2 w-[59%] rotate-[-1.6deg] shadow-lift-2"
      />
      <FlashSheet
        picture={{ src: stencil, widthPx: 520, heightPx: 581 }}
        alt="The same design as a stencil of clean lines"
        caption="The stencil"
        isTight
        loading="eager"
        className="absolute bottom-0 left-0 z-3 w-[33%] -rotate-5 shadow-lift-2"
      />
      <FlashSheet
        picture={{ src: skin, widthPx: 520, heightPx: 783 }}
        alt="The same design on a forearm"
        caption="On a forearm"
        kind="skin"
        loading="eager"
        className="absolute right-0 bottom-[1%] z-4 w-[38%] rotate-[2.4deg] shadow-lift-2"
      />
    </div>
  )
}
