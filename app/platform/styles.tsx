import { useContext } from 'react'
import linked from '#app/app.css?url'
import styles from '#app/app.css?inline'
import { NonceContext } from '#app/platform/nonce.ts'
import { splitStyles } from '#app/platform/style-pieces.ts'

/** The build leaves the text out of the browser's files: there it is read off the page, should React ever draw the page anew. */
const pieces = import.meta.env.SSR
  ? splitStyles(styles)
  : Array.from(document.querySelectorAll('style[data-styles]'), ({ textContent }) => textContent)

/** The styles come with the page, so that it can be drawn without waiting for another file. In development they are a file that can change. */
export function Styles() {
  const nonce = useContext(NonceContext)
  if (import.meta.env.DEV) return <link rel="stylesheet" href={linked} />
  return pieces.map((text, index) => (
    <style
      key={index}
      data-styles
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  ))
}
