/** 350 → $3.50, 1700 → $17. */
export function priceWords(cents: number): string {
  const dollars = cents / 100
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`
}
