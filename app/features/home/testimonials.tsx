import { Star } from 'lucide-react'
import { SectionHead } from '#app/features/home/section-head.tsx'
import { VoiceColumns } from '#app/features/home/voice-columns.tsx'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { SmallPicture } from '#app/ui/small-picture.tsx'
import type { Reviews, Testimonial } from '#content/landing/voices.ts'

const STARS = [1, 2, 3, 4, 5]

type TestimonialsProps = {
  reviews: Reviews | null
  testimonials: readonly Testimonial[]
}

/** Each quote hangs beside the design it is about. */
export function Testimonials({ reviews, testimonials }: TestimonialsProps) {
  return (
    <section aria-labelledby="testimonials-title" className="far-down page-wrap py-14 md:py-18">
      <SectionHead id="testimonials-title" title="From the chair">
        {reviews !== null && <ReviewsWidget reviews={reviews} />}
      </SectionHead>
      <VoiceColumns>
        {testimonials.map((item, index) => (
          <Quote key={item.name} testimonial={item} isLarge={index === 0} />
        ))}
      </VoiceColumns>
    </section>
  )
}

function ReviewsWidget({ reviews: { rating, count } }: { reviews: Reviews }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-16">
      <span aria-hidden className="flex gap-0.5">
        {STARS.map((star) => (
          <Star
            key={star}
            aria-hidden
            className={`size-4.5 ${star <= Math.round(rating) ? 'fill-current' : ''}`}
          />
        ))}
      </span>
      <span className="font-semibold tabular-nums">
        {rating}
        <span className="sr-only"> of 5 stars</span>
      </span>
      <span className="text-faded">{count} reviews</span>
    </div>
  )
}

function Quote({ testimonial, isLarge }: { testimonial: Testimonial; isLarge: boolean }) {
  const { quote, name, about, art } = testimonial
  const picture = FLASH_ART[art]
  return (
    <figure className="flex h-full flex-col">
      <blockquote
        className={`mb-6.5 font-display tracking-[-0.018em] ${isLarge ? 'text-36 leading-[1.14]' : 'text-22 leading-[1.28]'}`}
      >
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3.5 text-15 leading-[1.35]">
        <span className="sheet-paper block size-15.5 flex-none p-1.25">
          <SmallPicture
            picture={{ imageUrl: picture.src, width: picture.widthPx, height: picture.heightPx }}
            sizes="52px"
          />
        </span>
        <span>
          <span className="font-semibold">{name}</span>
          <span className="block text-faded">{about}</span>
        </span>
      </figcaption>
    </figure>
  )
}
