/**
 * What the operator claims of the product, and what people say of it. All of it came with the product as samples and is
 * marked so on the page. Replace the words and set `isSample` to false: the mark goes.
 */
export const FIGURES = {
  isSample: true,
  items: [
    { count: '50K+', what: 'designs' },
    { count: '10K+', what: 'users' },
    { count: '100+', what: 'styles' },
  ],
}

export const REVIEWS = {
  isSample: true,
  count: 51,
  /** Of five. */
  rating: 4.8,
}

export type TestimonialArt = 'compass' | 'stag' | 'lotus'

export interface Testimonial {
  quote: string
  name: string
  about: string
  /** The design that the words are about. */
  art: TestimonialArt
}

export const TESTIMONIALS: { isSample: boolean; items: readonly Testimonial[] } = {
  isSample: true,
  items: [
    {
      quote:
        'I had the sentence in my notes for six years. It took one evening to see it, and my artist traced it as it was.',
      name: 'Marta O.',
      about: 'True north, outer forearm',
      art: 'compass',
    },
    {
      quote:
        'Clients used to bring me forty screenshots. Now they bring one stencil at the right size.',
      name: 'Dee A.',
      about: 'Tattooer',
      art: 'stag',
    },
    {
      quote: 'Finally something that shows black ink on dark skin the way it really heals.',
      name: 'Imani B.',
      about: 'Lotus mandala, back',
      art: 'lotus',
    },
  ],
}
