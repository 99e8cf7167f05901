import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { FirstDrawing } from '#app/features/home/use-first-design.ts'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { PencilDrawing } from '#app/ui/pencil-drawing.tsx'
import { quoted } from '#app/ui/quoted.ts'
import type { FirstDesign } from '#shared/first-design.ts'
import type { PencilSketch } from '#shared/tattoos.ts'
import { shortTitle } from '#shared/titles.ts'

type FirstSheetProps = {
  /** What is under way; undefined once the design is there. */
  drawing: FirstDrawing | undefined
  design: FirstDesign | undefined
  /** The lines that are watched, or have been. */
  sketch: PencilSketch | undefined
  /** Drawn just now, before the visitor's eyes. */
  isFresh: boolean
  onGone: () => void
  className: string
}

/** The visitor's own sheet: the words, then the lines of the design in the place of its picture, then the ink over them. */
export function FirstSheet(props: FirstSheetProps) {
  const { drawing, design, sketch, isFresh, onGone, className } = props
  const [inkedUrl, setInkedUrl] = useState<string>()
  const isInked = design !== undefined && inkedUrl === design.previewUrl
  return (
    <figure className={className}>
      <div className="min-h-0 flex-1 p-[4%] pb-[2%]">
        <div className="relative size-full">
          {drawing !== undefined && (
            <Words prompt={drawing.prompt} isFading={sketch !== undefined} />
          )}
          {sketch !== undefined && (
            <PencilDrawing sketch={sketch} className={isInked ? 'under-ink' : ''} />
          )}
          {design !== undefined && (
            <img
              src={design.previewUrl}
              alt={design.altText}
              width={design.width}
              height={design.height}
              onLoad={() => setInkedUrl(design.previewUrl)}
              onError={onGone}
              className={classNames(
                'relative size-full object-contain mix-blend-multiply',
                isFresh && !isInked && 'opacity-0',
                isFresh && isInked && (sketch === undefined ? 'ink-in' : 'ink-over'),
              )}
            />
          )}
        </div>
      </div>
      {/* As high with a stage in it as with the design's name: the lines and the ink lie in the same place. */}
      <figcaption className="mx-4 flex min-h-20.5 items-center justify-between gap-4 border-t border-sheet-hair py-3 text-14 md:min-h-18 leading-[1.35]">
        {drawing !== undefined && <Progress stage={drawing.stage} />}
        {design !== undefined && <Keeping design={design} />}
      </figcaption>
    </figure>
  )
}

/** As they stand on the slip that hangs over the desk. */
function Words({ prompt, isFading }: { prompt: string; isFading: boolean }) {
  return (
    <p
      className={classNames(
        'absolute inset-0 m-auto line-clamp-6 size-fit max-w-[24ch] px-6 text-center font-display text-22 leading-[1.2] md:text-28 tracking-[-0.02em] text-balance text-on-sheet-faded transition-opacity duration-500 wrap-anywhere',
        isFading && 'opacity-0',
      )}
    >
      {quoted(prompt)}
    </p>
  )
}

const STAGE_WORDS = {
  reading: 'Reading your words',
  sketching: 'Sketching',
  inking: 'Inking',
  finishing: 'Finishing',
} as const satisfies Record<NonNullable<FirstDrawing['stage']>, string>

/** What is being done, and a second hand: something moves, whatever takes how long. */
function Progress({ stage }: Pick<FirstDrawing, 'stage'>) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <output className="font-semibold">
        {stage === null ? 'Sharpening the pencil' : STAGE_WORDS[stage]}
      </output>
      {/* Not for a screen reader, which would be told of every second. */}
      <span aria-hidden className="text-on-sheet-faded tabular-nums">
        {seconds} s
      </span>
    </>
  )
}

function Keeping({ design }: { design: FirstDesign }) {
  return (
    <>
      <span className="min-w-0">
        <span className="line-clamp-1 font-semibold">{shortTitle(design)}</span>
        <span className="text-on-sheet-faded">Your first design, marked until you keep it</span>
      </span>
      <Link
        to={paths.login({ mode: 'signup' })}
        className={`${buttonClass()} flex-none focus-visible:outline-on-sheet`}
      >
        Keep it
      </Link>
    </>
  )
}
