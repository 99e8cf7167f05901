import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { follow, type Gesture, type Grip } from '#app/features/fitting-room/gesture.ts'
import { scaleBy, turnBy, type Point, type Shape } from '#app/features/fitting-room/placement.ts'
import { panBy, pinchZoom, zoomAt, type Zoom } from '#app/features/fitting-room/stage-zoom.ts'
import type { InkPlacement } from '#shared/body.ts'

/** A finger that moved less has tapped. */
const TAP_PX = 8
const WHEEL_SCALE = 0.0015
const WHEEL_TURN_DEGREES = 0.06
const WHEEL_ZOOM = 0.0025

type StageGestures = {
  frame: RefObject<HTMLElement | null>
  photo: Shape
  placement: InkPlacement
  zoom: Zoom
  isOnDesign: (point: Point) => boolean
  onAdjust: (placement: InkPlacement, kind: string) => void
  onZoom: (zoom: Zoom) => void
  onLetGo: () => void
  /** In parts of the photo. */
  onTap: (point: Point) => void
}

type Client = { clientX: number; clientY: number }

/** What fingers beside the design hold: the picture itself. */
type Holding = { from: Zoom; start: readonly Point[] }

/** Fingers, pen and mouse on the photo: on the design they move it, beside it the picture. */
export function useStageGestures(stage: StageGestures) {
  /** In the window: the photo moves beneath them. */
  const pointers = useRef(new Map<number, Client>())
  const gesture = useRef<Gesture>(undefined)
  const holding = useRef<Holding>(undefined)
  const tap = useRef<Point>(undefined)
  const { frame, photo, placement, zoom, onAdjust, onZoom, onLetGo, onTap, isOnDesign } = stage

  const pointAt = ({ clientX, clientY }: Client): Point => {
    const box = frame.current?.getBoundingClientRect()
    if (box === undefined) return { x: 0, y: 0 }
    return {
      x: ((clientX - box.left) * photo.width) / box.width,
      y: ((clientY - box.top) * photo.height) / box.height,
    }
  }
  /** Of a point of the photo, in parts of the frame. */
  const onFrame = ({ x, y }: Point): Point => ({
    x: zoom.x + (x / photo.width) * zoom.scale,
    y: zoom.y + (y / photo.height) * zoom.scale,
  })
  const touched = () => [...pointers.current.values()].map(pointAt)
  const hold = () => {
    gesture.current = undefined
    holding.current = { from: zoom, start: touched().map(onFrame) }
  }
  const take = (grip: Grip) => {
    gesture.current = { grip, from: placement, start: touched() }
  }

  useWheel(frame, (event) => {
    const point = pointAt(event)
    // Two fingers on a trackpad come as a wheel with Ctrl.
    if (event.ctrlKey || event.metaKey || !isOnDesign(point)) {
      const next = zoomAt(zoom, Math.exp(-event.deltaY * WHEEL_ZOOM), onFrame(point))
      if (next.scale === zoom.scale) return false
      onZoom(next)
    } else if (event.shiftKey)
      onAdjust(turnBy(placement, (event.deltaY + event.deltaX) * WHEEL_TURN_DEGREES), 'wheel turn')
    else onAdjust(scaleBy(placement, Math.exp(-event.deltaY * WHEEL_SCALE)), 'wheel size')
    return true
  })

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const point = pointAt(event)
      pointers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY })
      onLetGo()
      const grip = gripOf(event.target) ?? (isOnDesign(point) ? 'move' : undefined)
      if (pointers.current.size > 1) {
        tap.current = undefined
        // One of two fingers on the design means the design.
        if (gesture.current === undefined && grip === undefined) hold()
        else take('pinch')
        return
      }
      tap.current = grip === undefined ? point : undefined
      if (grip !== undefined) take(grip)
      else hold()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!pointers.current.has(event.pointerId)) return
      const point = pointAt(event)
      pointers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY })
      const from = tap.current
      if (from !== undefined && Math.hypot(point.x - from.x, point.y - from.y) > TAP_PX)
        tap.current = undefined
      if (gesture.current === undefined) {
        const held = holding.current
        if (held === undefined || tap.current !== undefined) return
        onZoom(heldTo(held, touched().map(onFrame)))
        return
      }
      const next = follow(gesture.current, photo, touched())
      onAdjust(next, gesture.current.grip)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      pointers.current.delete(event.pointerId)
      const tapped = tap.current
      tap.current = undefined
      // The finger that stays goes on moving what both held.
      if (pointers.current.size === 1 && gesture.current === undefined) hold()
      else if (pointers.current.size === 1) take('move')
      else {
        gesture.current = undefined
        holding.current = undefined
        onLetGo()
      }
      if (tapped !== undefined) onTap({ x: tapped.x / photo.width, y: tapped.y / photo.height })
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      pointers.current.delete(event.pointerId)
      gesture.current = undefined
      holding.current = undefined
      tap.current = undefined
      onLetGo()
    },
  }
}

/** One finger draws the picture along, two bring it closer, too. */
function heldTo({ from, start }: Holding, points: readonly Point[]): Zoom {
  if (points.length > 1) return pinchZoom(from, start, points)
  const [a, b] = [start[0]!, points[0]!]
  return panBy(from, { x: b.x - a.x, y: b.y - a.y })
}

function gripOf(target: EventTarget): Grip | undefined {
  const grip = target instanceof Element ? target.getAttribute('data-grip') : null
  return grip === 'scale' || grip === 'turn' ? grip : undefined
}

/** Not through React, whose listeners cannot keep the page from scrolling. What is not taken scrolls it. */
function useWheel(frame: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => boolean) {
  const latest = useRef(onWheel)
  useEffect(() => {
    latest.current = onWheel
  })
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent) => {
      if (latest.current(event)) event.preventDefault()
    }
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [frame])
}
