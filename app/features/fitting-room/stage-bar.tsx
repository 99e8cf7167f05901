import { LocateFixed, RotateCcw, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { zoomAt, ZOOM_STEP } from '#app/features/fitting-room/stage-zoom.ts'
import type { StageView } from '#app/features/fitting-room/stage.tsx'
import type { FittingRoomState } from '#app/features/fitting-room/use-fitting-room.ts'
import { Range } from '#app/ui/slider.tsx'

type StageBarProps = {
  room: FittingRoomState
  view: StageView
  onView: (view: StageView) => void
}

/** Under the picture: what compares and what takes back. */
export function StageBar({ room, view, onView }: StageBarProps) {
  const isReady = room.scene.status === 'ready' && room.placement !== undefined
  /** Towards the design, which is what one wants to see. */
  const zoomBy = (factor: number) => {
    const { zoom } = view
    const { x, y } = room.placement ?? { x: 0.5, y: 0.5 }
    const at = { x: zoom.x + x * zoom.scale, y: zoom.y + y * zoom.scale }
    onView({ ...view, zoom: zoomAt(zoom, factor, at) })
  }
  const percent = Math.round(view.bare * 100)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-night-hair px-4 py-2 text-14 md:px-6 md:py-3 [&_:focus-visible]:outline-on-night">
      <div className="flex gap-1.5">
        <BarButton label="Undo" isDisabled={!isReady || !room.canUndo} onClick={room.undo}>
          <Undo2 aria-hidden className="size-4" />
        </BarButton>
        <BarButton label="Start over" isDisabled={!isReady} onClick={room.startOver}>
          <RotateCcw aria-hidden className="size-4" />
        </BarButton>
        <BarButton
          label="Follow the skin here"
          isDisabled={!isReady}
          onClick={() => room.placement && void room.tapAt(room.placement)}
        >
          <LocateFixed aria-hidden className="size-4" />
        </BarButton>
        <BarButton label="Zoom in" isDisabled={!isReady} onClick={() => zoomBy(ZOOM_STEP)}>
          <ZoomIn aria-hidden className="size-4" />
        </BarButton>
        <BarButton
          label="Zoom out"
          isDisabled={!isReady || view.zoom.scale === 1}
          onClick={() => zoomBy(1 / ZOOM_STEP)}
        >
          <ZoomOut aria-hidden className="size-4" />
        </BarButton>
      </div>
      <label className="flex min-w-56 flex-1 items-center gap-3 [--slider-ink:#efe7d8] [--slider-rail:#857b6c] [--slider-thumb:#12100e]">
        <span className="whitespace-nowrap">Bare skin</span>
        {isReady && (
          <Range
            aria-label="Before and after: how much stays bare skin"
            min={0}
            max={1}
            step={0.01}
            value={view.bare}
            text={percent === 0 ? 'All inked' : `${percent} % bare`}
            onChange={(bare) => onView({ ...view, bare })}
          />
        )}
      </label>
    </div>
  )
}

type BarButtonProps = {
  label: string
  isDisabled: boolean
  onClick: () => void
  children: ReactNode
}

function BarButton({ label, isDisabled, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      className="grid size-9 place-items-center rounded-control border border-night-edge text-on-night hover:border-on-night disabled:border-night-hair disabled:text-on-night-faded pointer-coarse:size-11"
    >
      {children}
    </button>
  )
}
