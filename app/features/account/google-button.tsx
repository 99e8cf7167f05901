import { useEffect, useRef } from 'react'
import { clampGoogleButtonWidth } from '#app/features/account/google-sign-in.ts'
import { useGoogleLogin } from '#app/features/account/use-google-login.ts'
import { socialLogin } from '#app/platform/social-login.ts'

const SCRIPT_URL = 'https://accounts.google.com/gsi/client'

/** Google draws its own button; only its width and colour are ours to choose. */
export function GoogleButton({ clientId }: { clientId: string }) {
  const { signInWith, showAuthStateError } = useGoogleLogin()
  const slot = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isCurrent = true
    const render = () => {
      if (!isCurrent || slot.current === null) return
      const identity = socialLogin.getIdentity('google')
      identity.initialize({
        client_id: clientId,
        callback: ({ credential }) => void signInWith(credential),
        auto_select: false,
      })
      const width = clampGoogleButtonWidth(slot.current.clientWidth)
      identity.renderButton(slot.current, {
        type: 'standard',
        theme: isDark() ? 'filled_black' : 'outline',
        size: 'large',
        text: 'continue_with',
        ...(width === 0 ? {} : { width }),
      })
    }
    loadGoogleScript()
      .then(render)
      .catch(() => {
        if (isCurrent) showAuthStateError()
      })
    return () => {
      isCurrent = false
    }
  }, [clientId, signInWith, showAuthStateError])

  // Google's large button is 40 px high. Its iframe draws a white edge unless the schemes agree.
  return <div ref={slot} className="grid min-h-11 place-items-center scheme-light" />
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
