import { Share2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'

type ShareButtonProps = { title: string; className?: string }

/** Hands the address of this page to the system's own sharing, or to the clipboard where there is none. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const showToast = useToast()
  const share = async () => {
    const url = window.location.origin + window.location.pathname
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      showToast({ message: 'Link copied', durationMs: SNACKBAR_MS, tone: 'status' })
    } catch (error) {
      // Whoever changes their mind has not met an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ message: `Copy this link: ${url}`, durationMs: SNACKBAR_MS * 3, tone: 'error' })
    }
  }
  return (
    <Button variant="line" onClick={() => void share()} className={className}>
      <Share2 aria-hidden className="size-4" />
      Share
    </Button>
  )
}
