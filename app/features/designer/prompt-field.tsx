import { CircleAlert, LoaderCircle, PenLine } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { ImprovementNote } from '#app/features/designer/improvement-note.tsx'
import type { Improvement } from '#app/features/designer/use-prompt.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PROMPT_MAX_LENGTH } from '#shared/limits.ts'

type PromptFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder: string
  /** Said aloud and shown under the box. Every new object takes the focus back to the box, also with the same words. */
  problem: { message: string } | undefined
  improveLabel: string
  isImproving: boolean
  onImprove: () => void
  improvement: Improvement | undefined
  onUndo: () => void
  /** Undefined where there is nothing to clear. */
  onStartAfresh: (() => void) | undefined
}

export function PromptField(props: PromptFieldProps) {
  const { label, value, onChange, placeholder, problem } = props
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (problem !== undefined) box.current?.focus()
  }, [problem])
  const problemId = `${id}-problem`
  return (
    <div>
      <div className="mb-1.75 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-14 font-semibold">
          {label}
        </label>
        <span className="flex items-baseline gap-3 text-13 text-faded">
          {props.onStartAfresh !== undefined && <AfreshButton onPress={props.onStartAfresh} />}
          <span aria-hidden className="tabular-nums">
            {value.length} / {PROMPT_MAX_LENGTH}
          </span>
        </span>
      </div>
      <div className="relative">
        <textarea
          ref={box}
          id={id}
          value={value}
          maxLength={PROMPT_MAX_LENGTH}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          className={classNames(
            // The button stands on the lower border, because words scroll behind a padding. The edge is an outline.
            'block field-sizing-content max-h-60 min-h-27 w-full resize-none rounded-control border-b-44 border-transparent bg-(--field,var(--color-raised)) px-3.75 pt-3.25 pb-1.25 text-16 leading-normal -outline-offset-1 max-md:min-h-35 forced-colors:border-[Canvas]',
            problem === undefined
              ? 'outline-1 outline-edge focus:outline-2 focus:outline-ink'
              : 'outline-2 outline-red',
          )}
        />
        <ImproveButton {...props} />
      </div>
      <div role="alert" id={problemId} className="not-empty:mt-1.75">
        {problem !== undefined && (
          <p className="flex items-start gap-1.5 text-13 font-medium text-red">
            <CircleAlert aria-hidden className="mt-[0.2em] size-3.5 flex-none" />
            {problem.message}
          </p>
        )}
      </div>
      <ImprovementNote improvement={props.improvement} onUndo={props.onUndo} />
    </div>
  )
}

function AfreshButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="relative text-link after:absolute after:-inset-x-2 after:-inset-y-1.5 hover:text-ink pointer-coarse:after:-inset-y-3"
    >
      Start afresh
    </button>
  )
}

function ImproveButton({ improveLabel, isImproving, onImprove }: PromptFieldProps) {
  const Icon = isImproving ? LoaderCircle : PenLine
  return (
    <button
      type="button"
      aria-busy={isImproving || undefined}
      aria-disabled={isImproving || undefined}
      onClick={() => {
        if (!isImproving) onImprove()
      }}
      className="absolute right-1.75 bottom-1.75 inline-flex min-h-8.5 items-center gap-2 rounded-control border border-edge bg-(--field,var(--color-raised)) px-3 text-14 font-semibold transition-colors available-hover:border-ink unavailable:cursor-progress unavailable:border-transparent unavailable:bg-bone unavailable:text-faded pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-1.25"
    >
      <Icon
        aria-hidden
        className={classNames('size-4', isImproving && 'motion-safe:animate-spin')}
      />
      {improveLabel}
    </button>
  )
}
