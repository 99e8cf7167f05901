import { createHash } from 'node:crypto'
import { ApiFailure } from '#server/providers/payments/sandbox/api/api-failure.ts'
import { DAY_SECONDS } from '#server/providers/payments/sandbox/money/periods.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

export interface Answer {
  status: number
  body: string
  isReplayed: boolean
}

interface KeyedRequest {
  key: string | null
  path: string
  given: string
}

const KEY_MAX_LENGTH = 255
/** The package sends a key with every change, so a busy day must not fill the disk. */
const MAX_REMEMBERED = 500

/** https://docs.stripe.com/api/idempotent_requests */
export function createAnswerMemory(world: SandboxWorld) {
  const underWay = new Set<string>()
  return {
    /** Does a thing at most once per key, and gives every repetition the first answer. `commit` makes deed and answer last. */
    async once(
      request: KeyedRequest,
      { act, commit }: { act: () => Answer; commit: () => Promise<void> },
    ): Promise<Answer> {
      const { key } = request
      if (key === null) {
        const answer = act()
        await commit()
        return answer
      }
      if (key.length > KEY_MAX_LENGTH)
        refuse(400, 'Idempotency keys must be at most 255 characters.')
      if (underWay.has(key)) {
        refuse(
          409,
          `There is currently another in-progress request using this Idempotent Key (${key}).`,
        )
      }
      const known = findAnswer(world, key, fingerprintOf(request))
      if (known) return known
      underWay.add(key)
      try {
        const answer = act()
        remember(world, request, answer)
        await commit()
        return answer
      } finally {
        underWay.delete(key)
      }
    },
  }
}

function findAnswer(world: SandboxWorld, key: string, fingerprint: string): Answer | undefined {
  const { answers } = world.state
  for (const { id, createdAt } of answers.values()) {
    if (createdAt + DAY_SECONDS <= world.now(null)) answers.delete(id)
  }
  const known = answers.get(key)
  if (!known) return undefined
  if (known.fingerprint !== fingerprint) {
    throw new ApiFailure(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { status: 400, type: 'idempotency_error' },
    )
  }
  return { status: known.status, body: known.body, isReplayed: true }
}

function remember(world: SandboxWorld, request: KeyedRequest, answer: Answer): void {
  const { state } = world
  const { status, body } = answer
  const id = request.key ?? ''
  state.answers.set(id, {
    id,
    fingerprint: fingerprintOf(request),
    status,
    body,
    createdAt: world.now(null),
  })
  const oldest = state.answers.keys().next().value
  if (state.answers.size > MAX_REMEMBERED && oldest !== undefined) state.answers.delete(oldest)
}

function fingerprintOf({ path, given }: KeyedRequest): string {
  return createHash('sha256').update(`${path}\n${given}`).digest('hex')
}

function refuse(status: 400 | 409, message: string): never {
  const type = 'idempotency_error'
  throw new ApiFailure(message, {
    status,
    type,
    ...(status === 409 && { code: 'idempotency_key_in_use' }),
  })
}
