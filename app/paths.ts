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

type ExploreOptions = {
  search?: string | undefined
  gender?: string | undefined
  placement?: string | undefined
  sort?: string | undefined
  tag?: string | undefined
  /** Where the page before ended. */
  cursor?: string | undefined
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
  explore: (filters: ExploreOptions = {}) => `/explore${queryString(filters)}`,
  tattoo: (id: number) => `/tattoo/${id}`,
  ideas: ({ search }: { search?: string | undefined } = {}) => `/ideas${queryString({ search })}`,
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
