import { beforeEach, expect, test, vi } from 'vitest'
import { watchNearEnd } from '#app/features/gallery/near-end.ts'
import { proves } from '#tests/proves.ts'

const WINDOW_PX = 800

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { innerHeight: WINDOW_PX }))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** A wall whose end is so far below the top of the window. */
function openWall(endPx: number) {
  const onNear = vi.fn<() => void>()
  const wall = { endPx }
  const stop = watchNearEnd(() => wall.endPx, onNear)
  const scroll = () => void window.dispatchEvent(new Event('scroll'))
  return { wall, onNear, stop, scroll }
}

test('§9 infinite scroll trigger distance 2: the end is less than two windows below this one', () => {
  const { wall, onNear, scroll } = openWall(WINDOW_PX * 3)
  vi.advanceTimersByTime(1_000)
  expect(onNear).not.toHaveBeenCalled()
  wall.endPx = WINDOW_PX * 3 - 1
  scroll()
  vi.advanceTimersByTime(1_000)
  expect(onNear).toHaveBeenCalledOnce()
  proves('§4.gallery.next', '§9.gallery.scroll')
})

test('§9 infinite scroll throttle 150 ms, however often somebody scrolls', () => {
  const { onNear, scroll } = openWall(WINDOW_PX)
  for (let passedMs = 0; passedMs < 1_500; passedMs += 10) {
    scroll()
    vi.advanceTimersByTime(10)
  }
  expect(onNear).toHaveBeenCalledTimes(10)
  proves('§9.gallery.scroll')
})

test('nothing is asked for once the wall is gone', () => {
  const { onNear, scroll, stop } = openWall(WINDOW_PX)
  stop()
  scroll()
  vi.advanceTimersByTime(1_000)
  expect(onNear).not.toHaveBeenCalled()
})
