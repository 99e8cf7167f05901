/** The route table of spec §2 and our own public pages. */
export const PUBLIC_PATHS = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=not-looked-at-before-sending',
  '/explore',
  '/explore/forearm',
  '/ideas',
  '/ideas/rose',
  '/ideas/cherry%20blossom',
  '/pricing',
  '/terms',
  '/credit-policy',
  '/privacy-policy',
  '/content-rules',
  '/support',
] as const

/** Need a session. */
export const GUARDED_PATHS = [
  '/account',
  '/body',
  '/create',
  '/design',
  '/designs',
  '/favourites',
] as const

export const MISSING_PATH = '/no/such/page'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
