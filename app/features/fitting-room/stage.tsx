import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { CardMarks } from '#app/features/fitting-room/card-marks.tsx'
import { DesignHandles } from '#app/features/fitting-room/design-handles.tsx'
import { pressKey } from '#app/features/fitting-room/key-moves.ts'
import { PLACE_WORDS } from '#app/features/fitting-room/our-bodies.ts'
import { paint, type OpenPhoto } from '#app/features/fitting-room/picture-pixels.ts'
import { isOnInk } from '#app/features/fitting-room/placement.ts'
import { StageNotice } from '#app/features/fitting-room/stage-notice.tsx'
import type { FittingRoomState } from '#app/features/fitting-room/use-fitting-room.ts'
import { useFrameScale } from '#app/features/fitting-room/use-frame-scale.ts'
import type { RealSize } from '#app/features/fitting-room/use-real-size.ts'
import type { Zoom } from '#app/features/fitting-room/stage-zoom.ts'
import { useStageGestures } from '#app/features/fitting-room/use-stage-gestures.ts'
import { classNames } from '#app/ui/class-names.ts'

export type StageView = {
  /** How much of the photo is left bare, from its left edge, 0 to 1. */
  bare: number
  hasGuides: boolean
  zoom: Zoom
}

type StageProps = {
  room: FittingRoomState
  view: StageView
  onView: (view: StageView) => void
  realSize: RealSize
  title: string
  onChoosePhoto: () => void
}

/** A dark table in both themes, so that skin reads true. */
export function Stage(props: StageProps) {
  const { photo } = props.room
  return (
    <div className="relative min-h-0 flex-1 overflow-hidden p-3 md:p-6">
      <div className="relative grid size-full place-items-center [container-type:size]">
        {photo !== undefined && <Frame {...props} photo={photo} />}
        <StageNotice {...props} />
      </div>
    </div>
  )
}

function Frame(props: StageProps & { photo: OpenPhoto }) {
  const { room, view, onView, realSize, title, photo } = props
  const { width, height } = photo.preview
  const { scene, placement, limb, art, attachCanvas } = room
  const frame = useRef<HTMLDivElement>(null)
  const isEdited =
    scene.status === 'ready' &&
    placement !== undefined &&
    limb !== undefined &&
    art !== undefined &&
    room.isPainted
  return (
    <div
      ref={frame}
      style={{
        width: `min(100cqw, ${(100 * width) / height}cqh)`,
        aspectRatio: width / height,
        transformOrigin: '0 0',
        transform: `translate(${100 * view.zoom.x}%, ${100 * view.zoom.y}%) scale(${view.zoom.scale})`,
      }}
      className="relative"
    >
      <BareCanvas photo={photo} />
      <canvas
        ref={attachCanvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn anew at every move
        role="img"
        aria-label={`${title}, on ${seenOn(room.source)}`}
        style={{ clipPath: `inset(0 0 0 ${view.bare * 100}%)` }}
        className={classNames(
          'absolute inset-0 size-full rounded-sheet transition-opacity duration-200',
          !isEdited && 'opacity-0',
        )}
      />
      {isEdited && view.bare > 0 && (
        <span
          aria-hidden
          style={{ left: `${view.bare * 100}%` }}
          className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-[#fff] shadow-[0_0_0_1px_rgb(18_16_14/0.4)]"
        />
      )}
      {isEdited && realSize.card === undefined && (
        <EditLayer room={room} frame={frame} view={view} onView={onView} title={title} />
      )}
      {isEdited && realSize.card !== undefined && (
        <CardMarks
          frame={frame}
          photo={photo.preview}
          ends={realSize.card}
          onChange={realSize.setCard}
        />
      )}
    </div>
  )
}

const seenOn = (source: FittingRoomState['source']) =>
  source.kind === 'own' ? 'your photo' : `our body: ${PLACE_WORDS[source.view.place].toLowerCase()}`

function BareCanvas({ photo }: { photo: OpenPhoto }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current !== null) paint(canvas.current, photo.preview)
  }, [photo])
  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full rounded-sheet" />
}

type EditLayerProps = {
  room: FittingRoomState
  frame: RefObject<HTMLDivElement | null>
  view: StageView
  onView: (view: StageView) => void
  title: string
}

/** Where hands and keys move the design. */
function EditLayer({ room, frame, view, onView, title }: EditLayerProps) {
  const photo = room.photo!.preview
  const placement = room.placement!
  const limb = room.limb!
  const { shape, bounds } = room.art!
  const unit = useFrameScale(frame, photo.width) / view.zoom.scale
  const hintId = useId()
  const gestures = useStageGestures({
    frame,
    photo,
    placement,
    isOnDesign: (point) => isOnInk(placement, photo, shape, bounds, point),
    zoom: view.zoom,
    onAdjust: room.adjust,
    onZoom: (zoom) => onView({ ...view, zoom }),
    onLetGo: room.letGo,
    onTap: (point) => void room.tapAt(point),
  })
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      room.undo()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = pressKey(placement, photo, limb, event)
    if (next === undefined) return
    event.preventDefault()
    room.adjust(next, `key ${event.key}`)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes them */}
      <div
        {...gestures}
        // Arrow keys belong to the design here, as they do in a drawing program.
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys
        tabIndex={0}
        aria-label={`Move ${title}`}
        aria-describedby={hintId}
        onKeyDown={press}
        onBlur={room.letGo}
        className="absolute inset-0 cursor-move touch-none overflow-hidden rounded-sheet outline-offset-3 select-none focus-visible:outline-[#efe7d8]"
      >
        <DesignHandles
          photo={photo}
          art={shape}
          bounds={bounds}
          placement={placement}
          limb={limb}
          unit={unit}
          // By hand there is no limb to show.
          hasGuides={view.hasGuides && !room.isByHand}
        />
      </div>
      <p id={hintId} className="sr-only">
        Arrow keys move the design, plus and minus change its size, square brackets turn it, comma
        and full stop bend it, Page Up and Page Down move it along the limb.
      </p>
    </>
  )
}
