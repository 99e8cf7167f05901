import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { follow, type Gesture, type Grip } from '#app/features/fitting-room/gesture.ts'
import { scaleBy, turnBy, type Point, type Shape } from '#app/features/fitting-room/placement.ts'
import type { InkPlacement } from '#shared/body.ts'

/** A finger that moved less has tapped. */
const TAP_PX = 8
const WHEEL_SCALE = 0.0015
const WHEEL_TURN_DEGREES = 0.06

type StageGestures = {
  frame: RefObject<HTMLElement | null>
  photo: Shape
  placement: InkPlacement
  isOnDesign: (point: Point) => boolean
  onAdjust: (placement: InkPlacement, kind: string) => void
  onLetGo: () => void
  /** In parts of the photo. */
  onTap: (point: Point) => void
}

/** Fingers, pen and mouse on the photo. */
export function useStageGestures(stage: StageGestures) {
  const pointers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture>(undefined)
  const tap = useRef<Point>(undefined)
  const { frame, photo, placement, onAdjust, onLetGo, onTap, isOnDesign } = stage

  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect()
    if (box === undefined) return { x: 0, y: 0 }
    return {
      x: ((clientX - box.left) * photo.width) / box.width,
      y: ((clientY - box.top) * photo.height) / box.height,
    }
  }
  const take = (grip: Grip) => {
    gesture.current = { grip, from: placement, start: [...pointers.current.values()] }
  }

  useWheel(frame, (event) => {
    if (event.shiftKey)
      onAdjust(turnBy(placement, (event.deltaY + event.deltaX) * WHEEL_TURN_DEGREES), 'wheel turn')
    else onAdjust(scaleBy(placement, Math.exp(-event.deltaY * WHEEL_SCALE)), 'wheel size')
  })

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const point = pointAt(event)
      pointers.current.set(event.pointerId, point)
      onLetGo()
      if (pointers.current.size > 1) {
        tap.current = undefined
        take('pinch')
        return
      }
      const grip = gripOf(event.target) ?? (isOnDesign(point) ? 'move' : undefined)
      tap.current = grip === undefined ? point : undefined
      if (grip !== undefined) take(grip)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!pointers.current.has(event.pointerId)) return
      const point = pointAt(event)
      pointers.current.set(event.pointerId, point)
      const from = tap.current
      if (from !== undefined && Math.hypot(point.x - from.x, point.y - from.y) > TAP_PX)
        tap.current = undefined
      if (gesture.current === undefined) return
      const next = follow(gesture.current, photo, [...pointers.current.values()])
      onAdjust(next, gesture.current.grip)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      pointers.current.delete(event.pointerId)
      const tapped = tap.current
      tap.current = undefined
      gesture.current = undefined
      // The finger that stays goes on moving what both held.
      if (pointers.current.size === 1) take('move')
      else onLetGo()
      if (tapped !== undefined) onTap({ x: tapped.x / photo.width, y: tapped.y / photo.height })
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      pointers.current.delete(event.pointerId)
      gesture.current = undefined
      tap.current = undefined
      onLetGo()
    },
  }
}

function gripOf(target: EventTarget): Grip | undefined {
  const grip = target instanceof Element ? target.getAttribute('data-grip') : null
  return grip === 'scale' || grip === 'turn' ? grip : undefined
}

/** Not through React, whose listeners cannot keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void) {
  const latest = useRef(onWheel)
  useEffect(() => {
    latest.current = onWheel
  })
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(event)
    }
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [frame])
}
