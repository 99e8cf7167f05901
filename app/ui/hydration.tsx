import {
  createContext,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'

/** Whether the part around it is taken over: what mounts in there after that has nothing to agree with. */
const TakenOverContext = createContext({ current: false })

/** A part of the server's page that is taken over for itself, so that whoever touches the page meanwhile is heard in between. */
export function HydrationPart({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Part>{children}</Part>
    </Suspense>
  )
}

function Part({ children }: { children: ReactNode }) {
  const isTakenOver = useRef(false)
  useEffect(() => {
    isTakenOver.current = true
  }, [])
  return <TakenOverContext value={isTakenOver}>{children}</TakenOverContext>
}

/**
 * False on the server and for the first client render, so that both draw the same page. The render that follows yields to
 * whoever touches the page meanwhile; an external store would force it on them in one piece.
 */
export function useHydrated() {
  const isTakenOver = useContext(TakenOverContext)
  const [isHydrated, setIsHydrated] = useState(() => isTakenOver.current)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return isHydrated
}
