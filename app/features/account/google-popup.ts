import { GOOGLE_LOGIN_SUCCESS, type LoginFragment } from '#app/features/account/google-sign-in.ts'
import { hasShape } from '#app/platform/http/answer-shape.ts'

const POPUP_SIZE = { widthPx: 480, heightPx: 640 }
const CLOSED_POLL_MS = 300

/** An empty one, to be sent on its way later: browsers let a window open only at the press itself. Undefined when blocked. */
export function openPopup() {
  const left = window.screenX + (window.outerWidth - POPUP_SIZE.widthPx) / 2
  const top = window.screenY + (window.outerHeight - POPUP_SIZE.heightPx) / 2
  const place = `width=${POPUP_SIZE.widthPx},height=${POPUP_SIZE.heightPx},left=${left},top=${top}`
  return window.open('about:blank', 'google-login', `popup,${place}`) ?? undefined
}

/** Settles with what the popup reported, or undefined when it was closed without a word. */
export function waitForPopup(popup: Window, signal: AbortSignal) {
  return new Promise<LoginFragment | undefined>((resolve) => {
    const done = new AbortController()
    let wasClosed = false
    const finish = (answer: LoginFragment | undefined) => {
      done.abort()
      window.clearInterval(poll)
      resolve(answer)
    }
    // The popup posts and closes in one breath, so one more round is left for the message to arrive.
    const poll = window.setInterval(() => {
      if (wasClosed) finish(undefined)
      wasClosed = popup.closed
    }, CLOSED_POLL_MS)
    window.addEventListener(
      'message',
      (event) => {
        const answer = readMessage(event)
        if (answer !== undefined) finish(answer)
      },
      { signal: done.signal },
    )
    signal.addEventListener('abort', () => finish(undefined), { signal: done.signal })
  })
}

type Message = { type: string; state: string; idToken?: unknown }

function readMessage({ origin, data }: MessageEvent<unknown>): LoginFragment | undefined {
  if (origin !== window.location.origin) return undefined
  if (!hasShape<Message>(data, { type: 'string', state: 'string' })) return undefined
  const { type, state, idToken } = data
  if (type !== GOOGLE_LOGIN_SUCCESS) return undefined
  return idToken === null || typeof idToken === 'string' ? { state, idToken } : undefined
}
