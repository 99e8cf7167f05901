import { useEffect, useRef } from 'react'
import { requestGoogleNonce } from '#app/features/account/account.api.ts'
import { clampGoogleButtonWidth } from '#app/features/account/google-sign-in.ts'
import { useAuthStateError } from '#app/features/account/use-google-login.ts'
import { socialLogin } from '#app/platform/session/social-login.ts'
import { GOOGLE_NONCE_MINUTES } from '#shared/limits.ts'

const SCRIPT_URL = 'https://accounts.google.com/gsi/client'
/** Early enough that somebody who presses the button last of all still has five minutes at Google. */
const NONCE_RENEWAL_MS = (GOOGLE_NONCE_MINUTES - 5) * 60_000

/** Google's script knows one nonce and one receiver at a time, those of the button drawn last. */
const drawn: (() => void)[] = []

type GoogleButtonProps = { clientId: string; onToken: (idToken: string) => Promise<void> | void }

/** Google draws its own button; only its width and colour are ours to choose. */
export function GoogleButton({ clientId, onToken }: GoogleButtonProps) {
  const showAuthStateError = useAuthStateError()
  const slot = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isCurrent = true
    const draw = () => {
      Promise.all([requestGoogleNonce(), loadGoogleScript()])
        .then(([nonce]) => {
          if (isCurrent && slot.current !== null)
            drawButton(slot.current, { nonce, clientId, take })
        })
        .catch(() => {
          if (isCurrent) showAuthStateError()
        })
    }
    const take = async (idToken: string) => {
      await onToken(idToken)
      // That token has used up its nonce.
      if (isCurrent) draw()
    }
    drawn.push(draw)
    draw()
    const renewal = window.setInterval(draw, NONCE_RENEWAL_MS)
    return () => {
      isCurrent = false
      window.clearInterval(renewal)
      drawn.splice(drawn.indexOf(draw), 1)
      drawn.at(-1)?.()
    }
  }, [clientId, onToken, showAuthStateError])

  // Google's large button is 40 px high. Its iframe draws a white edge unless the schemes agree.
  return <div ref={slot} className="grid min-h-11 place-items-center scheme-light" />
}

type Drawing = { nonce: string; clientId: string; take: (idToken: string) => Promise<void> }

function drawButton(slot: HTMLElement, { nonce, clientId, take }: Drawing) {
  const identity = socialLogin.getIdentity('google')
  identity.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => void take(credential),
    auto_select: false,
  })
  const width = clampGoogleButtonWidth(slot.clientWidth)
  slot.replaceChildren()
  identity.renderButton(slot, {
    type: 'standard',
    theme: isDark() ? 'filled_black' : 'outline',
    size: 'large',
    text: 'continue_with',
    ...(width === 0 ? {} : { width }),
  })
}

function isDark() {
  const theme = document.documentElement.dataset['theme']
  if (theme !== undefined) return theme === 'dark'
  return window.matchMedia('(prefers-color-scheme: dark)').matches
}

function loadGoogleScript() {
  return new Promise<void>((resolve, reject) => {
    if (window.google?.accounts !== undefined) {
      resolve()
      return
    }
    const script = document.createElement('script')
    script.src = SCRIPT_URL
    script.async = true
    // Scripts may read the nonce as a property, though not as an attribute.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('Google sign-in did not load')))
    document.head.append(script)
  })
}
