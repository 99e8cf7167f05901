/** Whose token a request carries. `stale` looks like one and is nobody's. */
export const WHO = ['nobody', 'own', 'other', 'admin', 'stale'] as const
export type Who = (typeof WHO)[number]

/** A whole request, which must get an answer. */
export interface HttpAttempt {
  kind: 'http'
  method: string
  target: string
  headers: Record<string, string>
  body: string | Buffer | undefined
  who: Who
}

/** What is done to a bare connection, one after the other. */
export type Step =
  | { do: 'write'; bytes: Buffer }
  | { do: 'pause'; ms: number }
  /** Until anything comes. */
  | { do: 'listen' }
  /** Says that nothing more will come, and goes on listening. */
  | { do: 'half-close' }
  | { do: 'reset' }

/** Bytes on a connection of its own. */
export interface RawAttempt {
  kind: 'raw'
  steps: Step[]
  /** True where enough was sent that the server has to answer or hang up; else we leave when the steps are done. */
  isWhole: boolean
}

export type Attempt = HttpAttempt | RawAttempt

export const write = (bytes: string | Buffer): Step => ({
  do: 'write',
  bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
})

const SHOWN = 300

/** One line about it, for whoever has to find out what happened. */
export function describeAttempt(attempt: Attempt): string {
  if (attempt.kind === 'http') {
    const { method, target, headers, body = '', who } = attempt
    const line = `${method} ${target} as ${who} ${JSON.stringify(headers)}`
    return `${line} ${JSON.stringify(String(body))}`.slice(0, 2 * SHOWN)
  }
  return attempt.steps
    .map((step) => {
      if (step.do === 'write') return JSON.stringify(step.bytes.toString('latin1').slice(0, SHOWN))
      return step.do === 'pause' ? `pause ${step.ms} ms` : step.do
    })
    .join(', ')
}
