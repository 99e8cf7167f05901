import { useEffect, type RefObject } from 'react'
import { watchNearEnd } from '#app/features/gallery/near-end.ts'

/** Calls while the end of an element comes near. */
export function useNearEnd(
  element: RefObject<HTMLElement | null>,
  { isActive, onNear }: { isActive: boolean; onNear: () => void },
) {
  useEffect(() => {
    if (!isActive) return undefined
    return watchNearEnd(() => element.current?.getBoundingClientRect().bottom, onNear)
  }, [element, isActive, onNear])
}
