import './slider.css'
import { Minus, Plus } from 'lucide-react'
import { useCallback, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'

type RangeProps = {
  value: number
  min: number
  max: number
  step: number
  /** The value as it is read out. */
  text: string
  onChange: (value: number) => void
  /** The hand has let go. */
  onDone?: (() => void) | undefined
}

/** The bare line with its thumb. Name it with a label or `aria-label`. */
export function Range(
  props: RangeProps & { id?: string; 'aria-label'?: string; className?: string },
) {
  const { value, min, max, step, text, onChange, onDone, className, ...rest } = props
  const fill = `${(100 * (value - min)) / (max - min)}%`
  // Not as an attribute: the content policy refuses those that come with the page.
  const fillLine = useCallback(
    (input: HTMLInputElement | null) => input?.style.setProperty('--fill', fill),
    [fill],
  )
  return (
    <input
      {...rest}
      ref={fillLine}
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={text}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onPointerUp={onDone}
      onBlur={onDone}
      className={classNames('slider', className)}
    />
  )
}

type SliderProps = RangeProps & {
  label: string
  /** What one press of the buttons beside it changes; a step where nothing else is said. */
  stride?: number
  /** What those do, in words: smaller and larger. */
  less: string
  more: string
}

const STEP_BUTTON =
  'grid size-9 flex-none place-items-center rounded-control text-faded hover:bg-ink/7 hover:text-ink disabled:pointer-events-none disabled:opacity-40 pointer-coarse:size-11'

/** A value to pull or to step through: whoever cannot pull has a button on either side. */
export function Slider({ label, less, more, stride, ...range }: SliderProps) {
  const id = useId()
  const { value, min, max, step, text, onChange, onDone } = range
  const stepBy = (by: number) => {
    onChange(Math.min(max, Math.max(min, value + by)))
    onDone?.()
  }
  return (
    <div className="text-14">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden className="text-13 text-faded tabular-nums">
          {text}
        </span>
      </div>
      <div className="-mx-2.25 flex items-center gap-1">
        <button
          type="button"
          aria-label={less}
          disabled={value <= min}
          onClick={() => stepBy(-(stride ?? step))}
          className={STEP_BUTTON}
        >
          <Minus aria-hidden className="size-4" />
        </button>
        <Range id={id} {...range} />
        <button
          type="button"
          aria-label={more}
          disabled={value >= max}
          onClick={() => stepBy(stride ?? step)}
          className={STEP_BUTTON}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  )
}
