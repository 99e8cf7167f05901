/** What is counted of the product's use (spec §7). */
type AnalyticsData = {
  pricing_opened: Record<string, never>
  upgrade_clicked: { tier: string }
  generate_design: { style: string }
}

export type AnalyticsEvent = {
  [Name in keyof AnalyticsData]: { name: Name; data: AnalyticsData[Name] }
}[keyof AnalyticsData]

/** Of the DOM event that carries each of them. */
export const ANALYTICS_EVENT = 'inkwright:analytics'

/** What happened before anybody listens is kept up to here. */
const KEPT_EVENTS = 100
const kept: AnalyticsEvent[] = []

/** Notes that something happened. Nothing leaves the page here: whoever reports takes what was kept, then listens. */
export function track<Name extends keyof AnalyticsData>(name: Name, data: AnalyticsData[Name]) {
  const event = { name, data } as AnalyticsEvent
  kept.push(event)
  if (kept.length > KEPT_EVENTS) kept.shift()
  window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }))
}

export function getKeptEvents(): readonly AnalyticsEvent[] {
  return kept
}
