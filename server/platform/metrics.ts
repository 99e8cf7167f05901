import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { SECURITY_EVENTS } from '#server/platform/security-events.ts'

export interface Metrics {
  registry: Registry
  requestSeconds: Histogram<'method' | 'route' | 'status'>
  jobs: Counter<'job' | 'outcome'>
  paymentEvents: Counter<'type' | 'outcome'>
  securityEvents: Counter<'event'>
}

/** A registry of its own for each process (and each test), never the library's global one. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Jobs run by this process, by outcome.',
      labelNames: ['job', 'outcome'],
      registers: [registry],
    }),
    paymentEvents: new Counter({
      name: 'payment_events_total',
      help: 'Events that the payment service told, by what came of them.',
      labelNames: ['type', 'outcome'],
      registers: [registry],
    }),
    securityEvents: createSecurityEvents(registry),
  }
}

/** Each begins at nought, so that an alarm sees the first of its kind rise. */
function createSecurityEvents(registry: Registry): Counter<'event'> {
  const counter = new Counter({
    name: 'inkwright_security_events_total',
    help: 'Sign-ins, failures, lock-outs, resets and the like.',
    labelNames: ['event'],
    registers: [registry],
  })
  for (const event of SECURITY_EVENTS) counter.inc({ event }, 0)
  return counter
}
