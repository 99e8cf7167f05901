/** A test by its file and its title: `e2e/header.e2e.ts: §2 the header is fixed`. A `describe` may stand for its tests. */
export type Proof = `${string}.ts: ${string}`

export type Kind =
  | 'route'
  | 'screen'
  | 'text'
  | 'field'
  | 'option'
  | 'state'
  | 'rule'
  | 'role'
  | 'call'
  | 'message'
  | 'constant'

interface Demand {
  kind: Kind
  /** What the specification asks for, texts in its own words. */
  what: string
  /** Where the product does something else, what it does and why. The proofs are of that. */
  instead?: string
}

/** One thing that the specification asks for: with tests that prove it, or with the reason why none does. */
export type Row = Demand &
  ({ proof: readonly [Proof, ...Proof[]] } | { unproven: string; proof?: undefined })

export interface Section {
  title: string
  rows: readonly Row[]
}
