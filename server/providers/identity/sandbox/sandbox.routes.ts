import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type {
  SandboxAccount,
  SandboxIssuer,
} from '#server/providers/identity/sandbox/sandbox-issuer.ts'
import {
  ACCOUNT_NAME_MAX_LENGTH,
  renderChooser,
  renderProblem,
} from '#server/providers/identity/sandbox/sandbox-page.ts'
import { SANDBOX_CSS } from '#server/providers/identity/sandbox/sandbox-styles.ts'
import { Email } from '#shared/accounts.ts'

/** Shorter ones could be guessed, longer ones are not ours: the web app sends 36 characters. */
const SECRET_MIN_LENGTH = 8
const SECRET_MAX_LENGTH = 256
const FORM_MAX_BYTES = 16 * 1024
const PUBLIC_CACHE = 'public, max-age=300'

/** The pages and documents of the sandbox, relative to where it is mounted. */
export function createGoogleSandboxRoutes(issuer: SandboxIssuer): Hono {
  const Parameters = createParametersSchema(issuer)
  const routes = new Hono()

  routes.use('/authorize', async (c, next) => {
    await next()
    setPageHeaders(c, issuer.origin)
  })

  routes.get('/authorize', (c) => {
    const parameters = Parameters.safeParse(c.req.query())
    if (!parameters.success) return c.html(renderProblem(problemsOf(parameters.error)), 400)
    return c.html(renderChooser(chooserContent(parameters.data)))
  })

  const limit = bodyLimit({
    maxSize: FORM_MAX_BYTES,
    onError: (c) => c.html(renderProblem(['The form is too large.']), 413),
  })
  routes.post('/authorize', limit, async (c) => {
    // Another site must not be able to sign a visitor in as somebody of its choice.
    if (c.req.header('Origin') !== issuer.origin) {
      return c.html(renderProblem(['The form was sent from another site.']), 403)
    }
    const form = await c.req.parseBody()
    const parameters = Parameters.safeParse(form)
    if (!parameters.success) return c.html(renderProblem(problemsOf(parameters.error)), 400)
    const chosen = readAccount(form, issuer)
    if ('problem' in chosen) {
      return c.html(renderChooser({ ...chooserContent(parameters.data), refused: chosen }), 422)
    }
    const { nonce, state, redirect_uri: redirectUri } = parameters.data
    const idToken = await issuer.issueIdToken(chosen.account, nonce)
    return c.redirect(withFragment(redirectUri, { id_token: idToken, state }), 303)
  })

  routes.get('/sandbox.css', (c) =>
    c.body(SANDBOX_CSS, 200, { 'Content-Type': 'text/css', 'Cache-Control': PUBLIC_CACHE }),
  )
  routes.get('/certs', (c) => c.json(issuer.jwks, 200, { 'Cache-Control': PUBLIC_CACHE }))
  routes.get('/.well-known/openid-configuration', (c) =>
    c.json(discoveryDocument(issuer), 200, { 'Cache-Control': PUBLIC_CACHE }),
  )
  return routes
}

/** Tokens go to our own sign-in page alone, so nothing of the address is taken from the request. */
function createParametersSchema({ clientId, redirectUri }: SandboxIssuer) {
  return z.object({
    client_id: z.literal(clientId, `client_id must be ${clientId}.`),
    response_type: z.literal('id_token', 'response_type must be id_token.'),
    redirect_uri: z.literal(redirectUri, `redirect_uri must be ${redirectUri}.`),
    nonce: secretSchema('nonce'),
    state: secretSchema('state'),
  })
}
function secretSchema(name: string) {
  const problem = `${name} must have ${SECRET_MIN_LENGTH} to ${SECRET_MAX_LENGTH} characters.`
  return z.string(problem).min(SECRET_MIN_LENGTH, problem).max(SECRET_MAX_LENGTH, problem)
}

type Parameters = z.infer<ReturnType<typeof createParametersSchema>>

function chooserContent(parameters: Parameters) {
  const { redirect_uri: redirectUri, state } = parameters
  return {
    parameters,
    cancelUrl: withFragment(redirectUri, { error: 'access_denied', state }),
  }
}

type Chosen = { account: SandboxAccount } | { account: SandboxAccount; problem: string }

function readAccount(form: Record<string, unknown>, issuer: SandboxIssuer): Chosen {
  const account = {
    email: textOf(form['email']),
    name: textOf(form['name']).slice(0, ACCOUNT_NAME_MAX_LENGTH),
  }
  if (!Email.safeParse(account.email).success) {
    return { account, problem: 'Please enter a valid email' }
  }
  if (issuer.isRefused(account.email)) {
    return { account, problem: 'This address cannot be used in the sandbox' }
  }
  return { account }
}

function textOf(field: unknown): string {
  if (typeof field !== 'string') return ''
  return field.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

function withFragment(url: string, fields: Record<string, string>): string {
  return `${url}#${new URLSearchParams(fields).toString()}`
}

function problemsOf(error: z.ZodError): string[] {
  return error.issues.map(({ message }) => message)
}

function setPageHeaders(c: Context, origin: string): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    // Chromium also holds the redirect that answers the form to this.
    `form-action 'self' ${origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  c.header('Content-Security-Policy', policy.join('; '))
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  // With no referrer at all, browsers send the form with "Origin: null".
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
}

/** https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderMetadata */
function discoveryDocument({ issuer }: SandboxIssuer) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    jwks_uri: `${issuer}/certs`,
    response_types_supported: ['id_token'],
    response_modes_supported: ['fragment'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: [
      'aud',
      'email',
      'email_verified',
      'exp',
      'iat',
      'iss',
      'name',
      'picture',
      'sub',
    ],
  }
}
