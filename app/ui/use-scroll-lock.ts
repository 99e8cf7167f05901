import { useEffect } from 'react'

/** Keeps the page behind a dialog still, and as wide as it was when its scrollbar goes. */
export function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return undefined
    const { style, clientWidth } = document.documentElement
    const scrollbarWidthPx = window.innerWidth - clientWidth
    style.overflow = 'hidden'
    style.paddingRight = `${scrollbarWidthPx}px`
    return () => {
      style.overflow = ''
      style.paddingRight = ''
    }
  }, [isLocked])
}
