import type { ReactNode } from 'react'
import dragon from '#app/assets/landing/dragon.webp'
import dragonSkin from '#app/assets/landing/dragon-skin.webp'
import dragonStencil from '#app/assets/landing/dragon-stencil.webp'
import { SectionHead } from '#app/features/home/section-head.tsx'

export function Steps() {
  return (
    <section aria-labelledby="steps-title" className="far-down page-wrap pt-section pb-14 md:pb-18">
      <SectionHead id="steps-title" title="Three steps to the chair" />
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-12">
        <Step
          number={1}
          title="Say what you see"
          text="A sentence is enough. Pick a style, a place and your skin tone, or leave it to us."
        >
          <div className="w-[80%]">
            <p className="rounded-control border border-edge bg-raised px-5 py-4.5 text-17 leading-[1.45] after:ml-0.5 after:inline-block after:h-[1.1em] after:w-0.5 after:bg-red after:align-[-0.18em]">
              A dragon over the sea, with clouds
            </p>
            <p className="mt-3 flex flex-wrap gap-2 text-14 font-semibold">
              <span className="rounded-control bg-ink px-3 py-1.5 text-wall">Japanese</span>
              <span className="rounded-control border border-edge bg-raised px-3 py-1.5">
                Thigh
              </span>
              <span className="flex items-center gap-2 rounded-control border border-edge bg-raised px-3 py-1.5">
                <span className="size-3.75 rounded-full bg-[#a07e56]" />
                Medium-dark
              </span>
            </p>
          </div>
        </Step>
        <Step
          number={2}
          title="Watch it get inked"
          text="Reading, sketching, inking, finishing. Take a variation, change a word, go again."
        >
          <div className="sheet-paper w-[56%] min-w-44 shadow-lift">
            <div className="relative px-[8%] pt-[7%] pb-[5%]">
              <div className="relative">
                <Drawing src={dragonStencil} alt="" />
                <Drawing
                  src={dragon}
                  alt="A dragon over the sea, half pencil and half ink"
                  className="absolute inset-0 [mask-image:linear-gradient(100deg,#000_46%,transparent_58%)]"
                />
              </div>
            </div>
            <p className="mx-3 flex justify-between border-t border-sheet-hair pt-2 pb-2.25 text-13 text-on-sheet-faded">
              <span className="font-semibold text-on-sheet">Inking</span> stage 3 of 4
            </p>
          </div>
        </Step>
        <Step
          number={3}
          title="Take it to your artist"
          text="Try it on, print the stencil to size, and walk in knowing what you want."
        >
          <img
            src={dragonSkin}
            alt="The dragon on a thigh"
            width={640}
            height={567}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { number: number; title: string; text: string; children: ReactNode }

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid content-start gap-4.5 md:gap-6">
      <div className="grid h-62.5 place-items-center overflow-hidden rounded-sheet bg-bone md:h-80">
        {children}
      </div>
      <div>
        <h3 className="flex items-baseline gap-3.5 text-28">
          <span aria-hidden className="font-regular text-faded">
            {number}
          </span>
          {title}
        </h3>
        <p className="mt-2 max-w-[40ch] text-faded">{text}</p>
      </div>
    </li>
  )
}

function Drawing({ src, alt, className }: { src: string; alt: string; className?: string }) {
  return (
    <img
      src={src}
      alt={alt}
      width={400}
      height={408}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full mix-blend-multiply ${className ?? ''}`}
    />
  )
}
