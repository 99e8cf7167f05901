/** §9.gallery.scroll gives its distance no unit; it is read as windows. */
const TRIGGER_DISTANCE_WINDOWS = 2
const THROTTLE_MS = 150

/**
 * Calls while the end of something is less than two windows below the edge of this one, at most every 150 ms. Returns how to
 * stop.
 */
export function watchNearEnd(readEndPx: () => number | undefined, onNear: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function check() {
    timer = undefined
    const end = readEndPx()
    if (end !== undefined && end < window.innerHeight * (1 + TRIGGER_DISTANCE_WINDOWS)) onNear()
  }
  function schedule() {
    timer ??= setTimeout(check, THROTTLE_MS)
  }
  schedule()
  window.addEventListener('scroll', schedule, { passive: true })
  window.addEventListener('resize', schedule)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', schedule)
    window.removeEventListener('resize', schedule)
  }
}
