/** Of the button that asks about them again, where the focus goes back to. */
export const CONSENT_BUTTON_ID = 'privacy-choices'

const loaded = new Set<string>()

/** Fetches each script once for as long as the page stays open. */
export function loadScripts(urls: readonly string[]) {
  for (const url of urls) {
    if (loaded.has(url)) continue
    loaded.add(url)
    const script = document.createElement('script')
    script.src = url
    script.async = true
    document.head.append(script)
  }
}

/** A script that has run cannot be taken back; only a new page is without it. */
export const hasLoadedScripts = () => loaded.size > 0
