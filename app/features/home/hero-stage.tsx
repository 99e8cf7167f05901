import { lazy, Suspense } from 'react'
import flashAvif from '#app/assets/hero/snake-dagger.avif'
import flashSmall from '#app/assets/hero/snake-dagger-small.avif'
import flash from '#app/assets/hero/snake-dagger.webp'
import skinAvif from '#app/assets/hero/snake-dagger-skin.avif'
import skinSmall from '#app/assets/hero/snake-dagger-skin-small.avif'
import skin from '#app/assets/hero/snake-dagger-skin.webp'
import stencilAvif from '#app/assets/hero/snake-dagger-stencil.avif'
import stencilSmall from '#app/assets/hero/snake-dagger-stencil-small.avif'
import stencil from '#app/assets/hero/snake-dagger-stencil.webp'
import type { FirstDesignState } from '#app/features/home/use-first-design.ts'
import { FlashSheet } from '#app/ui/flash-sheet.tsx'
import type { FirstDesign } from '#shared/first-design.ts'

type HeroStageProps = {
  state: FirstDesignState
  design: FirstDesign | undefined
  onGone: () => void
}

/** Most visits see our own piece alone. */
const FirstSheet = lazy(async () => ({
  default: (await import('#app/features/home/first-sheet.tsx')).FirstSheet,
}))

const SHEET =
  'sheet-paper absolute inset-y-0 left-1/2 flex w-[92%] max-w-152 -translate-x-1/2 rotate-[-1.2deg] flex-col shadow-lift-2'

/** Our own piece, until there is one of the visitor's. Always of the same size, whatever is on it. */
export function HeroStage({ state, design, onGone }: HeroStageProps) {
  const drawing = state.status === 'drawing' ? state : undefined
  return (
    <div id="hero-stage" className="relative aspect-672/640 max-md:-mx-1">
      {drawing === undefined && design === undefined ? (
        <Trio />
      ) : (
        <Suspense fallback={<div className={SHEET} />}>
          <FirstSheet
            className={SHEET}
            drawing={drawing}
            design={design}
            sketch={state.status === 'done' ? state.sketch : drawing?.sketch}
            isFresh={state.status === 'done'}
            onGone={onGone}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A phone shows them at half the width, and waits for them on a slow line. */
const TRIO = {
  flash: {
    src: flash,
    avif: `${flashSmall} 480w, ${flashAvif} 800w`,
    sizes: '(max-width: 768px) 53vw, 360px',
    widthPx: 800,
    heightPx: 894,
  },
  stencil: {
    src: stencil,
    avif: `${stencilSmall} 320w, ${stencilAvif} 520w`,
    sizes: '(max-width: 768px) 30vw, 200px',
    widthPx: 520,
    heightPx: 581,
  },
  skin: {
    src: skin,
    avif: `${skinSmall} 320w, ${skinAvif} 520w`,
    sizes: '(max-width: 768px) 35vw, 240px',
    widthPx: 520,
    heightPx: 783,
  },
} as const

/** The pitch in one picture: a design as flash, as stencil and on skin. */
function Trio() {
  return (
    <>
      <FlashSheet
        picture={TRIO.flash}
        alt="Tattoo flash: a green snake wrapped around a dagger between two red roses"
        caption={<span className="block pl-[4%] text-center">The flash</span>}
        isTight
        loading="first"
        className="absolute top-0 left-[13%] z-2 w-[59%] rotate-[-1.6deg] shadow-lift-2"
      />
      <FlashSheet
        picture={TRIO.stencil}
        alt="The same design as a stencil of clean lines"
        caption="The stencil"
        isTight
        loading="eager"
        className="absolute bottom-0 left-0 z-3 w-[33%] -rotate-5 shadow-lift-2"
      />
      <FlashSheet
        picture={TRIO.skin}
        alt="The same design on a forearm"
        caption="On a forearm"
        kind="skin"
        loading="eager"
        className="absolute right-0 bottom-[1%] z-4 w-[38%] rotate-[2.4deg] shadow-lift-2"
      />
    </>
  )
}
