import { Toast as RadixToast } from 'radix-ui'
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type Toast = {
  message: string
  durationMs: number
  /** An error interrupts a screen reader; a status waits for its turn. */
  tone: 'error' | 'status'
}

const ToastContext = createContext<(toast: Toast) => void>(() => {})

export function useToast() {
  return useContext(ToastContext)
}

/** A snackbar: one message at a time, the newest replaces the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ key: number; toast: Toast }>()
  const showToast = useCallback(
    (toast: Toast) => setShown((previous) => ({ key: (previous?.key ?? 0) + 1, toast })),
    [],
  )
  // Radix writes style attributes, which the content security policy forbids in server-rendered HTML.
  const isHydrated = useHydrated()

  return (
    <ToastContext value={showToast}>
      {children}
      {isHydrated && (
        // Radix stops the clock while the focus is inside and forgets to start it again when a message is closed by
        // hand, so each message has a clock of its own.
        <RadixToast.Provider key={shown?.key} swipeDirection="down" label="Message">
          {shown && <Snackbar {...shown.toast} />}
          <RadixToast.Viewport className="fixed bottom-4 left-1/2 z-50 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 outline-none md:bottom-6" />
        </RadixToast.Provider>
      )}
    </ToastContext>
  )
}

function Snackbar({ message, durationMs, tone }: Toast) {
  return (
    <RadixToast.Root
      duration={durationMs}
      type={tone === 'error' ? 'foreground' : 'background'}
      className="flex items-center gap-6 rounded-control bg-ink py-1 pr-2 pl-4 text-15 text-wall shadow-lift-2 transition-opacity data-[state=closed]:opacity-0"
    >
      <RadixToast.Description className="py-2.5">{message}</RadixToast.Description>
      <RadixToast.Close className="min-h-11 rounded-control px-2 font-semibold underline decoration-1 underline-offset-4 focus-visible:outline-wall focus-visible:-outline-offset-4">
        Close
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
