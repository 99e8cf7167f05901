import type { ProductKey } from '#shared/billing.ts'
import { viewPath, type BodyView } from '#shared/body-views.ts'
import type { MadeView } from '#shared/tattoos.ts'

type LoginOptions = {
  mode?: 'signin' | 'signup'
  /** Where the person wanted to go; taken up again after signing in. */
  next?: string | undefined
}

type DesignOptions = {
  prompt?: string
  style?: string | undefined
  /** Somebody's design to make one's own. */
  remix?: number
  /** A design of one's own to go on with. */
  open?: number
}

type PricingOptions = {
  /** What to go on with at once; for whoever had to sign in first. */
  plan?: ProductKey
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
  billing: () => '/account#plan',
  credits: () => '/account#credits',
  body: () => '/body',
  design: ({ prompt, style, remix, open }: DesignOptions = {}) =>
    `/design${queryString({ prompt, style, remix: remix?.toString(), open: open?.toString() })}`,
  create: () => '/create',
  designs: () => '/designs',
  favourites: () => '/favourites',
  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  adminAudit: () => '/admin/audit',
  adminReports: () => '/admin/reports',
  adminMessages: () => '/admin/messages',
  adminPhotos: () => '/admin/photos',
  /** The word is one of the filters' options, or a tag. */
  explore: (filters: ExploreOptions = {}, word?: string) =>
    `/explore${word === undefined ? '' : `/${encodeURIComponent(word)}`}${queryString(filters)}`,
  tattoo: (id: number) => `/tattoo/${id}`,
  /** `picture`: one on the person's own photos, to be moved. */
  fittingRoom: ({ design, picture }: { design?: number; picture?: number } = {}) =>
    `/fitting-room${queryString({ design: design?.toString(), picture: picture?.toString() })}`,
  ideas: ({ search }: { search?: string | undefined } = {}) => `/ideas${queryString({ search })}`,
  idea: (name: string) => `/ideas/${encodeURIComponent(name.toLowerCase())}`,
  pricing: ({ plan }: PricingOptions = {}) => `/pricing${queryString({ plan })}`,
  terms: () => '/terms',
  creditPolicy: () => '/credit-policy',
  privacyPolicy: () => '/privacy-policy',
  contentRules: () => '/content-rules',
  support: () => '/support',
  /** What link previews show. */
  tattooShareImage: (id: number) => `/share/tattoo/${id}.jpg`,
  /** What anybody may see of a public design, as another version of it may look otherwise. */
  tattooView: ({ id, version }: { id: number; version: number }, view: MadeView) =>
    `/share/tattoo/${id}/${view}.webp?version=${version}`,
  /** One of our bodies in a tone, or where its skin lies. */
  bodyView: (view: BodyView, shown: number | 'sheet') =>
    `/share/body/${viewPath(view)}/${shown}.webp`,
  ideaShareImage: (name: string) => `/share/idea/${encodeURIComponent(name.toLowerCase())}.jpg`,
  offline: () => '/offline',
  avatar: (username: string) => `/avatars/${encodeURIComponent(username)}.svg`,
}

function queryString(values: Record<string, string | undefined>) {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) query.set(key, value)
  }
  return query.size === 0 ? '' : `?${query}`
}
