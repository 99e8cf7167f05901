import type { Proof } from '#tests/conformance/row.ts'

/** A test by file and title, or a file, of a document with the heading that says it. */
export type Evidence =
  | Proof
  | `${string}.${'ts' | 'tsx' | 'sql' | 'json' | 'yaml'}`
  | `${string}.md#${string}`

interface Requirement {
  /** As OWASP numbers it. */
  id: `V${number}.${number}.${number}`
  /** What it is about, in our words. */
  topic: string
}

/** One requirement: met, with what shows it; not ours, with the reason; or open, with the reason. */
export type Row = Requirement &
  (
    | {
        shown: readonly [Evidence, ...Evidence[]]
        note?: string
        outside?: undefined
        open?: undefined
      }
    | { outside: string; shown?: undefined; open?: undefined }
    | { open: string; shown?: readonly Evidence[]; outside?: undefined }
  )

export interface Chapter {
  title: string
  rows: readonly Row[]
}
