/** The value below which the given share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const inMs = (value: number) => `${value.toFixed(1)} ms`
export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
