import { X } from 'lucide-react'
import { stageIndex, stageName, STAGE_COUNT } from '#app/features/designer/stages.ts'
import type { DesignRequest } from '#app/features/designer/design-requests.ts'
import { classNames } from '#app/ui/class-names.ts'

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

/** The paper while something is drawn on it: the words, and what the server is doing with them. */
export function DrawingSheet(props: DrawingSheetProps) {
  const { request, size, index = 0 } = props
  const { failure, prompt, stage } = request
  const isLarge = size === 'large'
  return (
    <div
      role={index > 0 ? undefined : failure === undefined ? 'status' : 'alert'}
      className={classNames(
        'sheet-paper flex flex-col shadow-lift',
        isLarge ? 'min-h-105 flex-1 lg:min-h-0' : 'aspect-4/5',
      )}
    >
      <div className="relative grid min-h-0 flex-1 place-items-center overflow-hidden px-[9%] py-6">
        {failure === undefined && <PencilGuides stage={stage} />}
        {failure === undefined && <PencilLine stage={stage} />}
        <p
          className={classNames(
            'relative max-w-[34ch] text-center font-display leading-[1.25] font-medium tracking-[-0.015em] text-balance text-on-sheet-faded',
            isLarge ? 'text-22 md:text-28' : 'line-clamp-6 text-17',
          )}
        >
          {failure === undefined ? `“${prompt}”` : failure.message}
        </p>
      </div>
      <div className="mx-3 flex min-h-11 flex-wrap items-center gap-x-3 border-t border-sheet-hair text-13 font-semibold">
        <span className="flex-1">{failure === undefined ? stageName(stage) : 'Not drawn'}</span>
        {failure === undefined ? <OpenActions {...props} /> : <FailedActions {...props} />}
      </div>
    </div>
  )
}

/** Asking for the same again would be refused again: the words or the plan have to change. */
const FINAL_CODES = new Set(['moderation_refused', 'invalid_request', 'upgrade_required'])

const ACTION =
  'relative inline-flex min-h-8 items-center px-1 font-semibold text-link pointer-coarse:min-h-11 focus-visible:outline-on-sheet'

function OpenActions({ request, index = 0, onCancel }: DrawingSheetProps) {
  const step = stageIndex(request.stage)
  return (
    <>
      {step >= 0 && (
        <span className="text-on-sheet-faded tabular-nums">
          {step + 1} of {STAGE_COUNT}
        </span>
      )}
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

/** A single line that grows by a quarter with every stage that is really reached. */
function PencilLine({ stage }: { stage: DesignRequest['stage'] }) {
  const length = ['w-0', 'w-1/4', 'w-1/2', 'w-3/4', 'w-full'][stageIndex(stage) + 1]
  return (
    <span aria-hidden className="absolute inset-x-0 bottom-0 h-0.5">
      <span
        className={classNames(
          'block h-full bg-on-sheet transition-[width] duration-500 ease-studio',
          length,
        )}
      />
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
