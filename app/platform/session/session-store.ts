import { hasShape } from '#app/platform/http/answer-shape.ts'
import { setAuthority } from '#app/platform/http/api-client.ts'
import { createStore } from '#app/platform/storage/create-store.ts'
import { readStored, removeStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { SocialLoginError, socialLogin } from '#app/platform/session/social-login.ts'
import { draftKeysOf, STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import type { AuthResponse, CurrentUser } from '#shared/accounts.ts'

export type Session =
  /** The server, the first client render, and a stored token whose user is still being asked for. */
  | { status: 'unknown'; token: string | undefined }
  | { status: 'signed-out' }
  | { status: 'signed-in'; token: string; user: CurrentUser }

const SERVER_SESSION: Session = { status: 'unknown', token: undefined }
let hasChanged = false

/** Restored when it is first asked for, and followed from tab to tab. */
export const sessionStore = createStore(restoreSession, {
  storageKeys: [STORAGE_KEYS.authToken, STORAGE_KEYS.currentUser],
  onChange: (session) => {
    hasChanged = true
    if (session.status === 'signed-out') delete document.documentElement.dataset['session']
    else document.documentElement.dataset['session'] = 'in'
  },
})

export const getSession = sessionStore.get

export function getServerSession() {
  return SERVER_SESSION
}

/**
 * What the gates go by. To a visitor the page stays as the server sent it, hidden halves and all: drawing it anew would show the same.
 * Once a session has ended here, its half goes, with everything private in it.
 */
export function getGateStatus(): Session['status'] {
  const { status } = getSession()
  return status === 'signed-out' && !hasChanged ? SERVER_SESSION.status : status
}

export function getToken() {
  const session = getSession()
  return session.status === 'signed-out' ? undefined : session.token
}

let exitPath: string | undefined

/**
 * Where guarded screens lead once this session has ended, by whatever way the news of it comes; to the sign-in screen where
 * nothing was set.
 */
export const setExit = (path: string | undefined) => {
  exitPath = path
}
export const getExit = () => exitPath

export function startSession({ user, token }: AuthResponse) {
  setExit(undefined)
  writeStored(STORAGE_KEYS.authToken, token)
  writeStored(STORAGE_KEYS.currentUser, JSON.stringify(user))
  sessionStore.set({ status: 'signed-in', user, token })
}

/** Does nothing when the session has ended meanwhile. */
export function updateUser(user: CurrentUser) {
  const token = getToken()
  if (token !== undefined) startSession({ user, token })
}

/**
 * §4.session.cleared: everything that belongs to the session goes, here and in the other tabs. Somebody whose session was
 * `refused` has not left: their drafts wait for them.
 */
export function endSession(cause: 'left' | 'refused' = 'left') {
  const session = getSession()
  if (cause === 'left' && session.status === 'signed-in')
    removeStored(...draftKeysOf(session.user.id))
  signOutOfProvider()
  removeStored(STORAGE_KEYS.authToken, STORAGE_KEYS.hasSeenPricing, STORAGE_KEYS.currentUser)
  try {
    sessionStorage.clear()
  } catch {
    // Blocked storage holds nothing to clear.
  }
  sessionStore.set({ status: 'signed-out' })
}

/** Whoever came in by e-mail has no provider to sign out of. */
function signOutOfProvider() {
  try {
    socialLogin.signOut()
  } catch (error) {
    if (!(error instanceof SocialLoginError)) throw error
  }
}

function restoreSession(): Session {
  const token = readStored(STORAGE_KEYS.authToken)
  if (token === null || token === '') return { status: 'signed-out' }
  const user = parseJson(readStored(STORAGE_KEYS.currentUser))
  return isUser(user) ? { status: 'signed-in', token, user } : { status: 'unknown', token }
}

/** What an older version of the product stored may lack something; then the server is asked. */
const isUser = (stored: unknown) =>
  hasShape<CurrentUser>(stored, {
    id: 'number',
    username: 'string',
    photoUrl: 'string',
    createdAt: 'string',
    email: 'string',
    emailVerified: 'boolean',
    hasPassword: 'boolean',
    hasSecondFactor: 'boolean',
    mustChangePassword: 'boolean',
    subscriptionStatus: 'string',
    subscriptionPlan: 'number',
  })

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

setAuthority({ getToken, onRefused: () => endSession('refused') })
