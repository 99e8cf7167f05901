import { isLoopback } from '#server/platform/network-address.ts'

/** Settings as read so far: a rule between several is checked also where one of them is wrong. */
type Settings = Readonly<Record<string, unknown>>

/** Whether nobody but the people at this machine reaches the product: only then is a sandbox on by itself. */
export function isLaptop({ HOST, ORIGIN, TRUSTED_PROXIES }: Settings): boolean {
  return isLocalHost(HOST) && isLocalOrigin(ORIGIN) && TRUSTED_PROXIES === 0
}

/** What would let strangers into a sandbox, or real money meet one. */
export function listSandboxProblems(env: Settings): [string, string][] {
  const { HOST, ORIGIN, TRUSTED_PROXIES, STRIPE_SECRET_KEY } = env
  const problems: [string, string][] = []
  if (!isLocalHost(HOST) && ORIGIN === undefined)
    problems.push(['HOST', `${String(HOST)} is open to the network and needs ORIGIN`])
  // It answers this machine alone, so anywhere else nobody could use it.
  if (!isLocalOrigin(ORIGIN) || TRUSTED_PROXIES !== 0)
    for (const name of ['GOOGLE_SANDBOX', 'STRIPE_SANDBOX'])
      if (env[name] === 'on')
        problems.push([name, 'on needs an ORIGIN on localhost, and no TRUSTED_PROXIES'])
  if (typeof STRIPE_SECRET_KEY !== 'string' || !STRIPE_SECRET_KEY.includes('_live_'))
    return problems
  if (usesGoogleSandbox(env))
    problems.push([
      'STRIPE_SECRET_KEY',
      'is a live key, and the Google sandbox signs anybody in as anybody: set GOOGLE_CLIENT_ID or GOOGLE_SANDBOX=off',
    ])
  if (env['STRIPE_SANDBOX'] === 'on')
    problems.push(['STRIPE_SANDBOX', 'on does not go with a live STRIPE_SECRET_KEY'])
  return problems
}

export function usesGoogleSandbox(env: Settings): boolean {
  const { GOOGLE_CLIENT_ID, GOOGLE_SANDBOX } = env
  if (GOOGLE_CLIENT_ID !== undefined) return false
  return GOOGLE_SANDBOX === undefined ? isLaptop(env) : GOOGLE_SANDBOX === 'on'
}

const isLocalHost = (host: unknown) => typeof host === 'string' && isLoopback(host)

/** Without one, the origin is this machine's. */
function isLocalOrigin(origin: unknown): boolean {
  if (origin === undefined) return true
  return typeof origin === 'string' && isLoopback(URL.parse(origin)?.hostname ?? '')
}
