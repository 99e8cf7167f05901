export interface Random {
  /** From 0 up to and without `below`. */
  below(below: number): number
  /** True in so many of a hundred. */
  chance(percent: number): boolean
  pick<Item>(items: readonly Item[]): Item
  bytes(length: number): Buffer
}

/** Numbers that are the same for the same seeds: mulberry32, see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c. */
export function createRandom(...seeds: number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) >>> 0, 0x811c9dc5)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // Neighbouring seeds begin alike.
  next()
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => items[below(items.length)]!,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
