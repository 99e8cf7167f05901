import { useEffect, type RefObject } from 'react'

/** Spec §9. */
const TRIGGER_DISTANCE_WINDOWS = 2
const THROTTLE_MS = 150

/** Calls while the end of an element is less than two windows below the edge of this one, at most every 150 ms. */
export function useNearEnd(
  element: RefObject<HTMLElement | null>,
  { isActive, onNear }: { isActive: boolean; onNear: () => void },
) {
  useEffect(() => {
    if (!isActive) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    function check() {
      timer = undefined
      const end = element.current?.getBoundingClientRect().bottom
      if (end !== undefined && end < window.innerHeight * (1 + TRIGGER_DISTANCE_WINDOWS)) onNear()
    }
    function schedule() {
      if (timer === undefined) timer = setTimeout(check, THROTTLE_MS)
    }
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [element, isActive, onNear])
}
