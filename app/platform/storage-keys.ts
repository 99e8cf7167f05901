/** Everything the product keeps in local storage (spec §3), plus the chosen theme, a visitor's name and their first design. */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  currentUser: 'currentUser',
  hasSeenPricing: 'hasSeenPricing',
  anonymousViewCount: 'anonymousViewCount',
  upvotedTattoos: 'upvotedTattoos',
  utmParams: 'utm_params',
  theme: 'theme',
  visitorId: 'visitorId',
  firstDesign: 'firstDesign',
  scriptConsent: 'scriptConsent',
} as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
