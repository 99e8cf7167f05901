import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

/** Stands where something should that could not be fetched. */
export function RetryNote({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-4">
      {children}
      <Button variant="line" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
