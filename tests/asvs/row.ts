/** A test by its file and its title: `e2e/header.e2e.ts: §2 the header is fixed`. A `describe` may stand for its tests. */
export type Proof = `${string}.ts: ${string}`

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
