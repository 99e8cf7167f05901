/** 350 → $3.50, 1700 → $17; exactly, also 1700 → $17.00. */
export function priceWords(cents: number, { isExact = false } = {}): string {
  const dollars = cents / 100
  return `$${Number.isInteger(dollars) && !isExact ? dollars : dollars.toFixed(2)}`
}
