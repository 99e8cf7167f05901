/** Box blur in place, `passes` times; running sums, so that the radius costs nothing. Beyond the edge its own value goes on. */
export function blur(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes: number,
): Float32Array {
  const rows = new Float32Array(values.length)
  const sums = new Float32Array(width)
  const share = 1 / (2 * radius + 1)
  for (let pass = 0; pass < passes; pass++) {
    for (let o = 0; o < values.length; o += width) {
      let sum = values[o]! * (radius + 1)
      for (let k = 1; k <= radius; k++) sum += values[o + Math.min(k, width - 1)]!
      for (let x = 0; x < width; x++) {
        rows[o + x] = sum * share
        sum +=
          values[o + Math.min(x + radius + 1, width - 1)]! - values[o + Math.max(x - radius, 0)]!
      }
    }
    // Sums of columns are kept as a row, so that memory is read in order.
    for (let x = 0; x < width; x++) sums[x] = rows[x]! * (radius + 1)
    for (let k = 1; k <= radius; k++) {
      const o = Math.min(k, height - 1) * width
      for (let x = 0; x < width; x++) sums[x]! += rows[o + x]!
    }
    for (let y = 0; y < height; y++) {
      const enter = Math.min(y + radius + 1, height - 1) * width
      const leave = Math.max(y - radius, 0) * width
      for (let x = 0; x < width; x++) {
        values[y * width + x] = sums[x]! * share
        sums[x]! += rows[enter + x]! - rows[leave + x]!
      }
    }
  }
  return values
}
