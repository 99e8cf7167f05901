/**
 * Everything the product keeps in local storage: what §3.storage.session, §3.storage.names and §3.storage.views ask for, plus the
 * chosen theme, how large this screen is, a visitor's name, their first design and drafts.
 */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  currentUser: 'currentUser',
  hasSeenPricing: 'hasSeenPricing',
  pricingSeenBy: 'pricingSeenBy',
  anonymousViewCount: 'anonymousViewCount',
  anonymousViewIds: 'anonymousViewIds',
  upvotedTattoos: 'upvotedTattoos',
  utmParams: 'utm_params',
  theme: 'theme',
  screenPxPerMm: 'screenPxPerMm',
  visitorId: 'visitorId',
  firstDesign: 'firstDesign',
  visitorDraft: 'visitorDraft',
  scriptConsent: 'scriptConsent',
  socialProvider: 'socialProvider',
  socialSignOut: 'socialSignOut',
} as const

/** The screens whose words and settings are kept while somebody works on them. */
export type DraftScreen = 'design' | 'create'
type PersonalDraftKey = `${DraftScreen}Draft:${number}`

/** Raised when an older draft could no longer be read as it is. */
export const DRAFT_VERSION = 1

/** Drafts are kept by person: two people at one browser never meet each other's. */
export const draftKeyOf = (screen: DraftScreen, userId: number): PersonalDraftKey =>
  `${screen}Draft:${userId}`

/** What somebody leaves behind when they sign out is nobody's to find, nor the words they came with. */
export const draftKeysOf = (userId: number): DraftKey[] => [
  draftKeyOf('design', userId),
  draftKeyOf('create', userId),
  STORAGE_KEYS.visitorDraft,
]

export type DraftKey = PersonalDraftKey | typeof STORAGE_KEYS.visitorDraft
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | PersonalDraftKey
