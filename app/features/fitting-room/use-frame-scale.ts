import { useEffect, useState, type RefObject } from 'react'

/** How many pixels of the photo one pixel of the screen is: handles keep their size, whatever the photo's. */
export function useFrameScale(frame: RefObject<HTMLElement | null>, photoWidth: number): number {
  const [shownWidth, setShownWidth] = useState(photoWidth)
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setShownWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return shownWidth > 0 ? photoWidth / shownWidth : 1
}
