import { Link } from 'react-router'
import { SectionHead } from '#app/features/home/section-head.tsx'
import { VoiceColumns } from '#app/features/home/voice-columns.tsx'
import { paths } from '#app/paths.ts'
import { quoted } from '#app/ui/quoted.ts'
import { SmallPicture } from '#app/ui/small-picture.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

/** In the place of testimonials, until there are some: the words that people wrote, and what was drawn of them. */
export function BestLiked({ tattoos }: { tattoos: readonly Tattoo[] }) {
  return (
    <section aria-labelledby="best-liked-title" className="far-down page-wrap py-14 md:py-18">
      <SectionHead id="best-liked-title" title="Said, then drawn">
        <p className="text-16 text-faded">The best liked, and the words that made them</p>
      </SectionHead>
      <VoiceColumns>
        {tattoos.map((tattoo, index) => (
          <SaidAndDrawn key={tattoo.id} tattoo={tattoo} isLarge={index === 0} />
        ))}
      </VoiceColumns>
    </section>
  )
}

function SaidAndDrawn({ tattoo, isLarge }: { tattoo: Tattoo; isLarge: boolean }) {
  const { id, prompt, creator, style } = tattoo
  return (
    <Link to={paths.tattoo(id)} className="group flex h-full flex-col">
      <span className="sheet-paper mb-5 block h-60 p-4 shadow-lift md:h-76">
        <SmallPicture picture={tattoo} sizes="300px" />
      </span>
      <span
        className={`line-clamp-3 font-display tracking-[-0.018em] wrap-anywhere group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 ${isLarge ? 'text-36 leading-[1.14]' : 'text-22 leading-[1.28]'}`}
      >
        {quoted(prompt)}
      </span>
      <span className="mt-2.5 text-15 text-faded">
        {creator}, {style}
      </span>
    </Link>
  )
}
