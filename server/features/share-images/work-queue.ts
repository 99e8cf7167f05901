import { DomainError } from '#server/platform/errors.ts'

export class TooManySharesError extends DomainError {
  readonly code = 'too_busy'
  constructor() {
    super('Too many pictures are being made at the moment. Please try again shortly.')
  }
}

/** Lets few run at a time and some wait; the same work asked for twice is done once. */
export class WorkQueue<Result> {
  readonly #limits: { running: number; waiting: number }
  readonly #underWay = new Map<string, Promise<Result>>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: { running: number; waiting: number }) {
    this.#limits = limits
  }

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#underWay.get(key)
    if (known) return known
    const started = this.#takeTurn(work).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, started)
    return started
  }

  async #takeTurn(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.running) this.#running += 1
    else await this.#wait()
    try {
      return await work()
    } finally {
      // The place goes straight to the next, so that nobody who comes later can take it.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) throw new TooManySharesError()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
