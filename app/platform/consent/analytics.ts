import { isPrivacyAsked } from '#app/platform/consent/privacy-control.ts'
import { findStoredUtmParams } from '#app/platform/consent/utm.ts'
import { EVENTS_PER_BATCH } from '#shared/limits.ts'
import type { EventsRequest, ProductEvent } from '#shared/measure.ts'

type DataOf<Name extends ProductEvent['name']> = Extract<ProductEvent, { name: Name }>['data']

/** Of the DOM event that carries each of them. */
export const ANALYTICS_EVENT = 'inkwright:analytics'

/** What happens within this time is told together. */
const GATHER_MS = 1_000

let gathered: ProductEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Notes that something happened, as §7.analytics.upgrade, §7.analytics.generate and §7.analytics.pricing ask, and tells our own
 * server a moment later: what and by which campaign, without a name, a session or a cookie. A browser that asks not to be
 * measured tells nothing.
 */
export function track<Name extends ProductEvent['name']>(name: Name, data: DataOf<Name>) {
  const event = { name, data } as ProductEvent
  window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }))
  if (isPrivacyAsked()) return
  gathered.push(event)
  if (gathered.length >= EVENTS_PER_BATCH) return tell()
  if (timer !== undefined) return
  timer = setTimeout(tell, GATHER_MS)
  document.addEventListener('visibilitychange', tellWhenHidden)
}

/** Also before a page is left: the last moment a browser tells us of. */
function tellWhenHidden() {
  if (document.visibilityState === 'hidden') tell()
}

function tell() {
  clearTimeout(timer)
  timer = undefined
  document.removeEventListener('visibilitychange', tellWhenHidden)
  if (gathered.length === 0) return
  const source = findStoredUtmParams()?.utm_source
  const body: EventsRequest = { events: gathered, ...(source === undefined ? {} : { source }) }
  gathered = []
  fetch('/api/events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    // Goes out also when the page is left meanwhile.
    keepalive: true,
  }).catch(() => {
    // A count that is lost is no matter to anybody on this page.
  })
}
