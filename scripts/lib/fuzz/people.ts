import type { Who } from './attempt.ts'

export const ADMIN = { email: 'admin@inkwright.test', password: 'a-drawer-full-of-needles' }
const PASSWORD = 'a-fine-needle'
const CREDITS = 60

interface SignedIn {
  token: string
  user: { id: number }
}

export interface People {
  tokenOf(who: Who): string | undefined
  /** For when a token has turned out to be no longer good: without another, the next requests would be refused at the door. */
  signInAgain(who: Who, spentToken: string): Promise<void>
}

/** Somebody, somebody else and the administrator, with a few credits and two designs between them. */
export async function createPeople(origin: string): Promise<People> {
  const post = async <Body>(path: string, body: object, token?: string): Promise<Body> => {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: 'XSRF-TOKEN=fuzz',
        'X-XSRF-TOKEN': 'fuzz',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return JSON.parse(text) as Body
  }
  const credentials: Partial<Record<Who, { email: string; password: string }>> = {
    own: { email: 'own@example.com', password: PASSWORD },
    other: { email: 'other@example.com', password: PASSWORD },
    admin: ADMIN,
  }
  let newcomers = 0
  const admin = await post<SignedIn>('/auth/login', ADMIN)
  const tokens = new Map<Who, string>([
    ['admin', admin.token],
    ['stale', 'stale'.repeat(9)],
  ])
  for (const who of ['own', 'other'] as const) {
    const { token, user } = await post<SignedIn>('/auth/signup', credentials[who]!)
    tokens.set(who, token)
    await post('/credits/purchase', { userId: user.id, credits: CREDITS }, admin.token)
    const payload = { prompt: 'a small wolf', variations: 1 }
    await post('/tattoo/generate', { payload }, token)
  }
  return {
    tokenOf: (who) => tokens.get(who),
    async signInAgain(who, spentToken) {
      const given = credentials[who]
      // Several find out at once, and one new session is enough.
      if (!given || tokens.get(who) !== spentToken) return
      tokens.delete(who)
      const signedIn = await post<SignedIn>('/auth/login', given).catch((error: unknown) => {
        if (who === 'admin') throw error
        // The administrator's own requests suspend people. Somebody new comes in their place.
        newcomers += 1
        given.email = `newcomer-${newcomers}@example.com`
        return post<SignedIn>('/auth/signup', given)
      })
      tokens.set(who, signedIn.token)
    },
  }
}
