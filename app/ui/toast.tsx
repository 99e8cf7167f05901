import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useHydrated } from '#app/ui/hydration.tsx'

type Toast = {
  message: string
  durationMs: number
  /** An error interrupts a screen reader; a status waits for its turn. */
  tone: 'error' | 'status'
}

type Write = (message: string) => ReactNode
type ShownToast = Toast & { key: number }

const ToastContext = createContext<(toast: Toast) => void>(() => {})
const HOTKEY = 'F8'
/** A finger that moved down by so much wants the message gone. */
const SWIPE_PX = 40

export function useToast() {
  return useContext(ToastContext)
}

/**
 * A snackbar: one message at a time, the newest replaces the one before. Every page carries it, also to say that the connection
 * is gone, so it is written by hand and small.
 */
export function ToastProvider({
  write = (message) => message,
  children,
}: {
  /** How a message is put on the page; the pages that it names may be links there. */
  write?: Write
  children: ReactNode
}) {
  const [shown, setShown] = useState<ShownToast>()
  const lastKey = useRef(0)
  const showToast = useCallback((toast: Toast) => {
    lastKey.current += 1
    setShown({ ...toast, key: lastKey.current })
  }, [])
  const close = useCallback(() => setShown(undefined), [])
  // A page without scripts has no messages, and so no place for them.
  const isHydrated = useHydrated()
  return (
    <ToastContext value={showToast}>
      {children}
      {isHydrated && <Snackbars shown={shown} close={close} write={write} />}
    </ToastContext>
  )
}

type SnackbarsProps = { shown: ShownToast | undefined; close: () => void; write: Write }

/** Two lists that are always there, because a screen reader only hears of what is added to a place it knows. */
function Snackbars({ shown, close, write }: SnackbarsProps) {
  const { region, closeByHand } = useKeyboard(close)
  const messageOf = (tone: Toast['tone']) =>
    shown?.tone === tone && (
      <Snackbar
        key={shown.key}
        durationMs={shown.durationMs}
        onTimeUp={close}
        onClose={closeByHand}
      >
        {write(shown.message)}
      </Snackbar>
    )
  return (
    <section
      ref={region}
      aria-label={`Notifications (${HOTKEY})`}
      tabIndex={-1}
      className="fixed bottom-(--toast-bottom,1rem) left-1/2 z-50 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 outline-none md:bottom-6"
    >
      <ol aria-live="polite">{messageOf('status')}</ol>
      <ol aria-live="assertive">{messageOf('error')}</ol>
    </section>
  )
}

/** A key leads to the message, another closes it, and the focus goes back to where it was. */
function useKeyboard(close: () => void) {
  const region = useRef<HTMLElement>(null)
  const focusedBefore = useRef<Element>(null)
  const isInside = () => region.current?.contains(document.activeElement) === true
  const closeByHand = () => {
    const hadFocus = isInside()
    close()
    if (hadFocus && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
    focusedBefore.current = null
  }
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isInside()) closeByHand()
    if (key !== HOTKEY || isInside()) return
    focusedBefore.current = document.activeElement
    region.current?.focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { region, closeByHand }
}

type SnackbarProps = {
  durationMs: number
  onTimeUp: () => void
  onClose: () => void
  children: ReactNode
}

function Snackbar({ durationMs, onTimeUp, onClose, children }: SnackbarProps) {
  const item = useRef<HTMLLIElement>(null)
  const isHeld = useIsHeld(item, onClose)
  const leftMs = useRef(durationMs)
  useEffect(() => {
    if (isHeld) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(onTimeUp, leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isHeld, onTimeUp])
  return (
    <li
      ref={item}
      className="flex touch-none items-center gap-6 rounded-control bg-ink py-1 pr-2 pl-4 text-15 text-wall shadow-lift-2"
    >
      <span className="py-2.5">{children}</span>
      <button
        type="button"
        onClick={onClose}
        className="min-h-11 rounded-control px-2 font-semibold underline decoration-1 underline-offset-4 focus-visible:outline-wall focus-visible:-outline-offset-4"
      >
        Close
      </button>
    </li>
  )
}

/** Whether somebody points at it or has the focus in it: its clock stands still then. A swipe down takes it away. */
function useIsHeld(item: RefObject<HTMLElement | null>, onSwipe: () => void): boolean {
  const swipe = useEffectEvent(onSwipe)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  useEffect(() => {
    const element = item.current
    if (element === null) return undefined
    const listening = new AbortController()
    const options = { signal: listening.signal }
    let swipeFromPx: number | undefined
    element.addEventListener('pointerenter', () => setIsPointedAt(true), options)
    element.addEventListener('pointerleave', () => setIsPointedAt(false), options)
    element.addEventListener('focusin', () => setIsFocused(true), options)
    element.addEventListener('focusout', () => setIsFocused(false), options)
    const press = ({ clientY }: PointerEvent) => (swipeFromPx = clientY)
    const release = ({ clientY }: PointerEvent) => {
      if (clientY - (swipeFromPx ?? clientY) > SWIPE_PX) swipe()
    }
    element.addEventListener('pointerdown', press, options)
    element.addEventListener('pointerup', release, options)
    return () => listening.abort()
  }, [item])
  return isPointedAt || isFocused
}
