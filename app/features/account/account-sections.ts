/** The parts of the account page, in order. Ids are the anchors of its side navigation. */
export const ACCOUNT_SECTIONS = [
  { id: 'profile', label: 'Profile' },
  { id: 'credits', label: 'Credits' },
  { id: 'plan', label: 'Plan and billing' },
  { id: 'password', label: 'Password' },
  { id: 'two-step', label: 'Two-step sign-in' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'data', label: 'Your data' },
  { id: 'delete', label: 'Delete account' },
] as const

export type AccountSectionId = (typeof ACCOUNT_SECTIONS)[number]['id']
