/**
 * What the operator claims of the product, and what people have said of it. Nothing comes with the product: until the operator puts
 * true words here, the page shows figures of this installation, and in the place of testimonials its best-liked designs with the words
 * that made them.
 */
export const FIGURES: Figures | null = null
export const REVIEWS: Reviews | null = null
export const TESTIMONIALS: readonly Testimonial[] | null = null

/** As `{ count: '50K+', what: 'designs' }`. */
export type Figures = readonly { count: string; what: string }[]

export interface Reviews {
  count: number
  /** Of five. */
  rating: number
}

export interface Testimonial {
  quote: string
  name: string
  /** Who they are, or what they had drawn. */
  about: string
  /** The design that the words are about. */
  art: 'compass' | 'stag' | 'lotus'
}
