/** Memory that is taken from the bottom and given back from the top, in bytes. */
export interface Room {
  take(count: number): number
  /** What lies at an address, as floats. */
  floats(address: number, count: number): Float32Array
  /** What is taken meanwhile is given back. */
  within<Result>(work: () => Result): Result
}

const ALIGNED_BYTES = 16

export function openRoom(memory: WebAssembly.Memory): Room {
  let top = ALIGNED_BYTES
  return {
    take(count) {
      const at = top
      top += ALIGNED_BYTES * Math.ceil((4 * count) / ALIGNED_BYTES)
      if (top > memory.buffer.byteLength) throw new Error('The net needs more memory')
      return at
    },
    floats: (address, count) => new Float32Array(memory.buffer, address, count),
    within(work) {
      const before = top
      const result = work()
      top = before
      return result
    },
  }
}
