import type { StoredPaymentMethod } from '#server/providers/payments/sandbox/objects/customer-objects.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' })
// As everywhere in the product: 3 Nov 2026.
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

export function money(cents: number): string {
  return dollars.format(cents / 100)
}

export function day(seconds: number): string {
  return days.format(new Date(seconds * 1000))
}

export function dayCount(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}

export function methodWords({ card, us_bank_account: bank }: StoredPaymentMethod): string {
  if (!card) return `${bank?.bank_name ?? 'Bank account'} •••• ${bank?.last4 ?? ''}`
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1)
  const month = String(card.exp_month).padStart(2, '0')
  return `${brand} •••• ${card.last4}, expires ${month}/${card.exp_year}`
}
