import type { RequirementId } from '#tests/conformance/specification.ts'

/** A way to break the product, and the rows that must turn red by it: these and no other. */
export interface Break {
  name: string
  file: string
  /** Stands in the file once. */
  find: string
  replace: string
  red: readonly RequirementId[]
}

export const BREAKS: readonly Break[] = [
  {
    name: 'an unknown address is refused in other words',
    file: 'server/features/accounts/accounts.errors.ts',
    find: "super('User not found')",
    replace: "super('No such user')",
    red: ['§8.login.404'],
  },
  {
    name: 'top-ups live for 30 days',
    file: 'shared/credits.ts',
    find: 'TOPUP_CREDITS_LIFETIME_DAYS = 90',
    replace: 'TOPUP_CREDITS_LIFETIME_DAYS = 30',
    red: ['§9.credits.topup-life'],
  },
  {
    name: 'what expires last is spent first',
    file: 'server/features/credits/credits.queries.ts',
    find: 'sum(remaining_credits) over (order by expires_at, id)',
    replace: 'sum(remaining_credits) over (order by expires_at desc, id)',
    red: ['§9.credits.order'],
  },
  {
    name: 'two passwords may differ',
    file: 'app/features/account/auth-form-state.ts',
    find: "? undefined : 'Passwords do not match'",
    replace: '? undefined : undefined',
    red: ['§5.auth.match'],
  },
  {
    name: 'scrolling is looked at every 100 ms',
    file: 'app/features/gallery/near-end.ts',
    find: 'THROTTLE_MS = 150',
    replace: 'THROTTLE_MS = 100',
    red: ['§9.gallery.scroll'],
  },
  {
    name: 'a design without words has another alt text',
    file: 'app/features/tattoos/tattoo-words.ts',
    find: "?? 'Tattoo design'",
    replace: "?? 'A picture'",
    red: ['§2.detail.alt'],
  },
  {
    name: 'phones with Android are no phones',
    file: 'app/features/account/user-agent.ts',
    find: '|Android',
    replace: '',
    red: ['§2.auth.mobile'],
  },
  {
    name: 'the terms allow reverse-engineering',
    file: 'content/legal/terms.ts',
    find: 'Reverse-engineer the service, take',
    replace: 'Take',
    red: ['§2.legal.reverse-engineering'],
  },
  {
    name: 'titles carry the product in another way',
    file: 'app/platform/head/meta.ts',
    find: '} | ${PRODUCT_NAME}`',
    replace: '} - ${PRODUCT_NAME}`',
    red: ['§2.detail.canonical'],
  },
  {
    name: 'the Google button is as wide as its place',
    file: 'app/features/account/google-sign-in.ts',
    find: 'Math.min(GOOGLE_BUTTON_MAX_WIDTH_PX, ',
    replace: 'Math.min(Infinity, ',
    red: ['§2.auth.google-width'],
  },
]
