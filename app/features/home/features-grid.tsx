import type { ReactNode } from 'react'
import stencil from '#app/assets/landing/dragon-stencil.webp'
import tenTones from '#app/assets/landing/ten-tones.webp'
import blackwork from '#app/assets/styles/blackwork.webp'
import dotwork from '#app/assets/styles/dotwork.webp'
import engraving from '#app/assets/styles/engraving.webp'
import geometric from '#app/assets/styles/geometric.webp'
import japanese from '#app/assets/styles/japanese.webp'
import minimalist from '#app/assets/styles/minimalist.webp'
import negativeSpace from '#app/assets/styles/negative-space.webp'
import traditionalAmerican from '#app/assets/styles/traditional-american.webp'
import tribal from '#app/assets/styles/tribal.webp'
import watercolor from '#app/assets/styles/watercolor.webp'
import { SectionHead } from '#app/features/home/section-head.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { STYLES } from '#shared/styles.ts'

const STYLE_PX = 220

/** The same wolf, so that people compare hands and not subjects. The last one only fills the row of a desk. */
const HANDS = [
  { name: 'Traditional American', src: traditionalAmerican },
  { name: 'Japanese', src: japanese },
  { name: 'Dotwork', src: dotwork },
  { name: 'Geometric', src: geometric },
  { name: 'Blackwork', src: blackwork },
  { name: 'Engraving', src: engraving },
  { name: 'Minimalist', src: minimalist },
  { name: 'Negative space', src: negativeSpace },
  { name: 'Watercolor', src: watercolor },
  { name: 'Tribal', src: tribal },
]

const FILES = [
  { kind: 'PNG', what: 'on paper or transparent' },
  { kind: 'SVG', what: 'vector, in layers' },
  { kind: 'Stencil', what: 'clean lines, to size' },
  { kind: 'PDF', what: 'true millimetres' },
  { kind: 'On skin', what: 'ten tones, 14 places' },
]

/** A ruled page, not a box of boxes. */
export function FeaturesGrid() {
  return (
    <section aria-labelledby="features-title" className="far-down page-wrap py-section">
      <SectionHead
        id="features-title"
        title={
          <>
            Made like a tattoo,
            <br />
            not like a poster
          </>
        }
      >
        <p className="max-w-[44ch] text-17 text-faded md:text-18">
          Every design is built from line, shade and open skin, so an artist can put it on a body
          without redrawing it first.
        </p>
      </SectionHead>
      <div className="grid border-y border-ink md:grid-cols-12">
        <Cell span="md:col-span-8" isFirst isTop>
          <h3 className="text-28">One idea, every hand</h3>
          <p>“A wolf with two roses”, ten ways. There are {STYLES.length} styles to try it in.</p>
          <Hands />
        </Cell>
        <Cell span="md:col-span-4" isLast isTop>
          <h3 className="text-28">A stencil your artist will thank you for</h3>
          <p>Clean line work at the size you’ll wear it. Print it or send it ahead.</p>
          <figure className="sheet-paper mt-6 px-4 pt-4 pb-2.5">
            <img
              src={stencil}
              alt="Stencil of a dragon over waves, in clean purple lines"
              width={400}
              height={408}
              loading="lazy"
              decoding="async"
              className="mx-auto w-[76%] mix-blend-multiply"
            />
            <figcaption className="mt-2 flex justify-between text-13 text-on-sheet-faded">
              Outer thigh <span>15.0 × 15.3 cm</span>
            </figcaption>
          </figure>
        </Cell>
        <Cell span="md:col-span-5" isFirst>
          <h3 className="text-28">Drawn for your skin</h3>
          <p>Ten skin tones from the Monk scale. Ink sits in the skin, not on top of it.</p>
          <img
            src={tenTones}
            alt="A skull with a crown on a forearm, shown in ten skin tones from very light to deepest dark"
            width={880}
            height={470}
            loading="lazy"
            decoding="async"
            className="mt-6 h-auto w-full rounded-sheet"
          />
        </Cell>
        <Cell span="md:col-span-4">
          <h3 className="text-28">Better words, one press</h3>
          <p>Stuck? We finish the thought and drop nothing you said.</p>
          <div className="mt-6 rounded-control border border-hair bg-raised p-5 text-17 leading-normal">
            <del className="mb-2.5 block text-faded decoration-1">lion for my arm</del>
            <ins className="block border-l-2 border-ink pl-3.5 font-medium no-underline">
              A crowned lion facing forward, its mane breaking into leaves, fine line with stippled
              shade, tall enough for the outer forearm
            </ins>
          </div>
        </Cell>
        <Cell span="md:col-span-3" isLast>
          <h3 className="text-28">Yours to take</h3>
          <ul className="mt-4.5 border-t border-hair text-15">
            {FILES.map(({ kind, what }) => (
              <li
                key={kind}
                className="flex justify-between gap-4 border-b border-hair py-2.75 last:border-0"
              >
                <span className="font-semibold">{kind}</span>
                <span className="text-right text-faded">{what}</span>
              </li>
            ))}
          </ul>
        </Cell>
      </div>
    </section>
  )
}

type CellProps = {
  span: string
  isFirst?: boolean
  isLast?: boolean
  isTop?: boolean
  children: ReactNode
}

function Cell({ span, isFirst = false, isLast = false, isTop = false, children }: CellProps) {
  return (
    <div
      className={classNames(
        'min-w-0 border-hair py-7 md:px-8 md:pt-7.5 md:pb-9 [&>p]:mt-2 [&>p]:text-faded',
        span,
        isFirst ? 'md:pl-0' : 'max-md:border-t md:border-l',
        isFirst && !isTop && 'max-md:border-t',
        isLast && 'md:pr-0',
        isTop && 'md:border-b',
      )}
    >
      {children}
    </div>
  )
}

function Hands() {
  return (
    <ul className="mt-6 grid grid-cols-3 gap-2 md:grid-cols-5 md:gap-2.5">
      {HANDS.map(({ name, src }) => (
        <li key={name} className="sheet-paper nth-10:max-md:hidden">
          <img
            src={src}
            alt=""
            width={STYLE_PX}
            height={STYLE_PX}
            loading="lazy"
            decoding="async"
            className="h-auto w-full px-2 pt-2 mix-blend-multiply"
          />
          <p className="px-2.25 pb-1.75 text-12 leading-tight font-medium md:text-13">{name}</p>
        </li>
      ))}
    </ul>
  )
}
