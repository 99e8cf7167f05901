type LoginOptions = {
  mode?: 'signin' | 'signup'
  /** Where the person wanted to go; taken up again after signing in. */
  next?: string | undefined
}

type DesignOptions = {
  prompt?: string
  /** The design to make one's own. */
  remix?: number
}

/** Every link of the product is built here; app/routes.ts is the other half. */
export const paths = {
  home: () => '/',
  login: ({ mode, next }: LoginOptions = {}) => `/login${queryString({ mode, next })}`,
  signup: () => '/signup',
  forgotPassword: () => '/forgot-password',
  account: () => '/account',
  design: ({ prompt, remix }: DesignOptions = {}) =>
    `/design${queryString({ prompt, remix: remix?.toString() })}`,
  create: () => '/create',
  favourites: () => '/favourites',
  explore: ({ tag }: { tag?: string } = {}) => `/explore${queryString({ tag })}`,
  tattoo: (id: number) => `/tattoo/${id}`,
  ideas: () => '/ideas',
  idea: (name: string) => `/ideas/${encodeURIComponent(name.toLowerCase())}`,
  pricing: () => '/pricing',
  terms: () => '/terms',
  creditPolicy: () => '/credit-policy',
  privacyPolicy: () => '/privacy-policy',
  support: () => '/support',
  avatar: (username: string) => `/avatars/${encodeURIComponent(username)}.svg`,
}

function queryString(values: Record<string, string | undefined>) {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) query.set(key, value)
  }
  return query.size === 0 ? '' : `?${query}`
}
