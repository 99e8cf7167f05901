import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANALYTICS_EVENT, track } from '#app/platform/consent/analytics.ts'
import { EventsRequest } from '#shared/measure.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
type Init = RequestInit & { body: string }

const sent: { url: string; init: Init }[] = []
const bodies = () => sent.map(({ init }) => EventsRequest.parse(JSON.parse(init.body)))

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  page.visibilityState = 'visible'
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (url: string, init: Init) => {
    sent.push({ url, init })
    return new Response()
  })
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('§7 what happens in one go is told in one call, without session or cookie', () => {
  track('pricing_opened', {})
  track('upgrade_clicked', { tier: 'Pro' })
  expect(sent).toEqual([])
  vi.runAllTimers()
  expect(bodies()).toEqual([
    {
      events: [
        { name: 'pricing_opened', data: {} },
        { name: 'upgrade_clicked', data: { tier: 'Pro' } },
      ],
    },
  ])
  expect(sent[0]).toMatchObject({
    url: '/api/events',
    init: { credentials: 'omit', keepalive: true, headers: { 'Content-Type': 'application/json' } },
  })
})

test('whoever leaves the page has told before', () => {
  track('generate_design', { style: 'none' })
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(bodies()).toHaveLength(1)
  vi.runAllTimers()
  expect(bodies()).toHaveLength(1)
})

test('a full batch does not wait, and none is larger than the server takes', () => {
  for (let index = 0; index < 25; index++) track('pricing_opened', {})
  expect(bodies().map(({ events }) => events.length)).toEqual([20])
  vi.runAllTimers()
  expect(bodies().map(({ events }) => events.length)).toEqual([20, 5])
})

test('with Global Privacy Control nothing leaves the page', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  const seen = vi.fn<() => void>()
  window.addEventListener(ANALYTICS_EVENT, seen)
  track('upgrade_clicked', { tier: 'Pro' })
  vi.runAllTimers()
  expect(seen).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})
