import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { stageIndex, stageName, STAGE_COUNT } from '#app/features/designer/stages.ts'
import type { DesignRequest } from '#app/features/designer/design-requests.ts'
import { LinkedMessage } from '#app/platform/http/linked-message.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { PencilDrawing } from '#app/ui/pencil-drawing.tsx'
import { quoted } from '#app/ui/quoted.ts'
import { GENERATION_STAGES } from '#shared/tattoos.ts'

type DrawingSheetProps = {
  request: DesignRequest
  /** A card on the wall, or the one sheet of the designer. */
  size: 'card' | 'large'
  /** Which of several this sheet stands for; only the first speaks and is cancelled. */
  index?: number
  onCancel: () => void
  onRetry: () => void
  onDismiss: () => void
}

/** The paper while something is drawn on it: the words, then the lines of the design in the place where its picture will be. */
export function DrawingSheet(props: DrawingSheetProps) {
  const { request, size, index = 0 } = props
  const { failure, stage } = request
  const isLarge = size === 'large'
  return (
    <div
      role={index > 0 ? undefined : failure === undefined ? 'status' : 'alert'}
      className={classNames(
        'sheet-paper shadow-lift',
        isLarge
          ? 'relative min-h-105 flex-1 max-md:-mx-gutter max-md:aspect-[1/1.12] max-md:border-x-0 lg:min-h-0'
          : 'absolute inset-0',
      )}
    >
      <div
        className={classNames(
          'absolute grid place-items-center',
          isLarge ? 'inset-x-5 top-15 bottom-15 md:inset-x-6.5' : 'inset-x-[8%] top-[7%] bottom-16',
        )}
      >
        <SheetContent request={request} index={index} isLarge={isLarge} />
      </div>
      {!isLarge && <CardLines request={request} index={index} />}
      <div className="absolute inset-x-3 bottom-0 flex min-h-11 flex-wrap items-center gap-x-3 border-t border-sheet-hair text-13 font-semibold">
        {failure === undefined && <PencilLine stage={stage} />}
        <span className="flex-1">{failure === undefined ? stageName(stage) : 'Not drawn'}</span>
        {failure === undefined ? <OpenActions {...props} /> : <FailedActions {...props} />}
      </div>
    </div>
  )
}

type SheetContentProps = { request: DesignRequest; index: number; isLarge: boolean }

function SheetContent({ request, index, isLarge }: SheetContentProps) {
  const { failure, prompt, stage } = request
  const sketch = failure === undefined ? request.sketches[index] : undefined
  return (
    <>
      {failure === undefined && sketch === undefined && <PencilGuides stage={stage} />}
      {sketch !== undefined && isLarge && <PencilDrawing sketch={sketch} />}
      <p
        className={classNames(
          'relative max-w-[34ch] text-center font-display leading-[1.25] font-medium tracking-[-0.015em] text-balance text-on-sheet-faded transition-opacity duration-500',
          isLarge ? 'text-22 md:text-28' : 'line-clamp-6 text-17',
          sketch !== undefined && 'opacity-0',
        )}
      >
        {failure === undefined ? quoted(prompt) : <LinkedMessage text={failure.message} />}
      </p>
    </>
  )
}

/** Where a card on the wall has its picture: the one that takes this sheet's place has it there. */
function CardLines({ request, index }: Pick<SheetContentProps, 'request' | 'index'>) {
  const sketch = request.failure === undefined ? request.sketches[index] : undefined
  if (sketch === undefined) return null
  const { width, height } = sketch
  return (
    <div
      className="absolute inset-x-[8%] top-0 mt-[9%]"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <PencilDrawing sketch={sketch} />
    </div>
  )
}

/** Asking for the same again would be refused again: the words or the plan have to change. */
const FINAL_CODES = new Set(['moderation_refused', 'invalid_request', 'upgrade_required'])

const ACTION =
  'relative inline-flex min-h-8 items-center px-1 font-semibold text-link pointer-coarse:min-h-11 focus-visible:outline-on-sheet'

function OpenActions({ request, index = 0, onCancel }: DrawingSheetProps) {
  const step = stageIndex(request.stage)
  const seconds = useSeconds()
  return (
    <>
      <span className="text-on-sheet-faded tabular-nums">
        {step >= 0 && `${step + 1} of ${STAGE_COUNT}`}
        {/* Not for a screen reader, which would be told of every second. */}
        {seconds > 0 && <span aria-hidden>{`${step >= 0 ? ' · ' : ''}${seconds} s`}</span>}
      </span>
      {index === 0 && request.id !== undefined && (
        <button type="button" onClick={onCancel} className={ACTION}>
          Cancel
        </button>
      )}
    </>
  )
}

function FailedActions({ request, onRetry, onDismiss }: DrawingSheetProps) {
  return (
    <>
      {request.payload !== undefined && !FINAL_CODES.has(request.failure?.code ?? '') && (
        <button type="button" onClick={onRetry} className={ACTION}>
          Try again
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="-mr-2 grid size-8 place-items-center rounded-full hover:bg-on-sheet/7 focus-visible:outline-on-sheet pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" />
      </button>
    </>
  )
}

/** The seconds that somebody has watched: something moves, whatever takes how long. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

/** A line along the edge. What it has passed has really been reached; inside the stage under way it creeps on and never arrives by itself. */
function PencilLine({ stage }: { stage: DesignRequest['stage'] }) {
  const reached = stageIndex(stage)
  return (
    <span aria-hidden className="absolute inset-x-0 -top-px flex h-0.5">
      {GENERATION_STAGES.map((name, index) => (
        <span key={name} className="flex-1">
          <span
            className={classNames(
              'block h-full origin-left bg-on-sheet transition-transform ease-out',
              index < reached && 'scale-x-100 duration-300',
              index === reached && 'scale-x-90 duration-[12s]',
              index > reached && 'scale-x-0',
            )}
          />
        </span>
      ))}
    </span>
  )
}

/** The construction lines that a hand draws first. They come when the sketching does. */
function PencilGuides({ stage }: { stage: DesignRequest['stage'] }) {
  const isSketched = stageIndex(stage) >= 1
  return (
    <svg
      aria-hidden
      viewBox="0 0 200 200"
      fill="none"
      className={classNames(
        'absolute inset-[5%] size-[90%] mask-[radial-gradient(closest-side,transparent_45%,#000_85%)] stroke-sheet-hair [stroke-dasharray:1] [stroke-width:0.5] *:transition-[stroke-dashoffset] *:duration-1000 *:ease-studio',
        isSketched ? '[stroke-dashoffset:0]' : '[stroke-dashoffset:1]',
      )}
    >
      <circle pathLength={1} cx="100" cy="100" r="92" />
      <circle pathLength={1} cx="100" cy="100" r="64" />
      <path pathLength={1} d="M100 4v192" />
      <path pathLength={1} d="M4 100h192" />
      <path pathLength={1} d="M35 35l130 130" />
      <path pathLength={1} d="M165 35L35 165" />
    </svg>
  )
}
