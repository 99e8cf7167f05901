export interface LegalTable {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A paragraph, a list or a table. Plain words: nothing in it is markup. */
export type LegalBlock = string | { list: readonly string[] } | { table: LegalTable }

export interface LegalSection {
  /** The fragment of its address; links to it may stand in mails for years. */
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

export interface LegalDocument {
  title: string
  /** For search engines, and under the heading. */
  lead: string
  /** The day it took effect, as YYYY-MM-DD. */
  effective: string
  sections: readonly LegalSection[]
}
