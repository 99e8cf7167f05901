/** Typed arrays that live from one design to the next: allocating and zeroing 4 MB arrays costs more than most stages. */
const pool = new Map<string, Float32Array | Uint8Array | Uint16Array | Int32Array | Uint32Array>()

function take<T extends Float32Array | Uint8Array | Uint16Array | Int32Array | Uint32Array>(
  name: string,
  length: number,
  make: (n: number) => T,
  clear: boolean,
): T {
  const found = pool.get(name)
  if (found && found.length === length) {
    if (clear) found.fill(0)
    return found as T
  }
  const fresh = make(length)
  pool.set(name, fresh)
  return fresh
}

export const f32 = (name: string, n: number, clear = true) =>
  take(name, n, (k) => new Float32Array(k), clear)
export const u8 = (name: string, n: number, clear = true) =>
  take(name + ':u8', n, (k) => new Uint8Array(k), clear)
export const u16 = (name: string, n: number, clear = true) =>
  take(name + ':u16', n, (k) => new Uint16Array(k), clear)
export const i32 = (name: string, n: number, clear = true) =>
  take(name + ':i32', n, (k) => new Int32Array(k), clear)
