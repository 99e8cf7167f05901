/** The part of Google Identity Services that we call: https://developers.google.com/identity/gsi/web/reference/js-reference */
interface GoogleIdentity {
  initialize(options: {
    client_id: string
    nonce: string
    callback: (response: { credential: string }) => void
    auto_select: boolean
  }): void
  renderButton(
    parent: HTMLElement,
    options: {
      type: 'standard'
      theme: 'outline' | 'filled_black'
      size: 'large'
      text: 'continue_with'
      width?: number
    },
  ): void
  disableAutoSelect(): void
}

interface Window {
  google?: { accounts?: { id: GoogleIdentity } }
}
