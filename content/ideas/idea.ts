export interface FaqItem {
  question: string
  answer: string
}

/** What a page about one subject says. */
export interface Idea {
  /** As people read it; in lower case it is the last part of the page's address. */
  name: string
  /** Motif and tag names of the ink engine that this idea covers, lower case kebab. A tag belongs to one idea only. */
  tags: readonly string[]
  /** Plain text of at most 200 characters; it is also the text of the card. */
  description: string
  /** HTML of p, strong and em only. */
  meaning: string
  /** Plain text. */
  faqItems: readonly FaqItem[]
}
