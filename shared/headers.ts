/** What pages send with their calls. Without schemas, so that the first page of a visit need not carry those. */

export const XSRF_COOKIE = 'XSRF-TOKEN'
/** Its name behind TLS: browsers take it from this very host alone, so no neighbouring one can plant a value. */
export const XSRF_COOKIE_TLS = `__Host-${XSRF_COOKIE}`
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/** Sent by browsers without a session: a random name of their own making, so that each likes once. */
export const VISITOR_HEADER = 'X-Visitor-Id'
export const VISITOR_ID_PATTERN = /^[A-Za-z0-9_-]{16,64}$/

/** Of an answer that comes while the work goes on: a line of JSON for each piece of news. */
export const NEWS_TYPE = 'application/x-ndjson'
